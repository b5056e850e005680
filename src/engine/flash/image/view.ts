import { smoothstep } from '../geometry/interval.ts';
import type { Transform } from '../geometry/transform.ts';
import { compose, invert, placing } from '../geometry/transform.ts';
import type { PageRect } from '../paint/ink-planes.ts';
import { blur } from '../raster/blur.ts';
import { coverage, reframed } from '../raster/coverage.ts';
import { signedDistance } from '../raster/distance.ts';
import type { PixelRect } from '../raster/pixel-rect.ts';
import { lendPlane } from '../raster/scratch.ts';
import { readPlane } from './read-plane.ts';
import type { Study } from './study.ts';
import type { TracedLayer } from './traced-layer.ts';

/** The shape of a picture's subject as it lies on the page: planes of one rectangle of its pixels. */
export interface View {
  /** Coverage of the subject. */
  readonly body: Float32Array<ArrayBuffer>;
  /** Signed distance to the subject's edge, in pixels. */
  readonly edge: Float32Array<ArrayBuffer>;
  /** 1, and down to 0 towards a side on which the picture's border cuts the subject off; null: 1 everywhere. */
  readonly fade: Float32Array<ArrayBuffer> | null;
}

/** How far the subject's edge is rounded off, in units of the page: cut with scissors, not with a sieve. */
const rounding = 2.5;
/** Shares of the picture's size: how far a cut side's corners are rounded, and over what it fades. */
const cutting = { bulge: 0.16, fade: 0.16 };

/** @param reach how far the distance to the edge is wanted, in pixels */
export function viewOf(layer: TracedLayer, rect: PageRect, reach: number): View {
  const { study, place } = layer;
  const toStudy = fromPixels(layer, rect);
  const cutRoom = layer.frame ? null : roomBeforeCuts(study, toStudy, rect);
  const covered = layer.frame
    ? reframed(coverage([layer.frame], rect, { place }), rect).values
    : roundedSubject(study, toStudy, rect, { cutRoom, sigma: rounding * rect.perUnit });
  const edge = signedDistance({ ...rect, values: covered }, reach);
  const body = lendPlane(edge.length);
  for (let i = 0; i < edge.length; i++) body[i] = Math.max(0, Math.min(1, (edge[i] as number) + 0.5));
  const fadeLength = cutting.fade * Math.min(study.width, study.height);
  const fade =
    layer.look.fades && cutRoom !== null ? cutRoom.map((room) => smoothstep(0, fadeLength, room)) : null;
  return { body, edge, fade };
}

/** From the pixels of a rectangle of the page to those of the study. */
export function fromPixels({ toStudy, place }: TracedLayer, rect: PixelRect): Transform {
  return compose(toStudy, compose(invert(place), placing({ at: [rect.left + 0.5, rect.top + 0.5] })));
}

function roundedSubject(
  study: Study,
  toStudy: Transform,
  rect: PixelRect,
  { cutRoom, sigma }: { cutRoom: Float32Array | null; sigma: number },
): Float32Array<ArrayBuffer> {
  const subject = readPlane(study.subject, study, toStudy, rect);
  if (cutRoom) for (let i = 0; i < subject.length; i++) if ((cutRoom[i] as number) < 0) subject[i] = 0;
  return blur(subject, rect.width, rect.height, sigma);
}

/** How far it is to the sides that cut the subject off, in pixels of the study; those sides bulge. */
function roomBeforeCuts(
  { cut, width, height }: Study,
  toStudy: Transform,
  rect: PixelRect,
): Float32Array<ArrayBuffer> | null {
  if (!(cut.left || cut.right || cut.top || cut.bottom)) return null;
  const result = lendPlane(rect.width * rect.height);
  const bulge = cutting.bulge * Math.min(width, height);
  for (let row = 0, i = 0; row < rect.height; row++) {
    for (let column = 0; column < rect.width; column++, i++) {
      const x = toStudy.a * column + toStudy.c * row + toStudy.e;
      const y = toStudy.b * column + toStudy.d * row + toStudy.f;
      const [offX, offY] = [(2 * x) / width - 1, (2 * y) / height - 1];
      const bowX = bulge * offY * offY;
      const bowY = bulge * offX * offX;
      let room = Infinity;
      if (cut.left) room = Math.min(room, x - bowX);
      if (cut.right) room = Math.min(room, width - x - bowX);
      if (cut.top) room = Math.min(room, y - bowY);
      if (cut.bottom) room = Math.min(room, height - y - bowY);
      result[i] = room;
    }
  }
  return result;
}
