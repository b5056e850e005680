import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A virus as pictures of the news show it: a ball with knobbed spikes all around. */
export const virus: Motif = {
  name: 'virus',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (let i = 0; i < 16; i++) {
        const angle = (i / 16) * fullTurn;
        pen.stroke([polar(angle, 0.7), polar(angle, 1.02)], inner * 2);
        pen.fill(circle(polar(angle, 1.06), 0.09, 20), { pigment: 'petal', tone: 0.25, line: inner });
      }
      pen.fill(circle([0, 0], 0.76, 80), {
        pigment: 'leaf',
        tone: ballShader([0, 0], 0.76),
        line: inner * 1.2,
      });
      for (const [x, y] of [
        [-0.3, -0.32],
        [0.16, -0.4],
        [0.42, -0.02],
        [0.0, 0.02],
        [-0.46, 0.12],
        [-0.12, 0.42],
        [0.3, 0.4],
      ] as const) {
        pen.fill(circle([x, y], 0.1, 20), { pigment: 'petal', tone: 0.2, line: inner });
        pen.dot([x - 0.03, y - 0.03], detail);
      }
    });
  },
};
