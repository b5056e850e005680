import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Sunglasses as pilots wear them: drop-shaped dark lenses in a thin gold frame with two bridges. */
export const sunglasses: Motif = {
  name: 'sunglasses',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(outlined('-0.24 -0.42!, 0 -0.5, 0.24 -0.42!, 0.22 -0.34!, 0 -0.41, -0.22 -0.34!'), {
        pigment: 'gold',
        tone: 0.15,
        line: inner,
      });
      pen.fill(outlined('-0.18 -0.14!, 0 -0.24, 0.18 -0.14!, 0.16 -0.05!, 0 -0.15, -0.16 -0.05!'), {
        pigment: 'gold',
        tone: 0.3,
        line: inner,
      });
      drawBothSides(pen, (side) => {
        side.fill(
          outlined('1.02 -0.4!, 1.16 -0.46, 1.3 -0.36!, 1.26 0.12!, 1.16 0.12!, 1.18 -0.2, 1.04 -0.24!'),
          {
            pigment: 'gold',
            tone: 0.4,
            line: inner,
          },
        );
        side.fill(
          outlined(
            '0.17 -0.32, 0.31 -0.42, 0.64 -0.44, 0.98 -0.38, 1.06 -0.2, 1.02 0.11, 0.85 0.38, 0.6 0.46, 0.36 0.33, 0.19 0.01',
          ),
          {
            pigment: 'gold',
            tone: (x, y) => clamp(0.1 + 0.4 * (x - 0.4) + 0.3 * y),
            line: inner,
          },
        );
      });
      drawBothSides(pen, (side) =>
        side.fill(
          outlined(
            '0.22 -0.3, 0.34 -0.38, 0.64 -0.4, 0.95 -0.34, 1.02 -0.18, 0.98 0.1, 0.82 0.35, 0.6 0.42, 0.39 0.3, 0.24 0',
          ),
          {
            pigment: 'dark',
            tone: (_, y) => clamp(0.75 - 0.6 * (y + 0.2)),
            line: inner,
          },
        ),
      );
      for (const dx of [0, 1.2])
        for (const gleam of [
          '-0.94 0.06!, -0.6 -0.34!, -0.44 -0.34!, -0.86 0.18!',
          '-0.78 0.24!, -0.36 -0.26!, -0.34 -0.2!, -0.74 0.29!',
        ])
          pen.at({ at: [dx, 0] }).fill(outlined(gleam), { pigment: 'waterLight', tone: 0 });
    });
  },
};
