import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A loudspeaker in its box: a tweeter above a woofer. */
export const speaker: Motif = {
  name: 'speaker',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(outlined('-0.7 -1.1!, 0.7 -1.1!, 0.7 1.1!, -0.7 1.1!'), {
        pigment: 'wood',
        tone: (x, y) => clamp(0.2 + 0.3 * (x + 0.5 * y)),
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.6 -1.0!, 0.6 -1.0!, 0.6 1.0!, -0.6 1.0!'), {
        pigment: 'dark',
        tone: 0.3,
        line: inner,
      });
      drawCone(pen.at({ at: [0, -0.56], scale: 0.34 }));
      drawCone(pen.at({ at: [0, 0.38], scale: 0.54 }));
      for (const x of [-0.52, 0.52])
        for (const y of [-0.92, 0.92]) pen.fill(circle([x, y], 0.04, 14), { pigment: 'steel', tone: 0.2 });
    });
  },
};

/** A cone in its rim, of radius 1. */
function drawCone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 64), { pigment: 'steel', tone: 0.2, line: inner });
  pen.fill(circle([0, 0], 0.84, 60), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.4 - 0.4 * (x + y)),
    line: inner,
  });
  for (const radius of [0.66, 0.52]) pen.stroke(circle([0, 0], radius, 48), detail);
  pen.fill(circle([0, 0], 0.32, 36), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.3 + x + y),
    line: inner,
  });
}
