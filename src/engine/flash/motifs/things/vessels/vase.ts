import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A bellied vase with a flaring neck, a sprig painted on it; empty, as others fill it. */
export const vase: Motif = {
  name: 'vase',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      const round = (x: number) =>
        clamp(0.06 + 0.8 * smoothstep(0.1, 0.7, x) + 0.25 * smoothstep(-0.4, -0.7, x));
      pen.fill(
        symmetric(
          '0 -0.9, 0.42 -0.92!, 0.3 -0.72, 0.26 -0.5, 0.42 -0.28, 0.68 0.04, 0.7 0.4, 0.5 0.78, 0.34 0.96, 0.38 1.06!, 0 1.1',
        ),
        { pigment: 'waterLight', tone: round, line: inner * 1.2 },
      );
      pen.fill(ellipse([0, -0.92], 0.42, 0.09, 36), { pigment: 'waterLight', tone: 0.1, line: inner * 1.1 });
      pen.fill(ellipse([0, -0.915], 0.34, 0.055, 32), { pigment: 'dark', tone: 0.75, line: detail });
      for (const band of [
        '-0.27 -0.54, 0 -0.48, 0.27 -0.54',
        '-0.29 -0.46, 0 -0.4, 0.29 -0.46',
        '-0.4 0.9, 0 0.98, 0.4 0.9',
      ])
        pen.stroke(traced(band), detail * 1.5);
      pen.stroke(traced('0 0.66, -0.02 0.3, 0 -0.08'), inner);
      drawBothSides(pen, (side) => {
        for (const y of [0.5, 0.28, 0.06])
          side.fill(outlined(`0.01 ${y}!, 0.1 ${y - 0.16}, 0.3 ${y - 0.2}!, 0.22 ${y - 0.03}`), {
            pigment: 'foam',
            tone: 0.1,
            line: detail * 1.3,
          });
      });
      pen.fill(outlined('0 -0.06!, -0.08 -0.16, 0 -0.3!, 0.08 -0.16'), {
        pigment: 'foam',
        tone: 0.1,
        line: detail * 1.3,
      });
    });
  },
};
