import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** The blades of a camera's shutter, half open. */
export const aperture: Motif = {
  name: 'aperture',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill([circle([0, 0], 1.3, 90), circle([0, 0], 1.08, 84)], {
        pigment: 'dark',
        tone: (x, y) => clamp(0.4 + 0.3 * (x + y)),
        line: inner * 1.3,
        rule: 'evenodd',
      });
      for (let blade = 0; blade < blades; blade++) {
        const angle = (blade / blades) * fullTurn;
        pen.fill(bladeAt(angle), {
          pigment: 'steel',
          tone: (x, y) => clamp(0.15 + 0.55 * (0.5 + 0.5 * Math.cos(Math.atan2(y, x) - angle - 0.4))),
          line: inner * 1.2,
        });
      }
    }),
};

const blades = 7;
/** The radius of the opening. */
const opening = 0.46;

/** From one corner of the opening along its edge to the ring, and back along the next blade's edge. */
function bladeAt(angle: number): Point[] {
  const step = fullTurn / blades;
  const reach = 1.3;
  return [
    polar(angle, opening),
    polar(angle + step, opening),
    ...arc([0, 0], 1.08, angle + step + reach - step, angle + reach - step, 10),
  ];
}
