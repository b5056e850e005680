import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Point } from '../geometry/point.ts';
import { fullTurn, polar } from '../geometry/point.ts';
import type { Placing, Transform } from '../geometry/transform.ts';
import { compose, placing } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import type { CanvasKit } from '../paint/canvas.ts';
import { Canvas } from '../paint/canvas.ts';
import { boundsOfLayers } from '../paint/layer.ts';
import type { PageShape } from '../paint/page.ts';

/**
 * Several of one motif as one motif: facing each other, chasing in a circle, strewn, crossed or in a row.
 *
 * @param order 'crossed', 'level': side by side on one ground, or whether those on the right are mirrored
 * @param shape that of the page: those that face each other stand one above the other, or side by side
 */
export function grouped(
  motif: Motif,
  count: number,
  order: boolean | 'crossed' | 'level',
  shape: PageShape = 'square',
): Motif {
  if (count < 2) return motif;
  const places = placesOf(motif, count, order, shape);
  return {
    ...motif,
    draw(canvas) {
      for (const place of places) drawWithin(canvas, motif, place);
    },
  };
}

function placesOf(
  motif: Motif,
  count: number,
  order: boolean | 'crossed' | 'level',
  shape: PageShape,
): Placing[] {
  if (order === 'crossed') return crossed(count, motif.leanRad ?? 0);
  if (motif.grouping === 'abreast') return level(count).map((place) => ({ ...place, isFlipped: false }));
  if (order === 'level') return level(count);
  return motif.grouping === 'circling' && shape === 'square' ? circling(count) : facing(count, order, shape);
}

/** What is smaller than this share of the whole is drawn with finer lines. */
const smallPart = 0.32;

/** Draws the motif so that it fills, centred, the square -1 … 1 of its place. */
export function drawWithin(canvas: Canvas, motif: Motif, place: Placing): void {
  const { scale: share = 1 } = place;
  const kit = share < smallPart ? finer(canvas.kit) : canvas.kit;
  const part = new Canvas({ ...kit, sizePx: kit.sizePx * share });
  motif.draw(part);
  canvas.add(part, fitted(part, place));
}

/** Where what is on `part` has to go to fill, centred, the square -1 … 1 of `place`. */
export function fitted(part: Canvas, place: Placing): Transform {
  const bounds = boundsOfLayers(part.layers);
  const [x, y] = centerOf(bounds);
  const scale = 2 / Math.max(widthOf(bounds), heightOf(bounds), 1e-6);
  return compose(placing(place), placing({ at: [-x * scale, -y * scale], scale }));
}

/** Small parts with the lines of a large one would turn into black blobs. */
function finer(kit: CanvasKit): CanvasKit {
  const share = 0.55;
  const { contour, inner, detail } = kit.weight;
  return { ...kit, weight: { contour: contour * share, inner: inner * share, detail: detail * share } };
}

/** @param mayMirror whether those on the right look to the left; letters and clocks must not be mirrored */
function facing(count: number, mayMirror: boolean, shape: PageShape): Placing[] {
  return facingPlaces(count, shape).map((place) => ({
    ...place,
    isFlipped: mayMirror && place.at[0] > 0.01,
  }));
}

function facingPlaces(count: number, shape: PageShape): { readonly at: Point; readonly scale: number }[] {
  if (shape !== 'square' && count <= mostInLine) return inLine(count, shape);
  if (count === 2) {
    return [
      { at: [-0.5, 0.06], scale: 0.56 },
      { at: [0.5, -0.06], scale: 0.56 },
    ];
  }
  if (count === 3) {
    return [
      { at: [-0.5, 0.38], scale: 0.52 },
      { at: [0.5, 0.38], scale: 0.52 },
      { at: [0, -0.38], scale: 0.58 },
    ];
  }
  return Array.from({ length: count }, (_, i) => ({
    at: polar((i * fullTurn) / count - Math.PI / 2, 0.62),
    scale: 0.4,
  }));
}

/** More than these would be small in a line. */
const mostInLine = 5;

/** A line from end to end that swings a little, so that it is no list. */
export function inLine(count: number, shape: PageShape): { readonly at: Point; readonly scale: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const along = (2 * i + 1) / count - 1;
    const swing = (i % 2 === 0 ? -0.3 : 0.3) / count;
    return { at: shape === 'tall' ? [swing, along] : [along, swing], scale: 1.16 / count };
  });
}

/** In a row, the left half looking at the right one. */
function level(count: number): Placing[] {
  return Array.from({ length: count }, (_, i): Placing => {
    const x = (2 * i + 1) / count - 1;
    return { at: [x, 0], scale: 1.3 / count, isFlipped: x > 0.01 };
  });
}

/** Long things fan out from a point that all of them cross. */
function crossed(count: number, leanRad: number): Placing[] {
  return Array.from(
    { length: count },
    (_, i): Placing => ({ angleRad: ((i + 0.5) / count - 0.5) * Math.PI - leanRad }),
  );
}

/** Two hold each other; more of them chase each other around. */
function circling(count: number): Placing[] {
  const [radius, scale] = count === 2 ? [0.36, 0.8] : [0.62, 0.54];
  return Array.from({ length: count }, (_, i): Placing => {
    const angleRad = (i * fullTurn) / count;
    return { at: polar(angleRad + Math.PI, radius), scale, angleRad };
  });
}
