import { clamp } from '../../../geometry/interval.ts';
import { arc, circle, ellipse } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** A banded planet with a ring. */
export const planet: Motif = {
  name: 'planet',
  tinted: ['gold', 'ember'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.38 });
      const { inner, detail } = pen.weight;
      const ring = [ellipse([0, 0], 1.2, 0.32, 90), ellipse([0, 0], 0.86, 0.2, 90)];
      pen.fill(ring, { pigment: 'ember', tone: (x) => clamp(0.35 + 0.3 * x), line: inner, rule: 'evenodd' });
      pen.fill(circle([0, 0], 0.64, 90), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.35 + 0.75 * (x * 0.8 + y)),
        line: inner * 1.15,
      });
      for (const [y, bend] of [
        [-0.34, 0.02],
        [-0.2, 0.03],
        [0.24, 0.05],
        [0.38, 0.05],
      ] as const) {
        const half = Math.sqrt(0.62 ** 2 - y * y);
        pen.stroke(
          [
            [-half, y],
            [-half * 0.5, y + bend],
            [0, y + bend * 1.4],
            [half * 0.5, y + bend],
            [half, y],
          ],
          detail * 1.4,
          { taper: 0.15 },
        );
      }
      pen.stroke(arc([0.26, -0.06], 0.09, 0, 6.28, 24), detail);
      const front = [
        ellipse([0, 0], 1.2, 0.32, 90).filter(([, y]) => y >= -0.001),
        ellipse([0, 0], 0.86, 0.2, 90)
          .filter(([, y]) => y >= -0.001)
          .toReversed(),
      ].flat();
      pen.fill(front, { pigment: 'ember', tone: (x) => clamp(0.15 + 0.5 * x), line: inner });
      pen.stroke(
        ellipse([0, 0], 1.03, 0.26, 90).filter(([, y]) => y >= 0),
        detail,
      );
    });
  },
};
