import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A stoneware mug, banded and speckled, steam over it. */
export const mug: Motif = {
  name: 'mug',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(drawSteam, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer((pen) => {
      drawCup(pen);
      drawDrink(pen);
    });
  },
};

/** Hot chocolate: marshmallows float on it, a cinnamon stick stands in it. */
export const hotChocolate: Motif = {
  name: 'hot-chocolate',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(drawSteam, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer((pen) => {
      drawCup(pen);
      drawDrink(pen);
      drawStick(pen);
      for (const [x, y, angleRad] of [
        [-0.36, -0.6, -0.2],
        [0.12, -0.66, 0.15],
        [-0.1, -0.48, 0.5],
        [0.38, -0.5, -0.3],
      ] as const)
        drawMarshmallow(pen.at({ at: [x, y], angleRad, scale: 0.2 }));
    });
  },
};

function drawCup(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    [
      outlined('0.66 -0.3!, 1.02 -0.38, 1.3 -0.14, 1.3 0.28, 1.06 0.6, 0.66 0.66!'),
      outlined('0.7 -0.08!, 0.94 -0.14, 1.08 0.0, 1.08 0.22, 0.94 0.4, 0.68 0.44!'),
    ],
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.25 + 0.5 * (x - 0.8) + 0.4 * y),
      line: inner * 1.1,
      rule: 'evenodd',
    },
  );
  pen.fill(
    outlined('-0.84 -0.5!, 0.84 -0.5!, 0.82 0.7, 0.72 0.94, 0.4 1.04, -0.4 1.04, -0.72 0.94, -0.82 0.7'),
    {
      pigment: 'water',
      tone: (x, y) => clamp(0.06 + 0.8 * smoothstep(0, 0.84, x) + 0.25 * smoothstep(0.5, 1, y)),
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined(
      '-0.84 0.44!, -0.4 0.58, 0.4 0.58, 0.84 0.44!, 0.82 0.72, 0.72 0.94, 0.4 1.04, -0.4 1.04, -0.72 0.94, -0.82 0.72',
    ),
    {
      pigment: 'scroll',
      tone: (x) => clamp(0.1 + 0.7 * smoothstep(0, 0.84, x)),
      line: inner,
    },
  );
  for (const [x, y] of [
    [-0.6, 0.72],
    [-0.3, 0.84],
    [0.1, 0.72],
    [0.4, 0.88],
    [0.6, 0.68],
    [-0.1, 0.94],
  ] as const)
    pen.dot([x, y], detail * 1.4);
  pen.stroke(traced('-0.68 -0.2, -0.7 0.06, -0.66 0.3'), inner * 1.8, { isErasing: true, taper: 0.4 });
}

function drawDrink(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([0, -0.5], 0.85, 0.24, 60), { pigment: 'scroll', tone: 0.1, line: inner * 1.2 });
  pen.fill(ellipse([0, -0.47], 0.72, 0.17, 56), {
    pigment: 'wood',
    tone: (x) => clamp(0.45 + 0.4 * x),
    line: inner,
  });
}

function drawStick(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.46 -0.42!, 0.82 -1.22!, 0.98 -1.16!, 0.64 -0.36!'), {
    pigment: 'ember',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('0.82 -1.22, 0.86 -1.3, 0.94 -1.26, 0.92 -1.16, 0.98 -1.14'), inner);
  pen.stroke(traced('0.58 -0.46, 0.88 -1.12'), detail * 1.3);
}

/** A soft cube of about 2 by 2. */
function drawMarshmallow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.9 -0.4, -0.8 0.7, -0.4 0.96, 0.4 0.96, 0.8 0.7, 0.9 -0.4'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.2 + 0.4 * x + 0.3 * y),
    line: inner,
  });
  pen.fill(ellipse([0, -0.45], 0.9, 0.46, 34), { pigment: 'foam', tone: 0.02, line: inner });
}

function drawSteam(pen: Pen): void {
  for (const wisp of [
    '-0.4 -0.86, -0.54 -1.06, -0.32 -1.26, -0.48 -1.5',
    '-0.04 -0.86, -0.18 -1.1, 0.06 -1.34, -0.1 -1.62',
    '0.34 -0.86, 0.22 -1.04, 0.42 -1.24, 0.3 -1.44',
  ])
    pen.stroke(traced(wisp), pen.weight.inner * 1.7, { taper: 0.5 });
}
