import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A folded shell full of meat, lettuce, tomato and cheese. */
export const taco: Motif = {
  name: 'taco',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.12 });
      drawShell(pen.at({ at: [0.14, -0.12] }), 0.5);
      drawFilling(pen);
      drawShell(pen, 0);
    }),
};

function drawShell(pen: Pen, shade: number): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.3 0.7!, -1.22 0.2, -0.86 -0.36, -0.36 -0.66, 0.16 -0.7, 0.66 -0.5, 1.06 -0.06, 1.26 0.5, 1.26 0.74!, 1.1 0.86, 0 0.9, -1.12 0.84',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(shade + 0.12 + 0.35 * x + 0.3 * y), line: inner * 1.5 },
  );
  if (shade > 0) return;
  for (const [x, y] of blisters)
    pen.stroke(traced(`${x - 0.06} ${y}, ${x} ${y - 0.04}, ${x + 0.06} ${y + 0.01}`), inner * 1.1, {
      taper: 0.3,
    });
  pen.stroke(traced('-1.06 0.24, -0.76 -0.22, -0.36 -0.46'), inner * 2, { isErasing: true, taper: 0.4 });
}

function drawFilling(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.16 0.2!, -1.26 0.0, -1.14 -0.14, -1.2 -0.34, -0.98 -0.4, -0.96 -0.6, -0.72 -0.62, -0.64 -0.86, -0.4 -0.82, -0.22 -1.0, 0.02 -0.88, 0.26 -1.0, 0.46 -0.82, 0.72 -0.8, 0.8 -0.58, 1.06 -0.48, 1.06 -0.26, 1.28 -0.12, 1.2 0.1, 1.34 0.3, 1.2 0.42!, 0 0',
    ),
    { pigment: 'leafLight', tone: (x, y) => clamp(0.3 + 0.3 * x + 0.3 * y), line: inner * 1.3 },
  );
  for (const rib of [
    '-0.4 -0.74, -0.34 -0.56',
    '0.26 -0.9, 0.22 -0.7',
    '0.94 -0.34, 0.8 -0.26',
    '-1.1 -0.02, -0.96 0.04',
  ])
    pen.stroke(traced(rib), detail * 1.4, { taper: 0.4 });
  for (const [x, y, radius] of meat)
    pen.fill(circle([x, y], radius, 26), {
      pigment: 'wood',
      tone: (px, py) => clamp(0.3 + 1.6 * (px - x + py - y)),
      line: inner * 1.1,
    });
  for (const [x, y, angleRad] of dice)
    pen.at({ at: [x, y], angleRad }).fill(outlined('-0.12 -0.1!, 0.12 -0.1!, 0.12 0.1!, -0.12 0.1!'), {
      pigment: 'petal',
      tone: (px) => clamp(0.25 + 2 * px),
      line: inner * 1.1,
    });
  for (const shred of [
    '-0.92 -0.2!, -0.62 -0.54!, -0.56 -0.46!, -0.84 -0.12!',
    '0.3 -0.66!, 0.62 -0.5!, 0.58 -0.4!, 0.28 -0.56!',
    '-0.24 -0.86!, 0.06 -0.72!, 0.02 -0.62!, -0.28 -0.76!',
  ])
    pen.fill(outlined(shred), { pigment: 'moon', tone: 0.05, line: inner });
}

const meat = [
  [-0.92, -0.04, 0.17],
  [-0.44, -0.52, 0.18],
  [0.16, -0.68, 0.18],
  [0.72, -0.42, 0.18],
  [1.06, 0.04, 0.17],
] as const;
const dice = [
  [-0.72, -0.34, -0.5],
  [-0.12, -0.7, 0.3],
  [0.48, -0.62, 0.6],
  [0.94, -0.2, 0.8],
] as const;
const blisters = [
  [-0.7, 0.3],
  [-0.2, -0.16],
  [0.3, 0.26],
  [0.62, -0.06],
  [-0.3, 0.6],
  [0.76, 0.5],
  [0.16, -0.4],
] as const;
