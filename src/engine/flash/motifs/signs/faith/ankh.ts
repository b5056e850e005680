import { symmetric } from '../../../geometry/traced.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** The ankh, the key of life: a loop on a cross whose arms grow broader. */
export const ankh: Motif = {
  name: 'ankh',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill([body, hole], {
        pigment: 'gold',
        tone: linearShader([-0.5, -0.6], [0.7, 0.9], [0, 0.75]),
        line: inner * 1.2,
        rule: 'evenodd',
      });
      for (const line of [rim, leg]) pen.stroke([...line, ...line.slice(0, 1)], detail * 1.2);
    });
  },
};

const body = symmetric(
  '0 -1.2, 0.34 -1.1, 0.52 -0.8, 0.44 -0.46, 0.24 -0.12, 0.17 0.03!, 0.72 -0.06!, 0.76 0.12, 0.72 0.32!, 0.15 0.22!, 0.26 1.2!, 0 1.22',
);
const hole = symmetric('0 -0.96, 0.2 -0.9, 0.28 -0.72, 0.22 -0.46, 0.08 -0.14, 0 -0.02!');
const rim = symmetric('0 -1.09, 0.28 -1.0, 0.41 -0.77, 0.34 -0.48, 0.12 -0.06, 0 0.06!');
const leg = symmetric('0 0.3!, 0.06 0.3!, 0.15 1.1!, 0 1.11!');
