import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides, drawHairs } from '../parts/any-beast/fur.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';
import { drawLeaf } from '../parts/plants/leaf.ts';

/** The snow fairy of the north: a white ball of down with a speck of a beak and a long tail, on a twig. */
export const longTailedTit: Motif = {
  name: 'long-tailed-tit',
  tinted: ['foam'],
  mouth: [0.02, -0.2],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const turn of [0.1, -0.12, 0])
        drawFeatherBlade(pen.at({ at: [-0.5, 0.5], scale: 1.3, angleRad: 2.36 + turn }), 0.13, 'dark', 0.3);
      for (const [x, y, angleRad] of [
        [0.84, 0.76, -0.8],
        [1.02, 0.76, 0.5],
        [-0.98, 0.82, 3.4],
      ] as const)
        drawLeaf(pen.at({ at: [x, y], scale: 0.34, angleRad }), { width: 0.5, veins: 3 });
      pen.fill(
        outlined('-1.1 0.86!, -0.4 0.8, 0.3 0.84, 1.06 0.72!, 1.08 0.8!, 0.3 0.94, -0.4 0.92, -1.08 0.94!'),
        { pigment: 'wood', tone: 0.4, line: inner },
      );
      for (const isFlipped of [true, false])
        pen
          .at({ isFlipped })
          .fill(outlined('0.6 -0.26!, 0.86 0.0, 0.92 0.32, 0.82 0.62!, 0.66 0.5, 0.58 0.2'), {
            pigment: 'dark',
            tone: (x) => clamp(1.4 - x),
            line: inner,
          });
      pen.fill(down, {
        pigment: 'foam',
        tone: (x, y) =>
          clamp(0.02 + 0.6 * smoothstep(0.5, 0.9, Math.abs(x + 0.06)) + 0.5 * smoothstep(0.3, 0.85, y)),
        line: inner * 1.2,
      });
      for (const row of [
        '-0.5 0.3, 0 0.36, 0.5 0.3',
        '-0.4 0.5, 0 0.56, 0.4 0.5',
        '-0.3 0.08, 0 0.14, 0.3 0.08',
      ])
        drawHairs(pen, traced(row), [0, 0.09], 9);
      drawBothSides(pen, (side) => {
        drawHairs(side, traced('0.66 -0.3, 0.74 0.0, 0.7 0.3'), [-0.02, 0.12], 7);
        side.fill(outlined('0.22 0.72!, 0.3 0.88, 0.26 0.98, 0.16 0.98, 0.12 0.88!'), {
          pigment: 'dark',
          tone: 0.4,
          line: detail,
        });
        side.fill(circle([0.27, -0.26], 0.085, 24), { black: 'always', tone: 1 });
        side.fill(circle([0.24, -0.29], 0.026, 14), { color: [255, 255, 255], tone: 0 });
        side.stroke(traced('0.17 -0.37, 0.27 -0.4, 0.37 -0.34'), detail * 1.2, { taper: 0.5 });
      });
      pen.fill(symmetric('0 -0.26, 0.07 -0.23, 0.06 -0.16, 0 -0.08!'), { black: 'always', tone: 1 });
    });
  },
};

/** Ruffled at its rim. */
const down = symmetric(
  '0 -0.78, 0.34 -0.71, 0.62 -0.48, 0.77 -0.16, 0.83 0.14, 0.87 0.32!, 0.77 0.42, 0.73 0.56!, 0.6 0.64, 0.52 0.75!, 0.36 0.78, 0.2 0.84, 0 0.85',
);
