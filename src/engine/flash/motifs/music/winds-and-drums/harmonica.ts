import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A harmonica, its ten holes to the front. */
export const harmonica: Motif = {
  name: 'harmonica',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.24 });
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-1.34 -0.44!, -1.16 -0.6, 1.16 -0.6, 1.34 -0.44!, 1.4 -0.12!, -1.4 -0.12!'), {
        pigment: 'steel',
        tone: (x, y) => clamp(0.1 + 0.2 * x - 0.9 * (y + 0.3)),
        line: inner * 1.3,
      });
      pen.fill(outlined('-1.4 0.22!, 1.4 0.22!, 1.32 0.5!, 1.16 0.6, -1.16 0.6, -1.32 0.5!'), {
        pigment: 'steel',
        tone: (x, y) => clamp(0.2 + 0.2 * x + 1.2 * (y - 0.25)),
        line: inner * 1.3,
      });
      pen.fill(outlined('-1.46 -0.14!, 1.46 -0.14!, 1.48 0.04, 1.46 0.24!, -1.46 0.24!, -1.48 0.04'), {
        pigment: 'wood',
        tone: (x) => clamp(0.3 + 0.2 * x),
        line: inner * 1.2,
      });
      for (const x of steps(9, -1.2, 1.2))
        pen.fill(
          outlined(`${x - 0.085} -0.06!, ${x + 0.085} -0.06!, ${x + 0.085} 0.16!, ${x - 0.085} 0.16!`),
          {
            pigment: 'dark',
            black: 'always',
          },
        );
      for (const [x, y] of [
        [-1.14, -0.36],
        [1.14, -0.36],
        [-1.14, 0.42],
        [1.14, 0.42],
      ] as const)
        pen.fill(circle([x, y], 0.06, 18), { pigment: 'gold', tone: 0.3, line: inner * 0.9 });
      pen.fill(outlined('-0.66 -0.48, 0.66 -0.48, 0.76 -0.36, 0.66 -0.24, -0.66 -0.24, -0.76 -0.36'), {
        pigment: 'steel',
        tone: 0.45,
        line: detail * 1.4,
      });
      for (const y of [0.34, 0.44]) pen.stroke(traced(`-0.8 ${y}, 0.8 ${y}`), detail * 1.4, { taper: 0.2 });
    }),
};
