import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Sweet violets nodding over leaves like hearts. */
export const violet: Motif = {
  name: 'violet',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        for (const stem of [
          '0 1.3, -0.3 0.5, -0.56 -0.2, -0.5 -0.5',
          '0 1.3, 0.1 0.5, 0.2 -0.5, 0.16 -0.9',
          '0 1.3, 0.4 0.7, 0.76 0.1',
        ])
          pen.stroke(traced(stem, 10), inner * 1.6);
        for (const [x, y, scale, angleRad] of [
          [-0.1, 1.1, 0.7, -2.0],
          [0.1, 1.1, 0.66, 2.1],
          [0, 1.16, 0.56, 3.1],
        ] as const)
          drawHeartLeaf(pen.at({ at: [x, y], scale, angleRad }));
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, scale, angleRad] of [
      [0.8, 0.0, 0.42, 0.3],
      [-0.5, -0.34, 0.5, -0.2],
      [0.18, -0.76, 0.56, 0.1],
    ] as const)
      canvas.layer((pen) => drawFlower(pen.at({ at: [x, y], scale, angleRad })), { contour: 0.8 });
  },
};

/** Its stalk at the origin, its tip up at -1.2. */
function drawHeartLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0!, 0.3 0.24, 0.66 0.06, 0.7 -0.4, 0.4 -0.86, 0 -1.2!, -0.4 -0.86, -0.7 -0.4, -0.66 0.06, -0.3 0.24',
    ),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.15 + 0.5 * (x > 0 ? 1 : 0) + 0.3 * (y + 0.4)),
      line: inner * 1.1,
    },
  );
  for (const vein of [
    '0 0, 0 -0.6, 0 -1.1',
    '0 -0.1, 0.3 -0.3, 0.5 -0.5',
    '0 -0.1, -0.3 -0.3, -0.5 -0.5',
    '0 -0.4, 0.2 -0.6, 0.34 -0.8',
    '0 -0.4, -0.2 -0.6, -0.34 -0.8',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.4 });
}

/** From the front, of radius 1: two petals up, two aside, the lip below. */
function drawFlower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tone = (x: number, y: number) => clamp(0.85 - 0.85 * lengthOf(x, y));
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 0!, 0.04 -0.5, 0.26 -0.96, 0.6 -0.96, 0.66 -0.56, 0.36 -0.14'), {
      pigment: 'violet',
      tone,
      line: inner * 1.1,
    });
    side.fill(outlined('0 0!, 0.4 -0.24, 0.86 -0.2, 1.0 0.12, 0.74 0.4, 0.34 0.28'), {
      pigment: 'violet',
      tone,
      line: inner * 1.1,
    });
    for (const vein of ['0.24 -0.04, 0.5 0.02, 0.8 0.04', '0.1 -0.2, 0.26 -0.5, 0.42 -0.8'])
      side.stroke(traced(vein), detail, { taper: 0.5 });
  });
  pen.fill(outlined('0 0!, 0.4 0.3, 0.56 0.7, 0.3 1.0, 0 0.94, -0.3 1.0, -0.56 0.7, -0.4 0.3'), {
    pigment: 'violet',
    tone,
    line: inner * 1.1,
  });
  for (const vein of [
    '0 0.24, 0 0.5, 0 0.8',
    '0.06 0.22, 0.2 0.46, 0.28 0.76',
    '-0.06 0.22, -0.2 0.46, -0.28 0.76',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
  pen.fill(outlined('0 -0.1!, 0.16 0.06, 0.1 0.24, 0 0.28, -0.1 0.24, -0.16 0.06'), {
    pigment: 'gold',
    tone: 0.1,
    line: inner,
  });
}
