import type { Field, Mask, Picture, Size } from './raster.ts';
import { emptyField, emptyPicture } from './raster.ts';
import { linearSteps, type Window, wholeWindow } from './window.ts';

/** For each output position: the first source index of its box, and the shares of the boxes' ends. */
interface Boxes {
  readonly first: Int32Array;
  readonly count: number;
  readonly share: Float32Array;
}

function boxes(from: number, to: number): Boxes {
  const step = from / to;
  const count = Math.ceil(step) + 1;
  const first = new Int32Array(to);
  const share = new Float32Array(to * count);
  for (let i = 0; i < to; i++) {
    const start = i * step;
    const end = Math.min(from, start + step);
    first[i] = Math.min(Math.floor(start), from - 1);
    for (let k = 0; k < count; k++) {
      const at = (first[i] as number) + k;
      const covered = Math.min(end, at + 1) - Math.max(start, at);
      share[i * count + k] = at < from && covered > 0 ? covered / (end - start) : 0;
    }
  }
  return { first, count, share };
}

/** Shrinks by averaging the area that falls into each new pixel. @param to no larger than the picture */
export function shrinkPicture(picture: Picture, to: Size): Picture {
  if (picture.width === to.width && picture.height === to.height) return picture;
  const out = emptyPicture(to.width, to.height);
  const columns = boxes(picture.width, to.width);
  const rows = boxes(picture.height, to.height);
  const { data } = picture;
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let j = 0; j < rows.count; j++) {
        const down = rows.share[y * rows.count + j] as number;
        if (down === 0) continue;
        const row = ((rows.first[y] as number) + j) * picture.width;
        for (let i = 0; i < columns.count; i++) {
          const share = down * (columns.share[x * columns.count + i] as number);
          if (share === 0) continue;
          const at = (row + (columns.first[x] as number) + i) * 4;
          const opaque = share * (data[at + 3] as number);
          red += opaque * (data[at] as number);
          green += opaque * (data[at + 1] as number);
          blue += opaque * (data[at + 2] as number);
          alpha += opaque;
        }
      }
      const at = (y * to.width + x) * 4;
      out.data[at] = alpha > 0 ? red / alpha : 0;
      out.data[at + 1] = alpha > 0 ? green / alpha : 0;
      out.data[at + 2] = alpha > 0 ? blue / alpha : 0;
      out.data[at + 3] = alpha;
    }
  }
  return out;
}

/** Bilinear resize of a field, pixel centres aligned; for shrinking by more than two, average first. */
export function stretchField(field: Field, to: Size): Field {
  if (field.width === to.width && field.height === to.height) return field;
  return readWindow(field, to, wholeWindow);
}

/** Bilinear resize of a window of a field or a mask, pixel centres aligned. @param to size of what comes out */
export function readWindow({ width, height, data }: Field | Mask, to: Size, window: Window): Field {
  const out = emptyField(to.width, to.height);
  const columns = linearSteps(width, window.left, window.width, to.width);
  const rows = linearSteps(height, window.top, window.height, to.height);
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  for (let y = 0; y < to.height; y++) {
    const row = (rows.at[y] as number) * width;
    const down = rows.share[y] as number;
    for (let x = 0; x < to.width; x++) {
      const at = row + (columns.at[x] as number);
      const along = columns.share[x] as number;
      const top = (data[at] as number) * (1 - along) + (data[at + right] as number) * along;
      const bottom =
        (data[at + below] as number) * (1 - along) + (data[at + below + right] as number) * along;
      out.data[y * to.width + x] = top + (bottom - top) * down;
    }
  }
  return out;
}
