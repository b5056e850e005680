import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Bloom } from '../../parts/flowers/bloom.ts';
import { drawBloom } from '../../parts/flowers/bloom.ts';

/** A pot geranium: a loose umbel on a bare stalk above round scalloped leaves with a dark ring. */
export const geranium: Motif = {
  name: 'geranium',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.stroke(traced('0.06 1.5, 0.08 0.7, 0 -0.1', 10), inner * 3);
        for (const [x, y] of florets)
          pen.stroke(traced(`0 -0.1, ${x * 0.6} ${(y - 0.1) * 0.55}, ${x} ${y}`), inner * 1.3);
        for (const [x, y] of buds) {
          pen.stroke(traced(`0 -0.1, ${x * 0.7} ${y - 0.16}, ${x} ${y}`), inner * 1.2);
          pen.fill(
            outlined(`${x} ${y - 0.06}, ${x + 0.07} ${y + 0.04}, ${x} ${y + 0.22}!, ${x - 0.07} ${y + 0.04}`),
            {
              pigment: 'leafLight',
              tone: 0.3,
              line: inner,
            },
          );
        }
        for (const [x, y] of leaves)
          pen.stroke(traced(`0.06 1.36, ${x * 0.5} ${y + 0.2}, ${x} ${y}`), inner * 2);
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, scale, angleRad] of leaves)
      canvas.layer((pen) => drawZonedLeaf(pen.at({ at: [x, y], scale, angleRad })), { contour: 0.8 });
    canvas.layer(
      (pen) => {
        for (const at of florets) drawBloom(pen.at({ at, scale: 0.27 }), bloom);
      },
      { contour: 0.7 },
    );
  },
};

/** Nearly a round, its stalk in a notch at the origin, its blade up to 1.7 above. */
function drawZonedLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const middle: Point = [0, -0.7];
  const rim = (size: number, wave: number): Point[] =>
    Array.from({ length: 97 }, (_, i) => {
      const t = i / 96;
      const angle = Math.PI / 2 + 0.42 + t * (fullTurn - 0.84);
      return polar(angle, size * (0.94 + wave * Math.abs(Math.sin(t * Math.PI * 9)) ** 0.7), middle);
    });
  const base: Point = [0, -0.3];
  pen.fill([base, ...rim(1, 0.12)], {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.15 + 0.35 * x + 0.2 * (y + 0.7)),
    line: inner * 1.1,
  });
  pen.fill([base, ...rim(0.66, 0.1)], { pigment: 'leaf', tone: 0.4, line: detail });
  pen.fill([base, ...rim(0.4, 0.08)], {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.3 + 0.3 * lengthOf(x, y)),
    line: detail,
  });
  for (let i = 0; i < 7; i++)
    pen.stroke([base, polar(Math.PI / 2 + 0.9 + (i / 6) * (fullTurn - 1.8), 0.84, middle)], inner * 0.8, {
      taper: 0.5,
      tapering: 'end',
    });
}

const bloom: Bloom = {
  pigment: 'petal',
  petals: 5,
  petal: '0.04 0!, 0.3 -0.3, 0.7 -0.4, 1.0 0, 0.7 0.4, 0.3 0.3',
  veins: ['0.3 0, 0.7 0'],
  heart: { kind: 'button', radius: 0.16 },
};
const florets: readonly Point[] = [
  [-0.66, -0.5],
  [0.66, -0.52],
  [-0.5, -0.96],
  [0.5, -0.98],
  [0, -1.22],
  [-0.26, -0.62],
  [0.28, -0.6],
  [0.02, -0.86],
];
const buds: readonly Point[] = [
  [-0.46, 0.04],
  [0.48, 0.02],
  [-0.26, 0.14],
];
const leaves = [
  [-0.44, 0.94, 0.6, -0.95],
  [0.52, 0.98, 0.6, 0.9],
] as const;
