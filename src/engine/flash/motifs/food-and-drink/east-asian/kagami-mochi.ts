import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** Kagami mochi: two round rice cakes on a stand of plain wood, a bitter orange on top. */
export const kagamiMochi: Motif = {
  name: 'kagami-mochi',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 0.7!, 0.72 0.7!, 0.64 1.34!, 0 1.34!'), {
        pigment: 'scroll',
        tone: (x) => clamp(0.35 + 0.4 * x),
        line: inner * 1.2,
      });
      pen.fill(circle([0, 1.02], 0.2, 30), { pigment: 'dark', tone: 0.6, line: inner });
      pen.fill(symmetric('0 0.46!, 1.2 0.46!, 1.28 0.56, 1.2 0.76!, 0 0.76!'), {
        pigment: 'scroll',
        tone: (x, y) => clamp(0.1 + 0.2 * x + 0.9 * (y - 0.55)),
        line: inner * 1.3,
      });
      pen.fill(outlined('-0.5 0.46!, 0.5 0.46!, 0.34 0.74!, 0 1.0!, -0.34 0.74!'), {
        pigment: 'foam',
        tone: 0.05,
        line: inner,
      });
      pen.fill(symmetric('0 -0.22, 0.6 -0.18, 1.02 0.06, 1.06 0.34, 0.86 0.5!, 0 0.5'), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.3 * x + 0.9 * (y - 0.14)),
        line: inner * 1.3,
      });
      pen.fill(symmetric('0 -0.76, 0.46 -0.7, 0.78 -0.48, 0.8 -0.24, 0.6 -0.12, 0 -0.08'), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.35 * x + 1.2 * (y + 0.36)),
        line: inner * 1.3,
      });
      pen.fill(circle([0, -1.04], 0.36, 48), {
        pigment: 'ember',
        tone: ballShader([0, -1.04], 0.36, 0.8),
        line: inner * 1.2,
      });
      for (const [x, y] of pores) pen.dot([x, y], detail);
      pen.fill(outlined('0.02 -1.36!, 0.2 -1.62, 0.58 -1.66!, 0.44 -1.44, 0.2 -1.34'), {
        pigment: 'leaf',
        tone: 0.25,
        line: inner,
      });
      pen.stroke(traced('0.04 -1.37, 0.26 -1.5, 0.48 -1.6'), detail * 1.2);
    }),
};

const pores = [
  [-0.14, -0.94],
  [0.06, -0.86],
  [0.18, -1.0],
  [-0.04, -1.1],
] as const;
