import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { drawFullMoon } from '../../parts/sky-and-land/moon.ts';

/** How much of each moon is lit, negative where it wanes; the full moon in the middle. */
const phases = [0.24, 0.5, 0.78, 1, -0.78, -0.5, -0.24];

/** The phases of the moon: in a row, or on a bow in every other design. */
export const moonPhases: Motif = {
  name: 'moon-phases',
  tinted: ['moon'],
  draw(canvas) {
    const sag = canvas.kit.variant % 2 === 0 ? 0 : 0.34;
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        phases.forEach((lit, i) => {
          const across = (i - 3) / 3;
          const scale = 0.27 - 0.1 * Math.abs(across);
          const moon = pen.at({
            at: [across * 1.36, -sag * (1 - across * across)],
            scale,
            isFlipped: lit < 0,
          });
          if (lit === 1) {
            drawFullMoon(moon);
            return;
          }
          moon.fill(circle([0, 0], 1, 60), { black: 'always', tone: 1 });
          moon.fill(litPart(Math.abs(lit)), {
            pigment: 'moon',
            tone: (x, y) => clamp(0.1 + 0.4 * (y - x)),
            line: inner,
          });
          moon.dot([0, 1.5], detail * 1.2);
        });
      },
      { contour: 0.5 },
    );
  },
};

/** The right side of a moon up to its terminator. */
function litPart(share: number): Point[] {
  const bow = 1 - 2 * share;
  const edge = arc([0, 0], 1, -Math.PI / 2, Math.PI / 2, 36);
  const terminator = edge.toReversed().map(([x, y]): Point => [x * bow, y]);
  return [...edge, ...terminator];
}
