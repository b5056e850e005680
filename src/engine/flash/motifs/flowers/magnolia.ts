import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLeaf } from '../parts/leaf.ts';

/** A magnolia branch: an open cup, a bud in its downy husk. */
export const magnolia: Motif = {
  name: 'magnolia',
  tinted: ['blush'],
  draw(easel) {
    easel.layer(drawBranch, { silhouette: 'cells-and-lines' });
    easel.layer((pen) => drawBud(pen.at({ at: [0.78, -0.5], scale: 0.62, angleRad: 0.5 })));
    easel.layer((pen) => drawCup(pen.at({ at: [-0.16, -0.02], angleRad: -0.12 })));
  },
};

function drawBranch(pen: Pen): void {
  const wood = pen.weight.contour;
  pen.stroke(traced('0.5 1.5, 0.3 0.9, -0.06 0.5, -0.14 0.1', 10), (t) => wood * (2.2 - 1.1 * t) + 2);
  pen.stroke(traced('0.34 1.0, 0.6 0.5, 0.74 -0.1, 0.78 -0.4', 10), (t) => wood * (1.5 - 0.8 * t) + 2);
  for (const [x, y, scale, angleRad] of [
    [0.36, 1.0, 0.8, 2.7],
    [0.6, 0.5, 0.62, 0.1],
    [0.1, 0.7, 0.6, 3.0],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.42, veins: 5 });
}

/** Petals opened over the origin. */
function drawCup(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [petal, vein, tone] of [
    ['0 0.2!, -0.3 -0.3, -0.28 -0.9, 0.0 -1.26!, 0.28 -0.9, 0.3 -0.3', '0 0, 0 -0.6, 0 -1.1', 0.5],
    [
      '0 0.2!, -0.5 -0.1, -0.86 -0.56, -0.9 -0.98!, -0.52 -0.9, -0.2 -0.5',
      '-0.1 0.0, -0.5 -0.4, -0.78 -0.84',
      0.25,
    ],
    ['0 0.2!, 0.5 -0.1, 0.84 -0.6, 0.82 -1.06!, 0.46 -0.9, 0.2 -0.5', '0.1 0.0, 0.46 -0.4, 0.7 -0.9', 0.35],
    [
      '0 0.26!, -0.6 0.2, -1.06 -0.1, -1.24 -0.46!, -0.84 -0.44, -0.36 -0.2',
      '-0.2 0.14, -0.7 -0.04, -1.1 -0.38',
      0.1,
    ],
    [
      '0 0.26!, 0.6 0.2, 1.02 -0.14, 1.16 -0.52!, 0.8 -0.46, 0.36 -0.2',
      '0.2 0.14, 0.66 -0.06, 1.04 -0.42',
      0.3,
    ],
    [
      '0 0.28!, -0.36 0.0, -0.5 -0.5, -0.3 -0.96!, -0.04 -0.7, 0.1 -0.2',
      '-0.08 0.1, -0.26 -0.36, -0.28 -0.8',
      0.05,
    ],
    [
      '0.02 0.28!, 0.3 0.06, 0.5 -0.36, 0.4 -0.84!, 0.1 -0.6, -0.06 -0.16',
      '0.08 0.1, 0.24 -0.3, 0.34 -0.7',
      0.12,
    ],
  ] as const) {
    pen.cell(outlined(petal), {
      pigment: 'blush',
      tone: (x, y) => clamp(tone + 0.8 * smoothstep(-0.5, 0.26, y) + 0.2 * smoothstep(0.2, 0.8, x)),
      line: inner * 1.1,
    });
    pen.stroke(traced(vein), detail, { taper: 0.5 });
  }
  pen.cell(outlined('-0.16 0.2!, 0 0.12, 0.18 0.2!, 0.12 0.34, 0 0.38, -0.1 0.34'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
}

function drawBud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('0 0.3!, -0.3 0.0, -0.32 -0.5, 0.04 -1.1!, 0.32 -0.5, 0.28 0.0'), {
    pigment: 'blush',
    tone: (x) => clamp(0.2 + 0.9 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.1 0.0, -0.06 -0.5, 0.04 -1.0'), detail * 1.2, { taper: 0.4 });
  pen.stroke(traced('0.12 0.0, 0.18 -0.4, 0.1 -0.84'), detail * 1.2, { taper: 0.4 });
  pen.cell(
    outlined('-0.14 0.36!, -0.34 0.1, -0.3 -0.2!, -0.04 0.04, 0.1 0.06, 0.28 -0.16!, 0.3 0.14, 0.14 0.36!'),
    { pigment: 'wood', tone: 0.35, line: inner },
  );
}
