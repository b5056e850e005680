import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A Japanese gentian: blue trumpets that stand in the axils of slender leaves. */
export const gentian: Motif = {
  name: 'gentian',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('0.06 1.6, -0.04 0.8, 0.04 0, 0 -0.5', 10), pen.weight.inner * 2);
        for (const [x, y, scale, angleRad] of leaves)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.26, veins: 3 });
        for (const { at, angleRad, scale } of flowers) drawTrumpet(pen.at({ at, angleRad, scale }));
        for (const [x, y, scale, angleRad] of nearLeaves)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.26, veins: 3 });
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** Standing on 0, 1 high: five pointed lobes with a small pleat between each two. */
function drawTrumpet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const lobe of backLobes) pen.fill(lobe, { pigment: 'water', tone: 0.6, line: inner });
  pen.fill(outlined('-0.36 -0.7!, 0 -0.82, 0.36 -0.7!, 0 -0.56'), { black: 'always', tone: 1 });
  for (const x of [-0.07, 0, 0.07]) {
    pen.stroke(traced(`${x * 0.6} -0.6, ${x} -0.78`), detail * 1.3, { isErasing: true });
    pen.dot([x, -0.8], detail * 1.4);
  }
  pen.fill(tube, { pigment: 'water', tone: (x, y) => clamp(0.5 + 0.6 * y + 0.9 * x), line: inner * 1.1 });
  for (const rib of [
    '0 -0.06, 0 -0.4, 0 -0.66',
    '-0.1 -0.1, -0.16 -0.4, -0.22 -0.66',
    '0.1 -0.1, 0.16 -0.4, 0.22 -0.66',
  ])
    pen.stroke(traced(rib), detail * 1.2, { taper: 0.3 });
  for (const [x, y] of [
    [-0.12, -0.52],
    [0.1, -0.56],
    [-0.04, -0.44],
    [0.18, -0.46],
  ] as const)
    pen.dot([x, y], detail);
  pen.fill(
    outlined(
      '-0.16 0.06!, -0.2 -0.14, -0.26 -0.34!, -0.1 -0.2, 0 -0.36!, 0.1 -0.2, 0.26 -0.34!, 0.2 -0.14, 0.16 0.06!',
    ),
    {
      pigment: 'leaf',
      tone: 0.3,
      line: inner,
    },
  );
}

const tube = outlined(
  '-0.1 0!, -0.18 -0.2, -0.28 -0.46, -0.36 -0.68, -0.62 -0.84!, -0.36 -0.84, -0.26 -0.72!, -0.14 -0.84, 0.02 -0.98!, 0.14 -0.84, 0.26 -0.72!, 0.4 -0.86, 0.64 -0.84!, 0.36 -0.66, 0.28 -0.46, 0.18 -0.2, 0.1 0!, 0 0.04',
);
const backLobes = [
  outlined('-0.34 -0.68!, -0.4 -0.94, -0.34 -1.14!, -0.16 -1.0, -0.04 -0.76!'),
  outlined('0.04 -0.76!, 0.14 -1.0, 0.34 -1.16!, 0.4 -0.94, 0.34 -0.68!'),
];
const flowers = [
  { at: [-0.06, -0.3], angleRad: -0.62, scale: 0.74 },
  { at: [0.06, -0.3], angleRad: 0.6, scale: 0.74 },
  { at: [0, -0.42], angleRad: -0.02, scale: 0.86 },
  { at: [-0.06, 0.5], angleRad: -0.86, scale: 0.76 },
  { at: [0.04, 0.44], angleRad: 0.84, scale: 0.72 },
] as const;
const leaves = [
  [0, -0.2, 0.9, -2.7],
  [0, -0.2, 0.9, -0.42],
  [-0.04, 1.1, 0.86, -0.5],
  [-0.04, 1.16, 0.86, -2.6],
] as const;
const nearLeaves = [
  [-0.02, 0.52, 0.9, 2.9],
  [-0.02, 0.5, 0.9, 0.2],
  [0, -0.3, 0.5, -2.2],
  [0, -0.3, 0.5, -0.9],
] as const;
