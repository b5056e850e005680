import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { LockPlaces } from '../any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../any-beast/fur.ts';
import type { CanineFace } from './canine-face.ts';
import { drawCanineFace } from './canine-face.ts';

/** A dog's face, and the hair that hangs behind it or over it. */
export interface Breed extends Omit<CanineFace, 'isSnarling' | 'isGentle'> {
  readonly behind?: readonly Hair[];
  readonly over?: readonly Hair[];
  readonly hasTongue?: boolean;
  /** Wavy hair down its ears. */
  readonly hasWaves?: boolean;
}

interface Hair {
  readonly places: LockPlaces;
  readonly pigment: Pigment;
  readonly width: number;
}

export function drawBreed(pen: Pen, { behind = [], over = [], hasTongue, hasWaves, ...face }: Breed): void {
  for (const hair of behind) drawHair(pen, hair);
  drawCanineFace(pen, { ...face, isSnarling: false, isGentle: true });
  for (const hair of over) drawHair(pen, hair);
  if (hasWaves)
    drawBothSides(pen, (side) => {
      for (const line of [
        '0.66 -0.4, 0.74 0.0, 0.7 0.4, 0.78 0.8',
        '0.76 -0.3, 0.86 0.1, 0.82 0.5, 0.92 0.9',
        '0.84 -0.16, 0.94 0.2, 0.94 0.5, 1.02 0.8',
        '0.58 0.2, 0.62 0.5, 0.6 0.8',
      ])
        side.stroke(traced(line), side.weight.inner * 0.9, { taper: 0.5 });
    });
  if (!hasTongue) return;
  pen.fill(outlined('-0.12 0.82!, 0.12 0.82!, 0.16 0.98, 0.1 1.14, 0 1.18, -0.1 1.14, -0.16 0.98'), {
    pigment: 'blush',
    tone: (_, y) => clamp(0.7 - 2 * (y - 0.8)),
    line: pen.weight.inner,
  });
  pen.stroke(traced('0 0.86, 0.01 0.96, 0 1.06'), pen.weight.detail, { taper: 0.4 });
}

function drawHair(pen: Pen, { places, pigment, width }: Hair): void {
  drawLocks(pen, places, {
    width,
    bend: -0.1,
    pigment,
    tone: (x, y) => clamp(0.08 + 0.35 * Math.abs(x) + 0.2 * Math.abs(y - 0.2)),
  });
}
