import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A spinning top of four sides; the letters nun and gimel are on the two that are seen. */
export const dreidel: Motif = {
  name: 'dreidel',
  tinted: ['water', 'waterLight'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.18 });
      const { inner } = pen.weight;
      pen.fill(outlined('-0.1 -0.8!, -0.09 -1.42, 0 -1.5, 0.09 -1.42, 0.1 -0.8!'), {
        pigment: 'wood',
        tone: (x) => clamp(0.3 + 4 * x),
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.86 -0.62!, -0.06 -0.88!, 0.84 -0.66!, 0.06 -0.4!'), {
        pigment: 'waterLight',
        tone: 0.05,
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.86 -0.62!, 0.06 -0.4!, 0.06 0.78!, 0.02 1.42!, -0.4 1.0, -0.82 0.48!'), {
        pigment: 'water',
        tone: (x, y) => clamp(0.1 + 0.25 * y + 0.2 * x),
        line: inner * 1.3,
      });
      pen.fill(outlined('0.06 -0.4!, 0.84 -0.66!, 0.8 0.44!, 0.42 0.98, 0.02 1.42!, 0.06 0.78!'), {
        pigment: 'water',
        tone: (x, y) => clamp(0.5 + 0.2 * y + 0.1 * x),
        line: inner * 1.3,
      });
      for (const letter of letters)
        pen.fill(outlineOf(ribbon(traced(letter), () => 0.055)), {
          pigment: 'gold',
          tone: 0.05,
          line: inner * 0.8,
        });
    }),
};

/** Nun in one stroke, gimel in two. */
const letters = [
  '-0.54 -0.24!, -0.26 -0.16!, -0.24 0.5!, -0.6 0.4!',
  '0.28 -0.12!, 0.52 -0.2!, 0.54 0.44!',
  '0.53 0.14!, 0.3 0.54!',
];
