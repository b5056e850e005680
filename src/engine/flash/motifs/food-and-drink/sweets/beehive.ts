import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A hive of coiled straw on its board. */
export const beehive: Motif = {
  name: 'beehive',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 1.02!, 1.26 1.02!, 1.26 1.24!, 0 1.24'), {
        pigment: 'wood',
        tone: (x) => clamp(0.35 + 0.3 * x),
        line: inner * 1.5,
      });
      for (const [halfWidth, y] of coils) {
        pen.fill(
          outlined(
            `${-halfWidth} ${y}, ${-halfWidth + 0.06} ${y - 0.14}, 0 ${y - 0.12}, ${halfWidth - 0.06} ${y - 0.14}, ${halfWidth} ${y}, ${halfWidth - 0.06} ${y + 0.14}, 0 ${y + 0.2}, ${-halfWidth + 0.06} ${y + 0.14}`,
          ),
          {
            pigment: 'gold',
            tone: (x, py) => clamp(0.12 + 0.5 * (x / halfWidth) + 1.4 * (py - y)),
            line: inner * 1.4,
          },
        );
        for (let x = -halfWidth + 0.16; x < halfWidth - 0.1; x += 0.22)
          pen.stroke(traced(`${x + 0.05} ${y - 0.07}, ${x - 0.03} ${y + 0.12}`), detail * 1.3, {
            taper: 0.4,
          });
      }
      pen.fill(outlined('-0.26 1.02!, -0.26 0.74, -0.16 0.54, 0 0.48, 0.16 0.54, 0.26 0.74, 0.26 1.02!'), {
        black: 'always',
        tone: 1,
        line: inner * 1.6,
      });
      pen.fill(outlined('-0.12 -1.16!, -0.14 -1.34, 0 -1.44, 0.14 -1.34, 0.12 -1.16!'), {
        pigment: 'gold',
        tone: (x) => clamp(0.3 + 2 * x),
        line: inner * 1.3,
      });
    }),
};

/** From the top down, so that each lies on the one above. */
const coils = [
  [0.34, -1.1],
  [0.6, -0.84],
  [0.8, -0.56],
  [0.95, -0.26],
  [1.04, 0.05],
  [1.08, 0.37],
  [1.07, 0.68],
  [1.02, 0.94],
] as const;
