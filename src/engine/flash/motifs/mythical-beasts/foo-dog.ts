import { spiral } from '../../geometry/curve.ts';
import { clamp, smoothstep } from '../../geometry/interval.ts';
import { polar } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides, drawLock } from '../parts/any-beast/fur.ts';

/** A guardian lion: curled mane, roaring, a brocade ball beneath its paws. */
export const fooDog: Motif = {
  name: 'foo-dog',
  tinted: ['gold', 'ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMane(pen);
      drawBothSides(pen, drawEar);
      drawJaw(pen);
      drawFace(pen);
      drawBothSides(pen, drawBeard);
      drawBothSides(pen, drawEye);
      drawNose(pen);
    });
    canvas.layer(drawBall, { contour: 0.8 });
    canvas.layer((pen) => drawBothSides(pen, drawPaw), { contour: 0.8 });
  },
};

/** Snail-shell curls around the head, largest outside. */
function drawMane(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [count, distance, radius, pigment] of [
    [17, 1.12, 0.27, 'leaf'],
    [14, 0.86, 0.24, 'water'],
  ] as const)
    for (let i = 0; i < count; i++) {
      const share = (i / (count - 1)) * 2 - 1;
      const [x, y] = polar(-Math.PI / 2 + share * 2.6, distance);
      pen.fill(circle([x, y], radius, 32), {
        pigment,
        tone: (px, py) => clamp(0.25 + (0.6 * (px - x + py - y)) / radius),
        line: inner * 1.1,
      });
      const turn = share < 0 ? 1 : -1;
      pen.stroke(
        spiral([x, y], -Math.PI / 2 + share * 2.6 + 1.9 * turn, radius * 0.74, radius * 0.1, 1.3 * turn, 22),
        inner * 0.9,
        { taper: 0.3 },
      );
    }
}

function drawEar(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.6 -0.46!, 0.8 -0.58, 1.0 -0.54, 1.2 -0.62!, 1.12 -0.34, 0.94 -0.16, 0.72 -0.12!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.9 - 0.7 * x),
    line: inner * 1.1,
  });
  side.stroke(traced('0.76 -0.32, 0.92 -0.4, 1.08 -0.48'), inner, { taper: 0.4 });
}

function drawFace(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric('0 -0.78, 0.4 -0.76, 0.72 -0.5, 0.82 -0.1, 0.84 0.2, 0.7 0.4!, 0.5 0.3, 0.26 0.36, 0 0.3'),
    {
      pigment: 'gold',
      tone: (x, y) =>
        clamp(0.05 + 0.6 * smoothstep(0.4, 0.82, Math.abs(x + 0.04)) + 0.2 * smoothstep(0, 0.4, y)),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.26 0.38!, 0.32 0.56, 0.4 0.8!, 0.46 0.56, 0.48 0.36!'), {
      pigment: 'foam',
      tone: 0.05,
      line: inner,
    });
    side.fill(outlined('0.0 0.3!, 0.02 0.46!, 0.14 0.46!, 0.14 0.36!'), {
      pigment: 'foam',
      tone: 0.05,
      line: inner * 0.8,
    });
  });
}

function drawEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(circle([0.36, -0.26], 0.2, 40), {
    pigment: 'foam',
    tone: (_, y) => clamp(-1.6 * (y + 0.24)),
    line: inner * 1.1,
  });
  side.fill(circle([0.33, -0.23], 0.11, 30), { pigment: 'ember', tone: 0.2, line: detail });
  side.fill(circle([0.33, -0.23], 0.06, 22), { black: 'always', tone: 0 });
  side.fill(circle([0.3, -0.27], 0.024, 12), { color: [255, 255, 255], tone: 0 });
  side.fill(
    outlined(
      '0.05 -0.36!, 0.12 -0.6, 0.34 -0.7, 0.56 -0.6, 0.72 -0.62, 0.86 -0.78!, 0.88 -0.5, 0.74 -0.34, 0.54 -0.4, 0.34 -0.48, 0.18 -0.4',
    ),
    { pigment: 'leaf', tone: (_, y) => clamp(0.2 + 1.6 * (y + 0.6)), line: inner * 1.1 },
  );
  for (const hair of ['0.14 -0.46, 0.3 -0.6, 0.52 -0.52', '0.3 -0.5, 0.54 -0.5, 0.76 -0.5'])
    side.stroke(traced(hair), detail, { taper: 0.5 });
}

