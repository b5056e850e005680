import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Its horn to the left. */
export const anvil: Motif = {
  name: 'anvil',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer(drawAnvil),
};

function drawAnvil(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.5 -0.24!, 0.96 -0.24!, 0.94 0.02!, 0.62 0.06, 0.4 0.2, 0.36 0.4, 0.5 0.58, 0.76 0.64!, 0.8 0.86!, 0.34 0.86!, 0.2 0.76, -0.2 0.76, -0.34 0.86!, -0.8 0.86!, -0.76 0.64!, -0.5 0.58, -0.36 0.4, -0.4 0.2, -0.52 0.1!',
    ),
    {
      pigment: 'steel',
      tone: (x, y) =>
        clamp(
          0.3 +
            0.5 * smoothstep(-0.2, 0.5, x) +
            0.3 * smoothstep(-0.1, 0.2, y) -
            0.3 * smoothstep(0.5, 0.7, y),
        ),
      line: inner * 1.1,
    },
  );
  pen.fill(outlined('-0.5 -0.28!, -0.5 0.1!, -0.8 0.02, -1.14 -0.2, -1.3 -0.32!, -0.94 -0.34'), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.1 + 2 * (y + 0.25)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.56 -0.28!, -0.44 -0.46!, 0.88 -0.46!, 1.0 -0.28!, 1.0 -0.2!, -0.56 -0.2!'), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.02 + 0.2 * x + 2 * (y + 0.4)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.56 -0.28, 1.0 -0.28'), inner);
  pen.fill(outlined('0.62 -0.42!, 0.74 -0.42!, 0.78 -0.34!, 0.65 -0.34!'), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.72 0.7, -0.4 0.66, -0.26 0.5'), inner, { taper: 0.4 });
  pen.stroke(traced('0.72 0.7, 0.4 0.66, 0.26 0.5'), inner, { taper: 0.4 });
  pen.stroke(traced('-0.26 -0.08, -0.24 0.12, -0.2 0.3'), detail * 2, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-1.1 -0.28, -0.8 -0.26, -0.62 -0.24'), detail * 2, { isErasing: true, taper: 0.4 });
  for (const line of ['0.1 -0.1, 0.5 -0.1', '0.3 -0.02, 0.7 -0.02'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}
