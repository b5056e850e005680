import { spiral } from '../../geometry/curve.ts';
import { clamp, lerp, smoothstep } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { pointAt } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides, drawLock } from '../parts/any-beast/fur.ts';

/** The head of a dancing lion: horn and mirror, rolling eyes, fleece on every edge. */
export const lionDance: Motif = {
  name: 'lion-dance',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawHorn(pen);
      drawMouth(pen);
      drawHead(pen);
      drawBothSides(pen, drawEye);
      drawNose(pen);
      drawMirror(pen);
    });
  },
};

/** Tufts along a line, all pointing to `flow` from it. */
function drawFleece(pen: Pen, line: string, flow: Point, count: number, pigment: Pigment): void {
  const points = traced(line, 8);
  for (let i = 0; i < count; i++) {
    const [x, y] = pointAt(points, Math.round((i / (count - 1)) * (points.length - 1)));
    const spread = lerp(-0.06, 0.06, i / (count - 1));
    drawLock(pen, {
      root: [x, y],
      tip: [x + flow[0] + spread, y + flow[1]],
      width: 0.2,
      bend: i % 2 === 0 ? 0.12 : -0.12,
      pigment,
      tone: 0.12,
    });
  }
}

function drawEar(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.84 -0.5!, 1.06 -0.86, 1.4 -0.9!, 1.36 -0.5, 1.02 -0.18!'), {
    pigment: 'ember',
    tone: 0.2,
    line: inner * 1.1,
  });
  side.fill(outlined('0.96 -0.5!, 1.1 -0.7, 1.28 -0.76!, 1.24 -0.54, 1.04 -0.34!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  side.fill(circle([1.36, -0.92], 0.14, 28), {
    pigment: 'leaf',
    tone: (x) => clamp(0.2 + 2 * (x - 1.3)),
    line: inner,
  });
}

function drawHorn(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.66, 0.12 -1.6, 0.16 -1.3, 0.26 -0.98!, 0 -0.96'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + 2 * Math.max(0, x)),
    line: inner * 1.1,
  });
  for (const y of [-1.2, -1.36]) pen.stroke(traced(`-0.18 ${y}, 0 ${y + 0.05}, 0.18 ${y}`), inner);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.4 -0.96, 0.5 -1.2, 0.6 -1.34'), inner * 1.3);
    side.fill(circle([0.62, -1.4], 0.15, 30), {
      pigment: 'petal',
      tone: (x) => clamp(0.2 + 2 * (x - 0.6)),
      line: inner,
    });
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.06, 0.5 -1.02, 0.88 -0.78, 1.06 -0.36, 1.02 0.06, 0.8 0.3, 0.4 0.36, 0 0.4'), {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.08 + 0.55 * smoothstep(0.5, 1.05, Math.abs(x + 0.05)) + 0.3 * smoothstep(0, 0.4, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(spiral([0.84, 0.02], -0.5, 0.17, 0.03, 1.3, 26), inner * 1.2, { taper: 0.3 });
    side.stroke(spiral([0.5, -0.8], 1.2, 0.14, 0.03, -1.3, 24), inner * 1.2, { taper: 0.3 });
    for (const [x, y] of [
      [0.24, -0.9],
      [0.86, -0.66],
      [0.96, -0.24],
    ] as const)
      side.fill(circle([x, y], 0.05, 16), { pigment: 'gold', tone: 0.1, line: detail });
    drawFleece(side, '0.98 0.12, 0.7 0.32, 0.3 0.38, 0.0 0.4', [0.02, 0.22], 9, 'foam');
  });
}

function drawEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(circle([0.48, -0.28], 0.27, 44), {
    pigment: 'foam',
    tone: (_, y) => clamp(-1.4 * (y + 0.3)),
    line: inner * 1.2,
  });
  side.fill(circle([0.45, -0.25], 0.16, 34), { pigment: 'gold', tone: 0.15, line: inner });
  side.fill(circle([0.45, -0.25], 0.095, 28), { black: 'always', tone: 0 });
  side.fill(circle([0.41, -0.3], 0.035, 14), { color: [255, 255, 255], tone: 0 });
  drawFleece(side, '0.16 -0.44, 0.3 -0.6, 0.52 -0.64, 0.74 -0.5, 0.82 -0.3', [0.08, -0.24], 9, 'foam');
  side.stroke(traced('0.22 -0.1, 0.46 0.04, 0.7 -0.06'), detail * 1.4, { taper: 0.4 });
}

function drawNose(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.2, 0.14 -0.12, 0.2 0.04, 0.36 0.12, 0.36 0.3, 0.16 0.34, 0 0.3'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 1.4 * Math.max(0, x) + 0.4 * smoothstep(0.1, 0.34, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => side.fill(circle([0.23, 0.21], 0.065, 20), { black: 'always', tone: 0 }));
}

function drawMirror(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, -0.64], 0.25, 40), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(circle([0, -0.64], 0.17, 36), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.1 + 1.6 * (x + y + 0.64)),
    line: inner,
  });
  pen.stroke(traced('-0.08 -0.68, -0.04 -0.73, 0.04 -0.75'), detail * 1.3, { taper: 0.3 });
}

/** Wide open below the head: teeth, tongue, and the bearded lower jaw. */
function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawFleece(pen, '-0.84 0.62, -0.6 1.02, -0.2 1.2, 0.2 1.2, 0.6 1.02, 0.84 0.62', [0, 0.46], 17, 'foam');
  pen.fill(symmetric('0 0.2, 0.8 0.2, 0.96 0.44, 0.8 0.86, 0.44 1.12, 0 1.2'), {
    pigment: 'petal',
    tone: 0.35,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.26, 0.7 0.26, 0.8 0.46, 0.66 0.78, 0.36 0.98, 0 1.04'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(symmetric('0 0.62, 0.26 0.62, 0.4 0.78, 0.26 0.96, 0 1.0'), {
    pigment: 'blush',
    tone: (x) => clamp(0.1 + Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('0 0.66, 0 0.94'), detail * 1.3, { taper: 0.3 });
  drawBothSides(pen, (side) => {
    for (const [x, y] of [
      [0.12, 0.98],
      [0.36, 0.92],
      [0.56, 0.78],
    ] as const)
      side.fill(circle([x, y], 0.07, 18), { pigment: 'foam', tone: 0, line: detail * 1.2 });
    side.fill(circle([0.96, 0.5], 0.13, 28), { pigment: 'gold', tone: 0.2, line: inner });
  });
}
