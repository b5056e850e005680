import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/limb.ts';

const line =
  '0.78 -0.7, 0.3 -0.84, -0.2 -0.62, -0.32 -0.24, 0.1 0.02, 0.48 0.28, 0.4 0.66, -0.1 0.8, -0.56 0.7, -0.9 0.86';

/** An eel: a smooth body in one bend after another, with a fin that runs around its tail. */
export const eel: Motif = {
  name: 'eel',
  tinted: ['dark'],
  draw(easel) {
    easel.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawLimb(
        pen,
        { line, half: [0.12, 0.17, 0.22, 0.26, 0.28, 0.28, 0.27, 0.24, 0.2, 0.05] },
        { pigment: 'grey', tone: 0.25 },
      );
      drawLimb(
        pen,
        { line, half: [0.16, 0.18, 0.18, 0.17, 0.17, 0.16, 0.15, 0.12, 0.08, 0.03] },
        { pigment: 'dark', tone: (x, y) => clamp(0.2 + 0.3 * Math.sin(7 * y + 3 * x)) },
      );
      for (const gleam of [
        '0.4 -0.88, 0.02 -0.82, -0.22 -0.66',
        '-0.3 -0.4, -0.2 -0.2, 0.06 -0.06',
        '0.5 0.3, 0.5 0.5, 0.36 0.64',
      ])
        pen.stroke(traced(gleam), inner * 1.3, { isErasing: true, taper: 0.5 });
      pen.cell(outlined('0.3 -0.66!, 0.2 -0.5, 0.26 -0.34, 0.42 -0.44, 0.46 -0.62!'), {
        pigment: 'grey',
        tone: 0.3,
        line: inner,
      });
      drawHead(pen);
      pen.stroke(traced('0.52 -0.86, 0.46 -0.76, 0.5 -0.64'), detail * 1.6, { isErasing: true, taper: 0.3 });
    });
  },
};

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '0.6 -0.88!, 0.84 -0.92, 1.12 -0.84, 1.32 -0.7!, 1.26 -0.62, 0.94 -0.6!, 1.2 -0.54!, 1.06 -0.44, 0.82 -0.46, 0.58 -0.54!',
    ),
    {
      pigment: 'dark',
      tone: (_, y) => clamp(0.15 + 0.5 * smoothstep(-0.8, -0.5, y)),
      line: inner,
    },
  );
  pen.cell(circle([0.98, -0.76], 0.06, 20), { pigment: 'gold', tone: 0, line: detail });
  pen.cell(circle([0.99, -0.76], 0.028, 14), { black: 'always', tone: 1 });
}
