import type { Picture } from '#engine/pixels/raster.ts';
import { emptyPicture, fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { readSoftMask, softMaskOf } from '#engine/pixels/soft-mask.ts';
import { windowOf } from '#engine/pixels/window.ts';
import type { RoughSubject } from './subject.ts';

/** The part of a picture that its subject fills. */
export interface Cropped {
  readonly picture: Picture;
  /** 0 ground … 1 subject. */
  readonly subject: Float32Array<ArrayBuffer>;
}

/** Longer side, in pixels: enough for the finest line of a page. */
const side = 640;
/** Ground left around the subject, as a share of its size. */
const margin = 0.03;

/** Cuts a picture down to its subject, or takes all of it when there is none, at the size that is worked with. */
export function cropped(picture: Picture, rough: RoughSubject | null): Cropped {
  if (!rough) {
    const whole = shrinkPicture(picture, fitInside(picture, side));
    return { picture: whole, subject: new Float32Array(whole.width * whole.height).fill(1) };
  }
  const { small, marks } = rough;
  const [left, top, right, bottom] = boundsOf(marks, small.width);
  const spare = margin * Math.max(right - left, bottom - top);
  const [perColumn, perRow] = [picture.width / small.width, picture.height / small.height];
  const from = {
    x: Math.max(0, Math.floor((left - spare) * perColumn)),
    y: Math.max(0, Math.floor((top - spare) * perRow)),
  };
  const to = {
    x: Math.min(picture.width, Math.ceil((right + spare) * perColumn)),
    y: Math.min(picture.height, Math.ceil((bottom + spare) * perRow)),
  };
  const part = cut(picture, from.x, from.y, to.x - from.x, to.y - from.y);
  const scaled = shrinkPicture(part, fitInside(part, side));
  const window = windowOf({ left: from.x, top: from.y, width: part.width, height: part.height }, picture);
  const mask = readSoftMask(softMaskOf(small, marks), scaled, window);
  const subject = new Float32Array(mask.data.length);
  for (let i = 0; i < subject.length; i++)
    subject[i] = ((mask.data[i] as number) * (scaled.data[i * 4 + 3] as number)) / 65025;
  return { picture: scaled, subject };
}

function boundsOf(
  marks: Uint8Array,
  width: number,
): [left: number, top: number, right: number, bottom: number] {
  let [left, top, right, bottom] = [width, Infinity, 0, 0];
  marks.forEach((mark, i) => {
    if (mark === 0) return;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  });
  return [left, top, right, bottom];
}

function cut(picture: Picture, left: number, top: number, width: number, height: number): Picture {
  const part = emptyPicture(width, height);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * picture.width + left) * 4;
    part.data.set(picture.data.subarray(start, start + width * 4), y * width * 4);
  }
  return part;
}
