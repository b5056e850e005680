import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A pheasant's feather on a crown: barred, rising from the crown and falling outwards. */
export function drawPheasantFeather(side: Pen): void {
  const { inner, detail } = side.weight;
  const line = spline(traced('0.16 -1.3, 0.4 -1.9, 0.86 -2.2, 1.36 -2.06, 1.64 -1.56, 1.7 -0.9', 1), 10);
  const feather = ribbon(line, (share) => 0.12 * (1 - share) ** 0.6 + 0.02);
  side.fill(outlineOf(feather), {
    pigment: 'ember',
    tone: (x) => clamp(0.2 + 0.3 * x),
    line: inner * 1.1,
  });
  for (let i = 4; i < line.length - 4; i += 4) {
    const [x, y] = line[i] as readonly [number, number];
    side.fill(circle([x, y], 0.045, 14), { pigment: 'dark', black: 'uncolored', tone: 0.6, line: detail });
  }
}
