import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Two long bones that cross, 2.3 wide and 1.6 high. */
export function drawCrossedBones(pen: Pen): void {
  for (const angleRad of [0.56, -0.56])
    pen.at({ angleRad }).fill(bone, {
      pigment: 'bone',
      tone: (_, y) => clamp(0.15 + 2.2 * y),
      line: pen.weight.inner,
    });
}

const bone = outlined(
  '-1.0 -0.1!, 1.0 -0.1!, 1.08 -0.25, 1.25 -0.25, 1.3 -0.1, 1.23 0, 1.3 0.1, 1.25 0.25, 1.08 0.25, 1.0 0.1!, -1.0 0.1!, -1.08 0.25, -1.25 0.25, -1.3 0.1, -1.23 0, -1.3 -0.1, -1.25 -0.25, -1.08 -0.25',
);
