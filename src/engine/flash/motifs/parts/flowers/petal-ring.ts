import { clamp } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A petal along the x axis, from the middle of the flower at 0 to its tip at 1. */
export interface PetalLook {
  readonly outline: Polygon;
  readonly pigment: Pigment;
  /** Lines along the petal. */
  readonly veins?: readonly string[];
  /** How dark it is at its root; it grows light towards the tip. */
  readonly rootTone?: number;
}

export function drawPetal(pen: Pen, { outline, pigment, veins = [], rootTone = 0.9 }: PetalLook): void {
  pen.fill(outline, {
    pigment,
    tone: (x, y) => clamp(rootTone - 1.2 * lengthOf(x, y) + 0.12 * Math.abs(y)),
    line: pen.weight.inner,
  });
  for (const vein of veins) pen.stroke(traced(vein), pen.weight.detail * 0.9, { taper: 0.5 });
}

/** Petals all around the pen's origin, the first turned by `turnRad`. */
export function drawPetalRing(pen: Pen, count: number, look: PetalLook, turnRad = 0): void {
  for (let i = 0; i < count; i++) drawPetal(pen.at({ angleRad: turnRad + (i * fullTurn) / count }), look);
}
