import type { Field, Size } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';
import type { EraseStroke } from '../scene.ts';
import { pressStamp } from './brush.ts';
import { stampsAlong } from './stamp.ts';

/** What is left of a design after erasing: 1 all, 0 nothing; over the whole design, at a size of its own. */
export interface EraseMap extends Field {
  /** The strokes that made it, in order. */
  readonly strokes: readonly EraseStroke[];
}

export function blankEraseMap({ width, height }: Size): EraseMap {
  const { data } = emptyField(width, height);
  return { width, height, data: data.fill(1), strokes: [] };
}

/** A map after some more strokes; the one before stays as it is. */
export function withStrokes(before: EraseMap, more: readonly EraseStroke[]): EraseMap {
  const map = { ...before, data: before.data.slice(), strokes: [...before.strokes, ...more] };
  for (const stroke of more) eraseStroke(map, stroke);
  return map;
}

/** Whether a map is what one gets on the way to these strokes. */
export function leadsTo({ strokes }: EraseMap, wanted: readonly EraseStroke[]): boolean {
  return strokes.length <= wanted.length && strokes.every((stroke, i) => isSame(stroke, wanted[i]));
}

/** One stroke takes at most its opacity away, however often it crosses itself. */
function eraseStroke({ width, height, data }: Field, stroke: EraseStroke): void {
  const stamps = stampsAlong(stroke.points, stroke.diameter, height / width).map(({ x, y, radius }) => ({
    x: x * width,
    y: y * height,
    radius: radius * width,
  }));
  const reach = (pick: (stamp: { x: number; y: number; radius: number }) => number): number[] =>
    stamps.map(pick);
  const left = Math.max(0, Math.floor(Math.min(...reach(({ x, radius }) => x - radius)) - 1));
  const top = Math.max(0, Math.floor(Math.min(...reach(({ y, radius }) => y - radius)) - 1));
  const right = Math.min(width, Math.ceil(Math.max(...reach(({ x, radius }) => x + radius)) + 1));
  const bottom = Math.min(height, Math.ceil(Math.max(...reach(({ y, radius }) => y + radius)) + 1));
  if (right <= left || bottom <= top) return;
  const cover = emptyField(right - left, bottom - top);
  for (const { x, y, radius } of stamps) {
    pressStamp(cover, { x: x - left, y: y - top, radius }, stroke.hardness, stroke.flow);
  }
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const taken = stroke.opacity * (cover.data[(y - top) * cover.width + x - left] as number);
      data[y * width + x] = (data[y * width + x] as number) * (1 - taken);
    }
  }
}

/** Strokes never change once drawn, so their ends and settings tell them apart. */
function isSame(a: EraseStroke, b: EraseStroke | undefined): boolean {
  if (!b || a.points.length !== b.points.length) return false;
  if (a.diameter !== b.diameter || a.hardness !== b.hardness) return false;
  if (a.opacity !== b.opacity || a.flow !== b.flow) return false;
  const ends = [a.points[0], a.points.at(-1), b.points[0], b.points.at(-1)];
  return (
    ends[0]?.x === ends[2]?.x &&
    ends[0]?.y === ends[2]?.y &&
    ends[1]?.x === ends[3]?.x &&
    ends[1]?.y === ends[3]?.y
  );
}
