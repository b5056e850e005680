import { clamp, steps } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** The bent drop of Persian cloth: drops within drops, a flower in its heart, scallops around it. */
export const paisley: Motif = {
  name: 'paisley',
  tinted: ['petal', 'gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      const edge = outlined(drop, 12);
      for (const [i, at] of edge.entries())
        if (i % 6 === 0) pen.fill(circle(at, 0.11, 22), { pigment: 'gold', tone: 0.25, line: inner });
      for (const [scale, pigment, tone] of [
        [1, 'petal', 0.3],
        [0.84, 'foam', 0.02],
        [0.72, 'water', 0.35],
        [0.54, 'foam', 0.02],
      ] as const)
        pen.fill(
          edge.map(([x, y]) => [x * scale - 0.02 * (1 - scale), 0.36 + (y - 0.36) * scale] as const),
          { pigment, tone: (x, y) => clamp(tone + 0.2 * (x + y)), line: inner * 1.1 },
        );
      for (const [i, [x, y]] of edge.entries())
        if (i % 5 === 2)
          pen.fill(circle([x * 0.92, 0.36 + (y - 0.36) * 0.92], 0.035, 14), {
            pigment: 'foam',
            tone: 0,
            line: detail,
          });
      for (const angle of steps(7, 0, (7 / 8) * 2 * Math.PI))
        pen
          .at({ at: polar(angle, 0.2, [0, 0.42]), angleRad: angle })
          .fill(outlined('-0.12 0!, 0 -0.075, 0.14 0!, 0 0.075'), {
            pigment: 'petal',
            tone: 0.25,
            line: inner,
          });
      pen.fill(circle([0, 0.42], 0.1, 26), { pigment: 'gold', tone: 0.15, line: inner });
      pen.stroke(traced('0.06 0.14, 0.04 -0.1, 0.14 -0.3, 0.3 -0.4'), inner, { taper: 0.3 });
      for (const [x, y] of [
        [0.0, -0.02],
        [0.1, -0.2],
        [0.24, -0.34],
      ] as const)
        for (const side of [-1, 1])
          pen
            .at({ at: [x, y], angleRad: 0.5 + side * 0.9 })
            .fill(outlined('0 0!, 0.07 -0.12, 0 -0.24!, -0.07 -0.12'), {
              pigment: 'leaf',
              tone: 0.2,
              line: detail,
            });
    });
  },
};

const drop =
  '0 1.12, -0.42 1.02, -0.72 0.7, -0.78 0.28, -0.62 -0.16, -0.36 -0.52, -0.1 -0.86, 0.2 -1.12, 0.56 -1.2, 0.8 -1.04, 0.82 -0.78, 0.66 -0.64!, 0.56 -0.86, 0.36 -0.78, 0.3 -0.5, 0.48 -0.2, 0.7 0.14, 0.78 0.5, 0.66 0.86, 0.38 1.06';
