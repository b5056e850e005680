import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawRope } from '../../parts/tools-and-things/rope.ts';
import { fish } from './fish.ts';

/** The two fish of Pisces: one circles the other, a cord from mouth to mouth. */
export const doubleFish: Motif = {
  name: 'double-fish',
  tinted: fish.tinted,
  draw(canvas) {
    for (const sign of [1, -1])
      canvas.part(fish.draw, {
        at: [0.06 * sign, -0.62 * sign],
        scale: 0.9,
        angleRad: sign > 0 ? 0 : Math.PI,
      });
    canvas.layer((pen) => drawRope(pen, cord, 0.045), { contour: 0.6 });
  },
};

const cord = traced(
  '-0.84 -0.5, -1.06 -0.36, -1.0 -0.1, -0.6 0.02, -0.2 -0.06, 0 0, 0.2 0.06, 0.6 -0.02, 1.0 0.1, 1.06 0.36, 0.84 0.5',
  8,
);
