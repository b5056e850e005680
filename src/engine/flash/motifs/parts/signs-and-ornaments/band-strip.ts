import type { Polygon } from '../../../geometry/point.ts';
import { rectangle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Half the length of a band that is to be closed around an arm. */
export const bandReach = 1.5;

/** The whole length of a band between two heights. */
export function bandStrip(top: number, bottom: number): Polygon {
  return rectangle(-bandReach, top, bandReach, bottom);
}

/** The two black bars between which a band has its things or its words, `inner` above and below its middle. */
export function drawBandBars(pen: Pen, inner: number): void {
  for (const top of [-inner - 0.1, inner]) pen.fill(bandStrip(top, top + 0.1), { black: 'always', tone: 1 });
}
