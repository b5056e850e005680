import { clamp, smoothstep } from '../../../geometry/interval.ts';

import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** An axolotl from above: a broad smiling head, three feathered gills on each side, and its finned tail. */
export const axolotl: Motif = {
  name: 'axolotl',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      drawBothSides(pen, drawLegs);
      drawBody(pen);
      drawBothSides(pen, drawGills);
      drawHead(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.22 0.5!, -0.14 0.86, 0.1 1.12, 0.5 1.2, 0.84 1.06, 1.04 0.72!, 0.94 0.74, 0.7 0.76, 0.42 0.74, 0.24 0.5!',
    ),
    { pigment: 'petalLight', tone: (x) => clamp(0.1 + 0.4 * x), line: inner },
  );
  drawLimb(
    pen,
    { line: '0 0.4, 0.1 0.78, 0.4 0.98, 0.72 0.94, 0.98 0.76', half: [0.26, 0.17, 0.12, 0.07, 0.01] },
    { pigment: 'blush', tone: (_, y) => clamp(0.1 + 0.5 * (y - 0.6)) },
  );
  for (const line of [
    '0.3 0.8, 0.36 0.76',
    '0.2 1.02, 0.18 1.1',
    '0.46 1.06, 0.5 1.16',
    '0.7 0.86, 0.72 0.8',
    '0.74 1.0, 0.8 1.06',
  ])
    pen.stroke(traced(line), detail);
}

function drawLegs(side: Pen): void {
  const { inner } = side.weight;
  for (const { line, x, y } of [
    { line: '0.2 0.06, 0.46 0.1, 0.62 0.26', x: 0.64, y: 0.28 },
    { line: '0.16 0.5, 0.4 0.6, 0.48 0.78', x: 0.5, y: 0.8 },
  ]) {
    for (const [dx, dy] of [
      [0.14, 0.02],
      [0.1, 0.12],
      [0.0, 0.15],
    ] as const)
      drawLimb(
        side,
        {
          line: `${x - 0.02} ${y - 0.02}, ${x + dx / 2} ${y + dy / 2}, ${x + dx} ${y + dy}`,
          half: [0.04, 0.035, 0.01],
        },
        { pigment: 'blush', tone: 0.25, line: inner * 0.8 },
      );
    drawLimb(side, { line, half: [0.1, 0.08, 0.06] }, { pigment: 'blush', tone: (px) => clamp(px) });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.3, 0.26 -0.2, 0.34 0.12, 0.28 0.42, 0.2 0.6, 0 0.66'), {
    pigment: 'blush',
    tone: (x) => clamp(0.06 + 0.7 * smoothstep(0.06, 0.34, Math.abs(x + 0.04))),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -0.06, 0.01 0.3, 0.02 0.62'), detail * 1.2, { taper: 0.4 });
  for (const y of [0.1, 0.24, 0.38])
    drawBothSides(pen, (side) =>
      side.stroke(traced(`0.14 ${y}, 0.22 ${y + 0.03}, 0.28 ${y}`), detail, { taper: 0.4 }),
    );
}

/** Three stalks with fringes along both edges. */
function drawGills(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const [x, y, angleRad] of [
    [0.46, -0.82, -0.95],
    [0.62, -0.6, -0.35],
    [0.58, -0.36, 0.25],
  ] as const) {
    const gill = side.at({ at: [x, y], angleRad, scale: 0.6 });
    gill.fill(
      outlined(
        '-0.1 -0.1!, 0.1 -0.14, 0.16 -0.3!, 0.28 -0.16, 0.38 -0.3!, 0.48 -0.15, 0.6 -0.26!, 0.66 -0.1, 0.86 -0.12!, 0.78 0.0, 0.88 0.1!, 0.66 0.1, 0.6 0.26!, 0.48 0.14, 0.38 0.3!, 0.28 0.16, 0.16 0.3!, 0.1 0.14, -0.1 0.1!',
      ),
      { pigment: 'petal', tone: (px) => clamp(0.5 - 0.5 * px), line: inner },
    );
    gill.stroke(traced('0 0, 0.4 0.01, 0.72 0'), detail * 1.4, { taper: 0.4 });
  }
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.06, 0.34 -1.02, 0.64 -0.8, 0.72 -0.52, 0.56 -0.26, 0.28 -0.14, 0 -0.12'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.04 + 0.4 * smoothstep(0.4, 0.74, Math.abs(x)) + 0.4 * smoothstep(-0.4, -0.1, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(circle([0.42, -0.66], 0.085, 24), { black: 'always', tone: 1 });
    side.fill(circle([0.445, -0.69], 0.028, 12), { color: [255, 255, 255], tone: 0 });
    side.fill(ellipse([0.5, -0.5], 0.09, 0.05, 20), { pigment: 'petal', tone: 0.05 });
    side.stroke(traced('0 -0.44, 0.16 -0.4, 0.28 -0.48'), inner * 1.3, { taper: 0.4, tapering: 'end' });
    side.dot([0.06, -0.6], side.weight.detail);
  });
}