/** A broad snout: flared nostrils over two puffed pads. */
function drawNose(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 0.16!, 0.2 0.04, 0.46 0.06, 0.6 0.2, 0.54 0.38, 0.32 0.44, 0.1 0.38, 0 0.3!'), {
      pigment: 'gold',
      tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(0.3, 0.6, x) + 0.6 * smoothstep(0.28, 0.44, y)),
      line: inner * 1.1,
    });
    for (const [x, y] of [
      [0.28, 0.22],
      [0.38, 0.26],
      [0.3, 0.32],
      [0.44, 0.2],
    ] as const)
      side.dot([x, y], detail * 1.2);
  });
  pen.fill(symmetric('0 -0.4, 0.12 -0.32, 0.13 -0.12, 0.36 -0.06, 0.44 0.08, 0.3 0.2, 0.12 0.16, 0 0.22'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.9 * smoothstep(0.02, 0.34, x) + 0.4 * smoothstep(0.06, 0.24, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.12 0.12!, 0.18 0.01, 0.32 0.02, 0.32 0.13!'), { black: 'always', tone: 0 });
    side.stroke(traced('0.3 -0.04, 0.4 0.04, 0.34 0.16'), inner, { taper: 0.4 });
  });
  for (const y of [-0.26, -0.16, -0.06])
    pen.stroke(traced(`-0.1 ${y}, 0 ${y + 0.05}, 0.1 ${y}`), detail * 1.2, { taper: 0.3 });
}

/** Tongues of flame for a beard, along the jaw. */
function drawBeard(side: Pen): void {
  for (const [x, y, dx, dy] of [
    [0.66, 0.1, 0.42, 0.12],
    [0.66, 0.28, 0.36, 0.3],
    [0.6, 0.5, 0.26, 0.4],
    [0.46, 0.7, 0.14, 0.44],
  ] as const)
    drawLock(side, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.26,
      bend: -0.3,
      pigment: 'ember',
      tone: (px) => clamp(1 - 0.8 * px),
    });
}

function drawJaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.2, 0.6 0.2, 0.7 0.5, 0.56 0.86, 0.3 1.02, 0 1.06'), {
    pigment: 'gold',
    tone: 0.4,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.2, 0.52 0.24, 0.58 0.48, 0.44 0.78, 0 0.9'), { black: 'always', tone: 0 });
  pen.fill(symmetric('0 0.5, 0.2 0.5, 0.3 0.64, 0.2 0.82, 0 0.86'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + Math.abs(x)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 0.84!, 0.34 0.66, 0.42 0.5!, 0.48 0.64, 0.46 0.76!'), {
      pigment: 'foam',
      tone: 0.05,
      line: inner * 0.9,
    });
    side.fill(outlined('0.04 0.9!, 0.1 0.8, 0.18 0.88!'), { pigment: 'foam', tone: 0.05, line: detail });
  });
}

/** The ball, its brocade of interlaced rings. */
function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 1.36], 0.44, 60), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.8 * (x + y - 1.2)),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [0, 1.36],
    [-0.24, 1.36],
    [0.24, 1.36],
    [-0.12, 1.15],
    [0.12, 1.15],
    [-0.12, 1.57],
    [0.12, 1.57],
  ] as const) {
    pen.stroke(circle([x, y], 0.12, 28), inner);
    pen.dot([x, y], detail * 1.6);
  }
}

function drawPaw(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.7 0.86!, 1.0 0.96, 1.06 1.3, 0.9 1.56!, 0.4 1.56!, 0.28 1.36, 0.34 1.18, 0.5 1.06'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.6 * (x - 0.5) + 0.3 * (y - 1)),
    line: inner * 1.1,
  });
  for (const x of [0.34, 0.5, 0.66]) {
    side.fill(
      outlined(`${x - 0.06} 1.4!, ${x} 1.34, ${x + 0.08} 1.4!, ${x + 0.04} 1.56, ${x - 0.04} 1.68!`),
      { pigment: 'foam', tone: 0.1, line: inner * 0.9 },
    );
    side.stroke(traced(`${x + 0.08} 1.2, ${x + 0.09} 1.36`), inner, { taper: 0.4 });
  }
}
