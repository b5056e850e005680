import { areaOf } from '../geometry/area.ts';
import type { Point } from '../geometry/point.ts';
import { simplify } from '../geometry/simplify.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import type { Rgb } from '../paint/palette.ts';
import { levelLines } from '../raster/level-lines.ts';
import type { PixelRect } from '../raster/pixel-rect.ts';
import type { Shape } from './vectors.ts';
import { area } from './vectors.ts';

/** Corners are left out as long as the outline stays so near, in units: less than a tenth of the finest needle. */
const tolerance = 0.3;
/** Outlines around less than this, in square units, are specks. */
const speck = 5;

/** The areas of a page in which a plane reaches a level, as one shape; none where there are none. */
export function smoothAreas(page: PixelRect, values: ArrayLike<number>, level: number, opacity = 1): Shape[] {
  const rings = ringsOf({ ...page, values }, level, tolerance);
  return rings.length > 0 ? [area(rings, { opacity })] : [];
}

function ringsOf(field: PixelRect & { values: ArrayLike<number> }, level: number, within: number): Point[][] {
  return levelLines(field, level)
    .filter((ring) => areaOf(ring) > speck)
    .map((ring) => simplify(ring, within));
}

/** How far around what no line covers black is taken along, so that areas reach below the lines beside them. */
const reach = 3;

/** What is black on the page and not yet drawn, as one area for each piece. */
export function blackAreas(page: InkPlanes, drawn: Float32Array): Shape[] {
  const { width, height, ink } = page;
  const near = new Uint8Array(width * height);
  for (let i = 0; i < ink.length; i++) {
    if ((ink[i] as number) > 0.5 && (drawn[i] as number) < 0.5) near[i] = 1;
  }
  spread(near, width, 1);
  spread(near, width, width);
  const values = new Float32Array(ink.length);
  for (let i = 0; i < ink.length; i++) if (near[i]) values[i] = ink[i] as number;
  return smoothAreas(page, values, 0.5);
}

/** Marks what lies within `reach` of what is marked, before and after it by so many pixels at a time. */
function spread(marks: Uint8Array, length: number, pace: number): void {
  const from = marks.slice();
  for (let i = 0; i < marks.length; i++) {
    if (!from[i]) continue;
    for (let off = -reach; off <= reach; off++) {
      const to = i + off * pace;
      // Along a row no mark leaves it; beyond the first and last row there is nothing to mark.
      if (pace === 1 && Math.floor(to / length) !== Math.floor(i / length)) continue;
      if (to >= 0 && to < marks.length) marks[to] = 1;
    }
  }
}

/** So many colours are told apart at most; a palette has fewer slots. */
const mostColours = 24;
/** Fewer pixels of one colour are the blend of two at their border. */
const fewest = 60;

/** The cells of each colour, from the commonest on. */
export function colourAreas(page: InkPlanes, opacity: number): Shape[] {
  const { pigment, pigmentWords, width, height } = page;
  const counts = new Map<number, number>();
  for (let i = 0; i < pigmentWords.length; i++) {
    if ((pigment[i * 4 + 3] as number) < 255) continue;
    const word = pigmentWords[i] as number;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts]
    .filter(([, count]) => count >= fewest)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostColours)
    .map(([word]) => word);
  if (words.length === 0) return [];
  const colours = words.map((word): Rgb => {
    const i = pigmentWords.indexOf(word) * 4;
    return [pigment[i] as number, pigment[i + 1] as number, pigment[i + 2] as number];
  });
  const labels = new Uint8Array(width * height);
  const boxes = colours.map(() => ({ left: width, top: height, right: 0, bottom: 0 }));
  const known = new Map(words.map((word, i) => [word, i]));
  for (let i = 0; i < labels.length; i++) {
    if ((pigment[i * 4 + 3] as number) < 128) continue;
    const word = pigmentWords[i] as number;
    let label = known.get(word);
    if (label === undefined) {
      label = nearest(colours, pigment, i * 4);
      known.set(word, label);
    }
    labels[i] = label + 1;
    const box = boxes[label] as (typeof boxes)[number];
    const [x, y] = [i % width, Math.floor(i / width)];
    if (x < box.left) box.left = x;
    if (x >= box.right) box.right = x + 1;
    if (y < box.top) box.top = y;
    box.bottom = y + 1;
  }
  return colours.flatMap((color, i) => {
    const { left, top, right, bottom } = boxes[i] as (typeof boxes)[number];
    const box = { left, top, width: right - left, height: bottom - top };
    const values = new Uint8Array(box.width * box.height);
    for (let y = 0, to = 0; y < box.height; y++) {
      const from = (y + top) * width + left;
      for (let x = 0; x < box.width; x++, to++) values[to] = labels[from + x] === i + 1 ? 1 : 0;
    }
    const rings = ringsOf({ ...box, values }, 0.5, 0.6);
    return rings.length > 0 ? [area(rings, { color, opacity })] : [];
  });
}

function nearest(colours: readonly Rgb[], pigment: Uint8ClampedArray, at: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  colours.forEach((color, i) => {
    const off = color.reduce(
      (sum, part, channel) => sum + (part - (pigment[at + channel] as number)) ** 2,
      0,
    );
    if (off < least) [best, least] = [i, off];
  });
  return best;
}
