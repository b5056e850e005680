import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A tulip on its stem between two leaves. */
export const tulip: Motif = {
  name: 'tulip',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        pen.stroke(traced('0 -0.2, 0.05 0.5, -0.02 1.3'), inner * 2);
        for (const [leaf, ribs] of leaves) {
          pen.fill(outlined(leaf), {
            pigment: 'leaf',
            tone: (x, y) =>
              clamp(0.15 + 0.6 * smoothstep(0.6, 1.3, y) + 0.4 * smoothstep(0, 0.3, Math.abs(x)) * 0.5),
            line: inner,
          });
          for (const rib of ribs) pen.stroke(traced(rib), detail, { taper: 0.4 });
        }
        pen.fill(symmetric('0 -1.06!, 0.16 -0.86, 0.16 -0.4, 0 -0.1'), {
          pigment: 'petal',
          tone: 0.7,
          line: inner,
        });
        for (const side of [-1, 1]) {
          const half = pen.at({ isFlipped: side < 0 });
          half.fill(
            outlined('0.1 -0.84!, 0.3 -0.98, 0.42 -1.1!, 0.5 -0.8, 0.48 -0.44, 0.3 -0.14, 0.02 -0.06!'),
            { pigment: 'petal', tone: (x) => clamp(0.1 + 0.9 * smoothstep(0.2, 0.5, x)), line: inner },
          );
          half.stroke(traced('0.4 -1.0, 0.4 -0.6, 0.22 -0.2'), detail, { taper: 0.5 });
        }
        pen.fill(
          outlined(
            '-0.02 -0.98!, 0.2 -0.74, 0.3 -0.44, 0.2 -0.16, 0.02 -0.04, -0.18 -0.16, -0.28 -0.44, -0.2 -0.76',
          ),
          {
            pigment: 'petalLight',
            tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(-0.4, -0.04, y) + 0.3 * smoothstep(0, 0.3, x)),
            line: inner * 1.1,
          },
        );
        for (const vein of [
          '0 -0.86, 0.0 -0.5, 0.01 -0.14',
          '-0.1 -0.7, -0.14 -0.42, -0.06 -0.16',
          '0.1 -0.7, 0.15 -0.42, 0.08 -0.16',
        ])
          pen.stroke(traced(vein), detail, { taper: 0.5 });
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

const leaves: readonly (readonly [string, readonly string[]])[] = [
  [
    '0 1.3!, -0.2 0.9, -0.36 0.46, -0.32 0.1, -0.52 -0.14!, -0.6 0.2, -0.5 0.7, -0.26 1.14',
    ['-0.04 1.24, -0.34 0.8, -0.46 0.36, -0.46 0', '-0.1 1.2, -0.4 0.8, -0.53 0.3'],
  ],
  [
    '0 1.3!, 0.1 0.9, 0.26 0.56, 0.36 0.3, 0.62 0.16!, 0.58 0.44, 0.42 0.86, 0.16 1.2',
    ['0.02 1.22, 0.26 0.8, 0.5 0.34', '0.06 1.2, 0.36 0.8, 0.56 0.36'],
  ],
];
