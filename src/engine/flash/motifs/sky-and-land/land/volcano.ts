import { spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A volcano that erupts: a fountain of fire under a cloud of ash, lava on its flanks. */
export const volcano: Motif = {
  name: 'volcano',
  tinted: ['petal', 'ember'],
  draw(canvas) {
    canvas.layer(drawAsh, { contour: 0.7 });
    canvas.layer(drawFountain, { contour: 0.6 });
    canvas.layer(drawCone);
  },
};

function drawAsh(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, radius, turn] of puffs) {
    pen.fill(circle([x, y], radius, 48), {
      pigment: 'cloud',
      tone: (px, py) => clamp(0.15 + 0.8 * smoothstep(-0.3, 1, (px - x) / radius + (py - y) / radius)),
      line: inner,
    });
    const curl = spiral([x, y], turn * 1.1, radius * 0.75, radius * 0.15, turn, 26);
    pen.stroke(curl, inner * 0.9, { taper: 0.3 });
  }
}

function drawFountain(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(fountain, {
    pigment: 'petal',
    tone: (_, y) => clamp(0.5 * smoothstep(-0.6, -0.1, y)),
    line: inner * 1.1,
  });
  pen.fill(core, { pigment: 'gold', tone: 0.02, line: detail });
  for (const [x, y, size] of bombs)
    pen.fill(circle([x, y], size, 20), {
      pigment: 'ember',
      black: 'uncolored',
      tone: 0.4,
      line: inner * 0.9,
    });
}

function drawCone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cone, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.25 + 0.65 * smoothstep(0, 0.7, x) + 0.2 * smoothstep(0.4, 1, y)),
    line: inner * 1.2,
  });
  for (const ridge of ridges) pen.stroke(traced(ridge), inner, { taper: 0.5 });
  for (const lava of flows)
    pen.fill(lava, { pigment: 'ember', tone: (_, y) => clamp(0.05 + 0.4 * y), line: inner });
  for (const gleam of ['-0.02 0, 0.02 0.3, -0.06 0.5', '-0.22 0.1, -0.32 0.34', '0.24 0.1, 0.3 0.28'])
    pen.stroke(traced(gleam), detail, { taper: 0.5 });
}

const puffs = [
  [-0.56, -0.86, 0.26, 1],
  [0.58, -0.84, 0.27, -1],
  [-0.24, -1.1, 0.3, -1],
  [0.26, -1.12, 0.31, 1],
  [0, -0.86, 0.3, 1],
  [-0.3, -0.66, 0.2, 1],
  [0.3, -0.64, 0.2, -1],
] as const;
const fountain = outlined(
  '-0.2 -0.02!, -0.18 -0.3, -0.4 -0.5!, -0.16 -0.46, -0.22 -0.74!, -0.04 -0.56, 0.02 -0.94!, 0.1 -0.56, 0.24 -0.76!, 0.2 -0.46, 0.42 -0.52!, 0.2 -0.28, 0.2 -0.02!',
);
const core = outlined('-0.1 0!, -0.1 -0.26, -0.04 -0.4, 0.02 -0.62!, 0.08 -0.4, 0.1 -0.26, 0.1 0!');
const bombs = [
  [-0.5, -0.36, 0.045],
  [0.54, -0.38, 0.05],
  [-0.36, -0.2, 0.03],
  [0.38, -0.2, 0.035],
  [0.64, -0.2, 0.03],
] as const;
const cone = outlined(
  '-1.16 1.06!, -0.86 0.8, -0.56 0.42, -0.34 0.08, -0.24 -0.1!, -0.16 -0.04!, -0.04 -0.1!, 0.06 -0.04!, 0.16 -0.1!, 0.24 -0.1!, 0.36 0.1, 0.58 0.44, 0.86 0.8, 1.16 1.06!, 0.5 1.12, -0.5 1.12',
);
const ridges = [
  '-0.3 0.14, -0.5 0.5, -0.76 0.86',
  '-0.14 0.5, -0.3 0.76, -0.4 1.04',
  '0.34 0.3, 0.44 0.6, 0.6 0.86',
  '0.5 0.46, 0.66 0.72, 0.86 0.94',
  '0.14 0.6, 0.18 0.84, 0.12 1.06',
  '-0.64 0.7, -0.7 0.9, -0.84 1.02',
];
const flows = [
  '-0.12 -0.07!, 0.1 -0.07!, 0.1 0.2, 0.16 0.44, 0.06 0.56, 0.1 0.84, 0.02 0.94!, -0.06 0.8, -0.04 0.6, -0.12 0.5, -0.06 0.26',
  '-0.24 -0.08!, -0.15 -0.05!, -0.22 0.2, -0.3 0.4, -0.36 0.62!, -0.42 0.46, -0.36 0.24',
  '0.16 -0.07!, 0.24 -0.08!, 0.34 0.16, 0.36 0.34, 0.42 0.5!, 0.32 0.46, 0.26 0.28',
].map((knots) => outlined(knots));
