import { spiral } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Sweet peas: ruffled blossoms like butterflies on a long stalk, with tendrils. */
export const sweetPea: Motif = {
  name: 'sweet-pea',
  tinted: ['blush', 'petalLight'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.stroke(traced('-0.1 1.6, 0.06 0.9, -0.04 0.2, 0.1 -0.9', 12), inner * 1.8);
        for (const [from, turn, x, y] of [
          ['0.02 0.9, 0.3 0.7, 0.62 0.72', 1, 0.62, 0.86],
          ['0.02 0.8, -0.34 0.64, -0.66 0.74', -1, -0.66, 0.88],
        ] as const) {
          pen.stroke(traced(from), inner);
          pen.stroke(spiral([x, y], -Math.PI / 2, 0.14, 0.03, 1.6 * turn), inner * 0.9, {
            taper: 0.3,
            tapering: 'end',
          });
        }
        for (const [scale, angleRad] of [
          [0.74, 0.24],
          [0.74, 2.8],
        ] as const)
          drawLeaf(pen.at({ at: [-0.02, 1.2], scale, angleRad }), { width: 0.5, veins: 4 });
        for (const { stalk, at, angleRad, scale } of blossoms) {
          pen.stroke(traced(stalk), inner * 1.2);
          drawBlossom(pen.at({ at, angleRad, scale }));
        }
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** From the front, about 2 wide: the standard behind, two wings folded before it, and the keel. */
function drawBlossom(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(standard, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.75 - 0.8 * Math.sqrt(x * x + (y - 0.2) ** 2)),
    line: inner * 1.1,
  });
  for (const side of [-1, 1])
    for (const [x, y] of [
      [0.66, -0.62],
      [0.86, -0.3],
      [0.36, -0.82],
    ] as const)
      pen.stroke(traced(`${side * 0.1} 0.1, ${side * x * 0.5} ${y * 0.6}, ${side * x} ${y}`), detail, {
        taper: 0.6,
      });
  pen.stroke(traced('0 -0.8, 0.02 -0.4, 0 0'), inner, { taper: 0.5 });
  for (const wing of wings)
    pen.fill(wing, {
      pigment: 'petalLight',
      tone: (x, y) => clamp(0.6 - 0.7 * Math.abs(x) - 0.4 * Math.abs(y - 0.1)),
      line: inner,
    });
  pen.fill(outlined('0 0!, 0.16 0.14, 0.14 0.4, 0 0.56!, -0.14 0.4, -0.16 0.14'), {
    pigment: 'foam',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner,
  });
  pen.stroke(traced('0 0.06, 0.02 0.3, 0 0.5'), detail, { taper: 0.4 });
}

const standard = outlined(
  '0 0.4!, -0.4 0.3, -0.8 0.16, -1.0 -0.16, -0.9 -0.34!, -0.94 -0.6, -0.64 -0.82!, -0.46 -0.98, -0.18 -0.96, 0 -0.84!, 0.22 -1.0, 0.5 -0.96, 0.66 -0.8!, 0.94 -0.62, 0.9 -0.34!, 1.02 -0.14, 0.8 0.18, 0.4 0.3',
);
const wings = [
  outlined('0 0!, -0.2 -0.3, -0.5 -0.36, -0.66 -0.1, -0.56 0.2!, -0.5 0.42, -0.24 0.56, -0.04 0.44!'),
  outlined('0 0!, 0.2 -0.3, 0.5 -0.36, 0.66 -0.1, 0.56 0.2!, 0.5 0.42, 0.24 0.56, 0.04 0.44!'),
];
const blossoms = [
  { stalk: '0.08 -0.8, 0.16 -1.0', at: [0.16, -1.1], angleRad: 0.2, scale: 0.4 },
  { stalk: '0.02 -0.3, 0.3 -0.4, 0.46 -0.5', at: [0.54, -0.54], angleRad: 0.34, scale: 0.5 },
  { stalk: '0.02 -0.3, -0.2 -0.44, -0.36 -0.62', at: [-0.4, -0.66], angleRad: -0.3, scale: 0.54 },
  { stalk: '-0.02 0.2, 0.1 0.1', at: [0.02, 0.04], angleRad: 0.06, scale: 0.6 },
] as const;
