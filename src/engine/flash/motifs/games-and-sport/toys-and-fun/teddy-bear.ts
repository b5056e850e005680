import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A worn teddy bear that sits: seams, a patch, a button for an eye. */
export const teddyBear: Motif = {
  name: 'teddy-bear',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawArm);
      drawBody(pen);
      drawBothSides(pen, drawLeg);
      drawHead(pen);
    });
  },
};

/** Short stitches across a line. */
function drawSeam(pen: Pen, line: string): void {
  const points = traced(line, 4);
  pen.stroke(points, pen.weight.detail);
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (!next) return;
    const [dx, dy] = [next[0] - x, next[1] - y];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const [nx, ny] = [(-dy / length) * 0.03, (dx / length) * 0.03];
    pen.stroke(
      [
        [x + nx, y + ny],
        [x - nx, y - ny],
      ],
      pen.weight.detail,
    );
  });
}

function drawArm(side: Pen): void {
  drawLimb(
    side,
    { line: '0.42 0.2, 0.7 0.36, 0.92 0.6, 1.0 0.78', half: [0.16, 0.2, 0.18, 0.1] },
    { pigment: 'wood', tone: (x, y) => clamp(0.1 + 0.6 * (x - 0.4) + 0.4 * y) },
  );
  drawSeam(side, '0.8 0.72, 0.92 0.64, 1.06 0.62');
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.3, 0.64, Math.abs(x + 0.04)) + 0.2 * y),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, 0.62], 0.36, 0.36, 44), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.8 * (x + y - 0.4)),
    line: inner,
  });
  drawSeam(pen, '0 0.28, 0.02 0.6, 0 0.96');
  pen.fill(heart, { pigment: 'petal', black: 'uncolored', tone: 0.2, line: inner });
}

function drawLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.26 0.86!, 0.6 0.7, 0.92 0.74, 1.06 0.98, 0.96 1.2, 0.66 1.26, 0.3 1.14!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.4) + 0.5 * (y - 0.8)),
    line: inner * 1.1,
  });
  side.fill(ellipse([0.84, 1.02], 0.22, 0.26, 40), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.8 * (x - 0.8 + y - 0.95)),
    line: inner,
  });
  for (const [x, y] of [
    [0.74, 0.9],
    [0.84, 0.87],
    [0.94, 0.91],
  ] as const)
    side.fill(circle([x, y], 0.035, 14), { pigment: 'blush', tone: 0.2, line: detail });
  side.fill(ellipse([0.84, 1.08], 0.1, 0.09, 24), { pigment: 'blush', tone: 0.2, line: detail });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(circle([0.56, -0.94], 0.27, 44), {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + (x - 0.5) + 0.4 * (y + 1)),
      line: inner * 1.1,
    });
    side.fill(circle([0.57, -0.92], 0.16, 36), { pigment: 'bone', tone: 0.4, line: inner });
  });
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.05 + 0.75 * smoothstep(0.4, 0.8, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.3, 0.2, y)),
    line: inner * 1.2,
  });
  drawSeam(pen, '0 -1.08, 0.02 -0.86, 0 -0.6');
  pen.fill(ellipse([0, -0.24], 0.32, 0.26, 44), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.9 * (x + y + 0.2)),
    line: inner,
  });
  pen.fill(symmetric('0 -0.42, 0.1 -0.42, 0.14 -0.36, 0.04 -0.26, 0 -0.25'), { black: 'always', tone: 0 });
  pen.stroke(traced('0 -0.25, 0 -0.16'), inner);
  pen.stroke(traced('-0.14 -0.14, -0.06 -0.08, 0 -0.16, 0.06 -0.08, 0.14 -0.14'), inner, { taper: 0.3 });
  pen.fill(circle([-0.32, -0.52], 0.085, 26), { black: 'always', tone: 0 });
  pen.fill(circle([-0.35, -0.55], 0.025, 12), { color: [255, 255, 255], tone: 0 });
  pen.fill(circle([0.32, -0.52], 0.115, 30), { pigment: 'steel', tone: 0.3, line: inner });
  for (const [x, y] of [
    [0.285, -0.555],
    [0.355, -0.555],
    [0.285, -0.485],
    [0.355, -0.485],
  ] as const)
    pen.dot([x, y], detail * 1.2);
  pen.stroke(traced('0.285 -0.555, 0.355 -0.485'), detail);
  pen.stroke(traced('0.355 -0.555, 0.285 -0.485'), detail);
  drawBow(pen);
}

function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const side of [-1, 1]) {
    const half = pen.at({ at: [0, 0.14], isFlipped: side < 0 });
    half.fill(outlined('0.02 -0.04!, 0.24 -0.18, 0.42 -0.14, 0.42 0.12, 0.26 0.16, 0.02 0.06!'), {
      pigment: 'petal',
      tone: (x) => clamp(0.7 - 1.6 * x),
      line: inner,
    });
    half.stroke(traced('0.06 0.0, 0.18 -0.02, 0.28 0.02'), detail, { taper: 0.4 });
    half.fill(outlined('0.02 0.06!, 0.14 0.2, 0.3 0.3!, 0.14 0.34!, 0 0.1'), {
      pigment: 'petal',
      tone: 0.4,
      line: inner,
    });
  }
  pen.fill(ellipse([0, 0.14], 0.08, 0.09, 24), { pigment: 'petal', tone: 0.2, line: inner });
}

const head = symmetric('0 -1.1, 0.36 -1.06, 0.66 -0.82, 0.76 -0.5, 0.68 -0.18, 0.44 0.06, 0 0.14');
const body = symmetric('0 0.0, 0.4 0.06, 0.58 0.36, 0.62 0.72, 0.48 1.04, 0 1.14');
const heart = outlined(
  '0.2 0.56!, 0.26 0.48, 0.35 0.52, 0.34 0.62, 0.2 0.76!, 0.06 0.62, 0.05 0.52, 0.14 0.48',
);
