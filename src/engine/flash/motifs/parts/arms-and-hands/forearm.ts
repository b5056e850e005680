import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A forearm in its sleeve; the wrist is at the origin, about 0.5 wide and open towards the hand on its right. */
export function drawForearm(pen: Pen, { cloth }: { cloth: Pigment }): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.7 -0.3!, -0.3 -0.29, 0.06 -0.24!, 0.06 0.24!, -0.3 0.29, -0.7 0.3!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.15 + 1.2 * y),
  });
  for (const edge of ['-0.7 -0.3, -0.3 -0.29, 0.06 -0.24', '-0.7 0.3, -0.3 0.29, 0.06 0.24'])
    pen.stroke(traced(edge), inner);
  pen.fill(outlined('-0.4 -0.4!, -0.34 0, -0.4 0.4!, -0.96 0.47!, -0.9 0, -0.96 -0.47!'), {
    pigment: cloth,
    tone: (_, y) => clamp(0.2 + 0.9 * y),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.26 -0.42!, -0.2 0, -0.26 0.42!, -0.46 0.44!, -0.4 0, -0.46 -0.44!'), {
    pigment: cloth,
    tone: (_, y) => clamp(0.1 + 0.9 * y),
    line: inner * 1.1,
  });
  for (const fold of ['-0.88 -0.28, -0.7 -0.2, -0.56 -0.23', '-0.88 0.16, -0.7 0.22, -0.54 0.19'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}
