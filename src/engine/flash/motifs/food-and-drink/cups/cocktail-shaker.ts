import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A three-piece shaker of polished steel, drops flying off it as it is shaken. */
export const cocktailShaker: Motif = {
  name: 'cocktail-shaker',
  tinted: ['steel'],
  leanRad: 0.3,
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawTop(pen);
    });
    canvas.layer(drawDrops, { contour: 0.7 });
  },
};

const polish = (x: number) => clamp(0.5 - 0.5 * Math.cos(7.4 * (x + 0.14)) + 0.25 * x);

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.36!, 0.66 -0.36!, 0.5 1.36, 0.42 1.46!, 0 1.52'), {
    pigment: 'steel',
    tone: polish,
    line: inner * 1.2,
  });
  for (const band of [
    '-0.62 0.04, 0 0.14, 0.62 0.04',
    '-0.61 0.14, 0 0.24, 0.61 0.14',
    '-0.53 1.16, 0 1.26, 0.53 1.16',
  ])
    pen.stroke(traced(band), inner);
  pen.stroke(traced('-0.46 0.4, -0.4 1.0'), inner * 1.6, { isErasing: true, taper: 0.3 });
  for (const line of ['-0.16 0.4, 0 0.34, 0.16 0.4, 0.18 0.66, 0 0.86, -0.18 0.66, -0.16 0.4'])
    pen.stroke(traced(line), detail * 1.6);
  pen.stroke(traced('0 0.86, 0 1.02'), detail * 1.6);
  pen.stroke(traced('-0.1 1.04, 0.1 1.04'), detail * 1.6);
}

function drawTop(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.06!, 0.3 -1.06!, 0.38 -0.88, 0.66 -0.58, 0.7 -0.36!, 0 -0.26'), {
    pigment: 'steel',
    tone: polish,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.4, 0.72 -0.48!, 0.72 -0.32!, 0 -0.22'), {
    pigment: 'steel',
    tone: polish,
    line: inner,
  });
  pen.fill(symmetric('0 -1.56, 0.2 -1.52, 0.3 -1.4, 0.32 -1.06!, 0 -1.0'), {
    pigment: 'steel',
    tone: polish,
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, -1.06], 0.34, 0.07, 30), { pigment: 'steel', tone: 0.5, line: inner });
  pen.fill(circle([0, -1.6], 0.1, 24), { pigment: 'steel', tone: 0.1, line: inner });
}

function drawDrops(pen: Pen): void {
  for (const [x, y, angleRad, scale] of [
    [-0.9, -0.9, -0.8, 0.2],
    [-1.06, -0.3, -1.2, 0.15],
    [0.94, -1.0, 0.8, 0.2],
    [1.06, -0.4, 1.2, 0.15],
    [0.7, -1.46, 0.5, 0.14],
  ] as const)
    pen
      .at({ at: [x, y], angleRad, scale })
      .fill(outlined('0 1!, -0.56 0.1, -0.5 -0.5, 0 -0.8, 0.5 -0.5, 0.56 0.1'), {
        pigment: 'waterLight',
        tone: (px, py) => clamp(0.2 + 0.4 * px - 0.2 * py),
        line: pen.weight.inner,
      });
  drawSparkle(pen.at({ at: [-0.72, -1.4], scale: 0.2 }));
}
