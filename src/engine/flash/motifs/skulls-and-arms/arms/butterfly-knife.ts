import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Open, its two handles spread. */
export const butterflyKnife: Motif = {
  name: 'butterfly-knife',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer(drawLeafBlade);
    canvas.layer((pen) => drawHalfHandle(pen), { at: { at: [0.13, 0.04], angleRad: -0.34 } });
    canvas.layer((pen) => drawHalfHandle(pen), {
      at: { at: [-0.13, 0.04], angleRad: 0.34, isFlipped: true },
    });
  },
};

function drawLeafBlade(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 0.1!, -0.16 -0.6!, -0.12 -0.86, 0.06 -1.3!, 0.16 -0.92, 0.17 -0.5, 0.16 0.1!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 2.2 * x + 0.1 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.05 -0.06, 0.06 -0.6, 0.04 -1.1'), inner, { taper: 0.2 });
  pen.stroke(traced('-0.08 -0.1, -0.08 -0.58'), detail * 2, { isErasing: true, taper: 0.3 });
}

/** From its pivot down, pierced with holes. */
function drawHalfHandle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.1 -0.1, 0.06 -0.12, 0.13 0.0, 0.13 1.1!, 0.06 1.22, -0.08 1.22, -0.11 1.1!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + 2 * x + 0.1 * y),
    line: inner * 1.1,
  });
  for (const [y, radius] of [
    [0.26, 0.05],
    [0.44, 0.06],
    [0.63, 0.065],
    [0.82, 0.06],
    [1.0, 0.05],
  ] as const)
    pen.fill(circle([0.01, y], radius, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.01, 0.02], 0.055, 18), { pigment: 'gold', tone: 0.2, line: detail * 1.4 });
}
