import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A hibiscus flower from the front between leaves. */
export const hibiscus: Motif = {
  name: 'hibiscus',
  tinted: ['petal', 'blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const [angle, scale] of [
        [2.6, 0.9],
        [0.5, 0.85],
        [-2.2, 0.75],
      ] as const) {
        drawLeaf(pen.at({ at: polar(angle, 0.6), scale, angleRad: angle }), { width: 0.5, teeth: 0.25 });
      }
      for (let i = 0; i < 5; i++) {
        const angle = (i * fullTurn) / 5 - 0.3;
        const rim = steps(40, -1, 1).map((u): Point => {
          const shoulder = Math.max(0, 1 - Math.abs(u) ** 2.6) ** 0.45;
          return polar(angle + 0.12 + u * 0.82, (0.3 + 0.7 * shoulder) * (1 + 0.035 * Math.sin(u * 11 + i)));
        });
        pen.fill([[0, 0], ...rim], {
          pigment: 'petal',
          tone: (x, y) => clamp(1 - 1.5 * lengthOf(x, y)),
          line: inner * 1.1,
        });
        for (let k = -3; k <= 3; k++) {
          const at = angle + 0.12 + k * 0.19;
          pen.stroke(
            [polar(at * 0.5 + angle * 0.5, 0.2), polar(at, 0.5), polar(at + 0.04 * k, 0.84 - 0.03 * k * k)],
            detail * 0.9,
            { taper: 0.6, tapering: 'end' },
          );
        }
      }
      const column = traced('0 0, 0.2 -0.26, 0.34 -0.6, 0.6 -0.86', 8);
      pen.stroke(column, (t) => inner * (2.4 - t));
      for (let i = 14; i < column.length; i++) {
        const [x, y] = column[i] as Point;
        for (const side of [-1, 1]) {
          const tip: Point = [x + side * 0.075, y + side * 0.05 - 0.02];
          pen.stroke([[x, y], tip], detail);
          pen.dot(tip, detail * 1.5);
        }
      }
    });
  },
};
