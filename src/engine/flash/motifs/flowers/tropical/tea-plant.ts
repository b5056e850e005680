import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBloom } from '../../parts/flowers/bloom.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A shoot of the tea plant: two young leaves and a bud at its tip, toothed leaves, one white flower. */
export const teaPlant: Motif = {
  name: 'tea-plant',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.stroke(traced('0.12 1.5, 0.0 0.8, 0.04 0.1, 0 -0.5', 10), (t) => inner * (3.4 - 1.8 * t));
        pen.stroke(traced('0.02 0.7, -0.2 0.6, -0.36 0.66'), inner * 1.6);
        for (const [x, y, scale, angleRad] of leaves)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), {
            width: 0.46,
            teeth: 0.1,
            veins: 6,
            bend: 0.08,
          });
        drawTip(pen.at({ at: [0, -0.46] }));
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer(
      (pen) =>
        drawBloom(pen.at({ at: [-0.46, 0.78], scale: 0.42 }), {
          pigment: 'foam',
          petals: 6,
          petal: '0.04 0!, 0.26 -0.2, 0.5 -0.44, 0.82 -0.4, 0.98 -0.04, 0.84 0.4, 0.5 0.44, 0.26 0.2',
          veins: ['0.3 0, 0.6 0.02, 0.84 0'],
          heart: { kind: 'stamens', reach: 0.5, count: 30, anther: 'gold' },
        }),
      { contour: 0.8 },
    );
  },
};

/** Two narrow leaves that open about a rolled bud; its foot at the origin. */
function drawTip(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [young, rib, shade] of [
    [
      '0 0.06!, -0.3 -0.16, -0.52 -0.54, -0.6 -1.02!, -0.28 -0.84, -0.06 -0.44',
      '0 0, -0.26 -0.42, -0.52 -0.9',
      0.1,
    ],
    ['0 0.06!, 0.32 -0.12, 0.56 -0.44, 0.7 -0.9!, 0.34 -0.78, 0.08 -0.4', '0 0, 0.3 -0.38, 0.6 -0.8', 0.3],
    [
      '0 0.06!, -0.12 -0.3, -0.1 -0.7, 0.04 -1.16!, 0.14 -0.7, 0.1 -0.3',
      '0.02 -0.1, -0.02 -0.5, 0.04 -1.0',
      0.2,
    ],
  ] as const) {
    pen.fill(outlined(young), {
      pigment: 'leafLight',
      tone: (x, y) => clamp(shade + 0.5 * x + 0.3 * (y + 0.5)),
      line: inner * 1.1,
    });
    pen.stroke(traced(rib), detail * 1.4, { taper: 0.4 });
  }
}

const leaves = [
  [0.06, 1.1, 0.96, 0.36],
  [0.02, 0.5, 0.96, -0.36],
  [0.02, 0.3, 0.92, 3.6],
  [0.03, 0.0, 0.8, -0.62],
  [0.02, -0.12, 0.74, 3.9],
  [0.06, 1.2, 0.8, 2.5],
] as const;
