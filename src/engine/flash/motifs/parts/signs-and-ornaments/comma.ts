import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The lower half of a semicolon, 0.8 high, its head at [0, 0.16]. */
export function drawComma(pen: Pen): void {
  pen.fill(comma, { black: 'always', tone: 1 });
}

const comma = outlined(
  '-0.15 0.14, -0.1 0.02, 0.02 -0.02, 0.13 0.04, 0.17 0.18, 0.13 0.42, 0.0 0.66, -0.2 0.82!, -0.08 0.6, -0.02 0.4, 0.0 0.29, -0.1 0.26',
);
