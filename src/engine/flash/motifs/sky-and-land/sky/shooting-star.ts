import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { starPolygon } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';

/** A star that falls to the lower left, and its tail. */
export const shootingStar: Motif = {
  name: 'shooting-star',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      for (const [line, half, pigment] of tails)
        pen.fill(outlineOf(ribbon(traced(line, 12), (t) => half * (1 - t) ** 0.8)), {
          pigment,
          tone: 0.15,
          line: inner,
        });
    });
    canvas.layer((upright) => {
      const pen = upright.at({ at: [-0.56, 0.56], scale: 0.6, angleRad: -0.3 });
      pen.fill(starPolygon([0, 0], 1, 5, 0.44), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.6 * (y - 0.3 * x)),
        line: pen.weight.inner * 1.2,
      });
    });
    for (const [x, y, scale] of [
      [0.5, 0.5, 0.12],
      [-0.5, -0.5, 0.1],
      [0.98, 0.06, 0.08],
    ] as const)
      canvas.layer((pen) => drawStar(pen.at({ at: [x, y], scale }), 4, 0.28), { contour: 0 });
  },
};

const tails = [
  ['-0.7 0.3, -0.3 -0.3, 0.2 -0.74, 0.76 -1.0', 0.1, 'petal'],
  ['-0.3 0.7, 0.2 0.3, 0.66 -0.14, 1.04 -0.66', 0.1, 'petal'],
  ['-0.5 0.5, 0.0 0.0, 0.5 -0.5, 1.12 -1.06', 0.17, 'ember'],
] as const;
