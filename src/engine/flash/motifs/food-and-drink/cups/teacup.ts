import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A china teacup with a painted spray and a gilt rim, on its saucer. */
export const teacup: Motif = {
  name: 'teacup',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer(drawSteam, { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer((pen) => {
      drawSaucer(pen);
      drawHandle(pen);
      drawCup(pen);
    });
  },
};

function drawCup(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.64, 0.3 0.66, 0.42 0.86!, 0 0.92'), {
    pigment: 'waterLight',
    tone: 0.4,
    line: inner,
  });
  pen.fill(symmetric('0 -0.2, 1.02 -0.5!, 0.96 -0.14, 0.78 0.3, 0.48 0.64, 0.26 0.74, 0 0.76'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.6 * smoothstep(0.2, 1, x) + 0.3 * smoothstep(0.3, 0.8, y)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.5, 0.3 0.48, 0.6 0.42!, 0.46 0.62, 0.26 0.74, 0 0.76'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.2 + 0.6 * x),
    line: detail,
  });
  pen.fill(ellipse([0, -0.5], 1.03, 0.25, 64), { pigment: 'gold', tone: 0.15, line: inner * 1.1 });
  pen.fill(ellipse([0, -0.49], 0.94, 0.2, 60), {
    pigment: 'foam',
    tone: (x) => clamp(0.3 - 0.3 * x),
    line: inner,
  });
  pen.fill(ellipse([0, -0.43], 0.8, 0.13, 50), {
    pigment: 'ember',
    tone: (x) => clamp(0.35 + 0.3 * x),
    line: detail,
  });
  for (const [x, y, scale, angleRad] of [
    [0, 0.12, 0.46, -0.2],
    [0, 0.12, 0.46, 3.4],
    [0.04, 0.12, 0.34, 0.5],
    [-0.04, 0.12, 0.34, 2.7],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.36, veins: 2 });
  drawBlossom(pen.at({ at: [0, 0.1], scale: 0.26 }), 0.06);
  pen.stroke(traced('-0.86 -0.16, -0.76 0.12, -0.6 0.36'), detail * 1.5, { isErasing: true, taper: 0.4 });
}

function drawHandle(pen: Pen): void {
  pen.fill(
    [
      outlined('0.92 -0.36!, 1.14 -0.46, 1.38 -0.34, 1.42 -0.06, 1.24 0.22, 0.92 0.34, 0.72 0.36!'),
      outlined('0.96 -0.2!, 1.12 -0.28, 1.24 -0.2, 1.25 -0.02, 1.12 0.14, 0.84 0.22!'),
    ],
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.2 + 0.6 * y + 0.3 * (x - 1)),
      line: pen.weight.inner,
      rule: 'evenodd',
    },
  );
}

function drawSaucer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.94], 1.3, 0.3, 72), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.4 + 0.4 * x),
    line: inner,
  });
  pen.fill(ellipse([0, 0.88], 1.3, 0.28, 72), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.5 * smoothstep(-0.2, 1, x)),
    line: inner * 1.1,
  });
  pen.stroke(ellipse([0, 0.87], 1.16, 0.22, 60), detail * 1.3);
  pen.fill(ellipse([0.06, 0.86], 0.66, 0.11, 44), { tone: 0.7, isOverlay: true });
}

function drawSteam(pen: Pen): void {
  for (const wisp of [
    '-0.34 -0.74, -0.5 -0.96, -0.26 -1.18, -0.44 -1.44',
    '0.04 -0.74, -0.1 -1.0, 0.14 -1.26, -0.04 -1.56',
    '0.4 -0.74, 0.28 -0.94, 0.5 -1.16, 0.36 -1.38',
  ])
    pen.stroke(traced(wisp), pen.weight.inner * 1.6, { taper: 0.5 });
}
