import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of earrings: a pearl below a leaf of gold, hanging from a hook. */
export const pearlEarring: Motif = {
  name: 'pearl-earring',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y] of [
        [-0.46, 0.06],
        [0.46, -0.06],
      ] as const)
        drawEarring(pen.at({ at: [x, y] }));
    });
  },
};

function drawEarring(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(
    traced('0.2 -0.5, 0.26 -0.78, 0.14 -1.0, -0.04 -1.02, -0.14 -0.88, -0.06 -0.66, 0 -0.46'),
    inner * 1.6,
    {
      taper: 0.2,
      tapering: 'start',
    },
  );
  pen.fill(circle([0, -0.38], 0.09, 24), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(outlined('0 -0.3!, 0.16 -0.12, 0.2 0.1!, 0 0.02, -0.2 0.1!, -0.16 -0.12'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.6 * x),
    line: inner,
  });
  pen.fill(circle([0, 0.42], 0.38), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.9 * (x * 0.6 + y - 0.42)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.24 0.4, -0.2 0.28, -0.1 0.2'), detail * 2, { taper: 0.4, isErasing: true });
  pen.stroke(traced('0.06 0.68, 0.2 0.6, 0.26 0.48'), detail, { taper: 0.4 });
}
