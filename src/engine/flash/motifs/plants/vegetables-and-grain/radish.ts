import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A round red radish with its leaves and its thin white root. */
export const radish: Motif = {
  name: 'radish',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [angleRad, scale] of [
        [-2.1, 0.95],
        [-1.05, 0.95],
        [-1.57, 1.1],
      ] as const)
        drawLeaf(pen.at({ at: [0, -0.22], angleRad, scale }), { width: 0.46, teeth: 0.2, veins: 5 });
    });
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.16 0.74!, 0.16 0.74!, 0.1 0.96, 0.04 1.12, 0.12 1.3!, 0.0 1.16, -0.06 0.96'), {
        pigment: 'foam',
        tone: 0.15,
        line: inner,
      });
      pen.fill(
        outlined(
          '0 -0.3, 0.3 -0.32, 0.6 -0.1, 0.68 0.24, 0.5 0.58, 0.2 0.78, 0 0.84, -0.2 0.78, -0.5 0.58, -0.68 0.24, -0.6 -0.1, -0.3 -0.32',
        ),
        { pigment: 'petal', tone: (x, y) => clamp(0.1 + 0.6 * (x + 0.4 * y)), line: inner * 1.2 },
      );
      for (const line of [
        '-0.44 0.0, -0.5 0.2, -0.44 0.38',
        '-0.1 0.6, 0.06 0.64, 0.2 0.6',
        '0.3 0.36, 0.42 0.34, 0.5 0.28',
      ])
        pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
    });
  },
};
