import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Hozuki: red paper lanterns hanging from a stem. */
export const lanternPlant: Motif = {
  name: 'lantern-plant',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('-0.3 1.5, -0.1 0.8, -0.2 0.0, 0.1 -0.8, 0.6 -1.2', 10), pen.weight.inner * 2);
        for (const hook of [
          '-0.13 0.5, 0.2 0.24, 0.4 0.34',
          '-0.2 -0.06, -0.5 -0.36, -0.66 -0.2',
          '0.02 -0.6, 0.4 -0.86, 0.56 -0.66',
        ])
          pen.stroke(traced(hook), pen.weight.inner * 1.5);
        for (const [x, y, scale, angleRad] of [
          [-0.12, 0.5, 0.8, 2.8],
          [-0.2, -0.1, 0.7, -0.3],
          [0.0, -0.6, 0.7, -2.7],
          [0.54, -1.16, 0.56, -0.5],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.56, teeth: 0.1, veins: 4 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, scale] of [
      [0.58, -0.66, 0.44],
      [-0.68, -0.2, 0.5],
      [0.42, 0.34, 0.58],
    ] as const)
      canvas.layer((pen) => drawLantern(pen.at({ at: [x, y], scale })), { contour: 0.8 });
  },
};

/** Hangs from the origin, 1.5 long. */
function drawLantern(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0, 0.4 0.08, 0.74 0.44, 0.66 0.86, 0.34 1.2, 0 1.5!, -0.34 1.2, -0.66 0.86, -0.74 0.44, -0.4 0.08',
    ),
    { pigment: 'ember', tone: (x, y) => clamp(0.15 + 0.5 * x + 0.25 * y), line: inner * 1.1 },
  );
  for (const rib of [
    '0 0.04, 0.0 0.7, 0 1.44',
    '0.08 0.04, 0.4 0.6, 0.06 1.4',
    '-0.08 0.04, -0.4 0.6, -0.06 1.4',
  ])
    pen.stroke(traced(rib), inner, { taper: 0.3 });
  for (const vein of [
    '0.06 0.4, 0.24 0.52',
    '0.04 0.8, 0.26 0.84',
    '-0.06 0.4, -0.24 0.52',
    '-0.04 0.8, -0.26 0.84',
    '0.36 0.6, 0.6 0.56',
    '-0.36 0.6, -0.6 0.56',
    '0.34 0.8, 0.54 0.84',
    '-0.34 0.8, -0.54 0.84',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.4 });
  pen.fill(outlined('-0.12 0.06!, -0.08 -0.06, 0.08 -0.06, 0.12 0.06!'), {
    pigment: 'leaf',
    tone: 0.4,
    line: inner,
  });
}
