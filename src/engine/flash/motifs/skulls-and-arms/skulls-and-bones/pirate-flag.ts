import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawCrossedBones } from '../../parts/weapons/crossed-bones.ts';
import { drawSkull } from './skull.ts';

/** The Jolly Roger, waving from its pole. */
export const pirateFlag: Motif = {
  name: 'pirate-flag',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-1.06 -1.0!, -0.96 -1.0!, -0.96 1.3!, -1.06 1.3!'), {
        pigment: 'wood',
        tone: (x) => clamp(0.3 + 6 * (x + 1)),
        line: inner,
      });
      pen.fill(circle([-1.01, -1.06], 0.1, 24), { pigment: 'gold', tone: 0.2, line: inner });
      pen.fill(cloth, { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner });
      for (const fold of ['-0.5 -0.96, -0.56 -0.2, -0.5 0.5', '0.66 -0.7, 0.6 -0.1, 0.68 0.5'])
        pen.stroke(traced(fold), detail, { isErasing: true, taper: 0.5 });
      drawCrossedBones(pen.at({ at: [0.08, 0], scale: 0.52 }));
      drawSkull(pen.at({ at: [0.08, -0.22], scale: 0.36 }));
    });
  },
};

const cloth = outlined(
  '-0.96 -0.86!, -0.5 -0.98, 0 -0.86, 0.5 -0.72, 1.1 -0.84!, 1.02 -0.5, 1.14 -0.1, 1.04 0.24, 1.12 0.58!, 0.5 0.72, 0 0.6, -0.5 0.48, -0.96 0.6!',
);
