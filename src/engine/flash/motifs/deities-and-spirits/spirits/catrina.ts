import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A woman of the Day of the Dead: her face painted as a skull, roses in her hair. */
export const catrina: Motif = {
  name: 'catrina',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawDress(pen);
      drawWomanFace(pen, { skin: 'foam', iris: 'water', cast: 'bold' });
      drawBothSides(pen, drawSocket);
      drawPaint(pen);
      drawFringe(pen);
    });
    canvas.layer(drawRoses, { contour: 0.8 });
  },
};

function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.0, 0.4 -0.94, 0.66 -0.6, 0.68 0.2, 0.6 0.9!, 0 0.9'), {
    pigment: 'dark',
    tone: 0.7,
    line: pen.weight.inner,
  });
  drawLocks(
    pen,
    [
      [0.5, -0.1, 0.42, 1.2, 0.2],
      [0.5, 0.2, 0.24, 1.16, -0.14],
      [0.46, 0.3, 0.1, 1.1, 0.1],
    ],
    {
      width: 0.32,
      bend: 0,
      pigment: 'dark',
      tone: (px) => clamp(0.7 - 0.4 * Math.abs(px)),
    },
  );
}

/** A black socket rimmed with petals; the eye shows within. */
function drawSocket(side: Pen): void {
  const { inner, detail } = side.weight;
  for (let i = 0; i < 12; i++) {
    const at = polar((i / 12) * fullTurn, 0.215, [0.23, -0.08]);
    side.fill(circle(at, 0.062, 16), { pigment: 'petal', tone: 0.1, line: detail });
  }
  side.fill(circle([0.23, -0.08], 0.205, 36), { black: 'always', tone: 0 });
  side.fill(outlined('0.09 -0.05!, 0.16 -0.13, 0.26 -0.14, 0.38 -0.08!, 0.28 -0.02, 0.18 -0.01'), {
    pigment: 'foam',
    tone: 0,
  });
  side.fill(circle([0.23, -0.075], 0.055, 22), { pigment: 'water', tone: 0.2 });
  side.fill(circle([0.23, -0.075], 0.028, 16), { black: 'always', tone: 0 });
  side.stroke(traced('0.4 0.3, 0.34 0.36, 0.3 0.44, 0.34 0.5'), inner, { taper: 0.3 });
  for (const [x, y] of [
    [0.36, 0.22],
    [0.42, 0.16],
  ] as const)
    side.dot([x, y], detail * 1.5);
}

function drawPaint(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.06!, 0.05 0.12, 0.09 0.22!, 0.03 0.2, 0 0.17!'), { black: 'always', tone: 0 });
  pen.stroke(traced('-0.38 0.36, -0.17 0.38, 0 0.39, 0.17 0.38, 0.38 0.36'), inner * 1.2);
  for (const x of [-0.32, -0.25, -0.18, -0.1, 0, 0.1, 0.18, 0.25, 0.32])
    pen.stroke(traced(`${x} 0.31, ${x} 0.45`), detail * 1.2, { taper: 0.2 });
  for (let i = 0; i < 5; i++)
    pen.fill(circle(polar((i / 5) * fullTurn - Math.PI / 2, 0.075, [0, -0.42]), 0.05, 16), {
      pigment: 'water',
      tone: 0.2,
      line: detail,
    });
  pen.fill(circle([0, -0.42], 0.04, 16), { pigment: 'gold', tone: 0, line: detail });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.1 -0.36, 0.22 -0.46, 0.3 -0.4, 0.24 -0.36'), inner, { taper: 0.3 }),
  );
  pen.fill(outlined('0 0.54!, 0.05 0.59, 0 0.66!, -0.05 0.59'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.1,
    line: detail,
  });
}

function drawFringe(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0 -0.94!, 0.34 -0.88, 0.58 -0.56, 0.62 -0.1, 0.54 0.2!, 0.48 -0.14, 0.36 -0.44, 0 -0.62!'),
      { pigment: 'dark', black: 'uncolored', tone: 0.35, line: side.weight.inner },
    );
    drawGleams(
      side,
      ['0.08 -0.78, 0.34 -0.66, 0.52 -0.3', '0.06 -0.68, 0.28 -0.58, 0.45 -0.36'],
      side.weight.detail,
      0.5,
    );
  });
}

function drawRoses(pen: Pen): void {
  for (const [x, y, angleRad] of [
    [-0.8, -0.7, -2.7],
    [0.8, -0.7, -0.4],
    [-0.4, -1.1, -2.0],
    [0.4, -1.1, -1.1],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.44, angleRad }), { width: 0.42 });
  for (const [x, y, scale] of [
    [-0.66, -0.62, 0.3],
    [0.66, -0.62, 0.3],
    [-0.32, -0.94, 0.32],
    [0.32, -0.94, 0.32],
    [0, -1.06, 0.3],
  ] as const)
    drawRose(pen.at({ at: [x, y], scale }));
}

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 1.0!, 0.6 1.02, 0.86 1.16, 0.98 1.4, 1.0 1.66!, 0 1.7!, 0 1.4!'), {
      pigment: 'violet',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.5, 1.0, x) + 0.3 * (y - 1.1)),
      line: inner * 1.1,
    });
    for (const [x, y] of [
      [0.12, 1.36],
      [0.28, 1.24],
      [0.44, 1.12],
    ] as const)
      side.fill(circle([x, y], 0.1, 22), { pigment: 'foam', tone: 0.1, line: detail * 1.3 });
  });
}
