import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Two persimmons on their branch. */
export const persimmon: Motif = {
  name: 'persimmon',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('-1.3 -1.2, -0.7 -1.06, 0 -1.1, 0.7 -0.94, 1.2 -1.08', 10), pen.weight.inner * 3.4);
        pen.stroke(traced('-0.52 -1.06, -0.5 -0.8, -0.54 -0.56', 8), pen.weight.inner * 3);
        pen.stroke(traced('0.62 -0.96, 0.64 -0.7, 0.6 -0.3', 8), pen.weight.inner * 3);
        for (const [x, y, scale, angleRad] of [
          [-0.9, -1.12, 0.86, 2.5],
          [0.1, -1.1, 0.9, -0.7],
          [0.96, -1.0, 0.8, 0.5],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.62, veins: 4 });
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => drawFruit(pen.at({ at: [-0.56, 0.16], angleRad: 0.06 })));
    canvas.layer((pen) => drawFruit(pen.at({ at: [0.6, 0.4], scale: 0.96, angleRad: -0.08 })));
  },
};

/** Squat and four-lobed, under the four lobes of its calyx. */
function drawFruit(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 -0.6, 0.34 -0.66, 0.66 -0.5, 0.8 -0.14, 0.74 0.26, 0.48 0.56, 0.14 0.64, 0 0.6, -0.14 0.64, -0.48 0.56, -0.74 0.26, -0.8 -0.14, -0.66 -0.5, -0.34 -0.66',
    ),
    {
      pigment: 'ember',
      tone: (x, y) => clamp(0.85 * smoothstep(-0.1, 0.9, x + 0.5 * y)),
      line: inner * 1.3,
    },
  );
  pen.stroke(traced('-0.58 -0.06, -0.52 -0.3, -0.36 -0.42'), inner * 2.2, { isErasing: true, taper: 0.4 });
  for (const furrow of ['-0.2 0.58, -0.24 0.44, -0.22 0.3', '0.22 0.58, 0.27 0.42, 0.24 0.26'])
    pen.stroke(traced(furrow), detail * 1.4, { taper: 0.4 });
  pen.fill(
    outlined(
      '-0.1 -0.72!, 0.1 -0.72!, 0.24 -0.78, 0.56 -0.66, 0.66 -0.44!, 0.42 -0.42, 0.3 -0.34!, 0.28 -0.16, 0.08 -0.02!, -0.14 -0.1, -0.24 -0.3!, -0.46 -0.28, -0.66 -0.42!, -0.54 -0.66, -0.24 -0.78',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp(0.2 + 0.4 * x + 0.6 * (y + 0.5)), line: inner * 1.1 },
  );
  for (const vein of [
    '0 -0.62, 0.3 -0.62, 0.54 -0.52',
    '0 -0.62, -0.3 -0.6, -0.52 -0.48',
    '0 -0.6, 0.08 -0.34, 0.08 -0.14',
  ])
    pen.stroke(traced(vein), detail * 1.1, { taper: 0.5, tapering: 'end' });
  pen.fill(outlined('-0.08 -0.66!, -0.07 -0.82!, 0.07 -0.82!, 0.08 -0.66!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}
