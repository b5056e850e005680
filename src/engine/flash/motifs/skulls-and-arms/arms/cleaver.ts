import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A butcher's cleaver. */
export const cleaver: Motif = {
  name: 'cleaver',
  tinted: ['steel'],
  leanRad: 0.6,
  draw(canvas) {
    canvas.layer((pen) => drawCleaver(pen.at({ angleRad: 0.6 })));
  },
};

/** Upright, its handle below, its edge to the left; 2.6 long. */
function drawCleaver(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 0.3!, 0.36 0.3!, 0.36 1.24, 0.24 1.34, 0.1 1.24'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 2 * (x - 0.2)),
    line: inner * 1.1,
  });
  for (const y of [0.52, 0.8, 1.08])
    pen.fill(circle([0.23, y], 0.05, 16), { pigment: 'gold', tone: 0.2, line: detail });
  pen.fill(
    outlined('-0.5 -1.16!, 0.28 -1.2, 0.38 -1.1, 0.38 0.4!, 0.08 0.4!, 0.06 0.26!, -0.56 0.2!, -0.6 -0.5'),
    {
      pigment: 'steel',
      tone: (x) => clamp(0.45 + 0.8 * x),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.4 -1.14, -0.48 -0.5, -0.44 0.2'), detail * 1.3);
  pen.fill(circle([0.22, -1.0], 0.08, 22), { black: 'always', tone: 1 });
}
