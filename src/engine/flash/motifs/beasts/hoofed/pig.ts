import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';

/** A pig's head from the front, one ear bent. */
export const pig: Motif = {
  name: 'pig',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawEar(pen, upright, inside);
      drawEar(pen.at({ isFlipped: true }), bent, bentInside);
      drawHead(pen);
      drawBothSides(pen, drawEye);
      drawSnout(pen);
    });
  },
};

function drawEar(side: Pen, ear: string, shadow: string): void {
  const { inner } = side.weight;
  side.fill(outlined(ear), {
    pigment: 'blush',
    tone: (x) => clamp(0.15 + 0.5 * (x - 0.4)),
    line: inner * 1.1,
  });
  side.fill(outlined(shadow), { pigment: 'petal', tone: (_, y) => clamp(0.3 + 0.6 * (y + 1)), line: inner });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'blush',
    tone: (x, y) =>
      clamp(0.04 + 0.75 * smoothstep(0.5, 0.96, Math.abs(x + 0.05)) + 0.4 * smoothstep(0.5, 1.0, y)),
    line: inner * 1.2,
  });
  for (const line of ['-0.2 -0.64, 0 -0.58, 0.2 -0.64', '-0.16 -0.5, 0 -0.45, 0.16 -0.5'])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.4 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.46 0.44, 0.6 0.66, 0.52 0.86'), inner * 0.9, { taper: 0.4 });
    drawHairs(side, traced('0.72 0.3, 0.7 0.56, 0.58 0.8'), [0.07, 0.07], 7);
    drawHairs(side, traced('0.06 -0.84, 0.2 -0.82, 0.34 -0.76'), [0.01, -0.12], 4);
  });
  pen.stroke(traced('-0.36 0.74, -0.14 0.86, 0.14 0.86, 0.36 0.74'), inner * 1.2, { taper: 0.2 });
  pen.stroke(traced('-0.12 0.98, 0 1.01, 0.12 0.98'), detail, { taper: 0.4 });
}

function drawEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.3 -0.14!, 0.42 -0.26, 0.58 -0.22, 0.64 -0.1!, 0.5 -0.02, 0.38 -0.04'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  side.fill(circle([0.47, -0.13], 0.085, 26), { pigment: 'wood', tone: 0.5, line: detail });
  side.fill(circle([0.47, -0.13], 0.05, 20), { black: 'always', tone: 0 });
  side.fill(circle([0.44, -0.16], 0.022, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.27 -0.14, 0.4 -0.29, 0.58 -0.26, 0.7 -0.12'), inner * 1.5, { taper: 0.3 });
  side.stroke(traced('0.3 -0.34, 0.46 -0.42, 0.64 -0.34'), inner, { taper: 0.4 });
  side.stroke(traced('0.36 0.04, 0.5 0.06, 0.62 0.0'), detail, { taper: 0.4 });
}

function drawSnout(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0.36], 0.46, 0.34, 56), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.7 * (x + y - 0.2)),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, 0.33], 0.4, 0.28, 52), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.05 + 0.6 * (x + y - 0.3)),
    line: inner,
  });
  for (const x of [-0.15, 0.15]) pen.fill(ellipse([x, 0.33], 0.075, 0.12, 28), { black: 'always', tone: 0 });
  for (const line of ['-0.26 0.06, 0 -0.02, 0.26 0.06', '-0.2 -0.06, 0 -0.13, 0.2 -0.06'])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.4 });
}

const head = symmetric(
  '0 -0.84, 0.34 -0.8, 0.68 -0.58, 0.86 -0.22, 0.92 0.2, 0.84 0.6, 0.6 0.92, 0.3 1.08, 0 1.12',
);
const upright = '0.3 -0.74!, 0.44 -1.06, 0.74 -1.34!, 0.96 -1.0, 0.98 -0.66, 0.8 -0.36!';
const inside = '0.46 -0.76!, 0.56 -0.98, 0.73 -1.18!, 0.84 -0.94, 0.86 -0.7, 0.76 -0.5!';
const bent = '0.3 -0.74!, 0.52 -1.06, 0.84 -1.14, 1.08 -0.96, 1.16 -0.6, 1.1 -0.34!, 0.98 -0.5, 0.8 -0.36!';
const bentInside = '0.8 -0.84!, 0.98 -0.86, 1.08 -0.64, 1.1 -0.38!, 0.98 -0.54, 0.84 -0.6!';
