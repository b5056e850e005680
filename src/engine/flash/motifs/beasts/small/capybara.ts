import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A capybara, standing and calm: a barrel on short legs, a blunt muzzle; looks to the right. */
export const capybara: Motif = {
  name: 'capybara',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(pen, '0.16 0.4, 0.12 0.7, 0.14 0.94', 0.75);
      drawLeg(pen, '-0.5 0.4, -0.56 0.7, -0.5 0.94', 0.75);
      drawLeg(pen, '0.46 0.34, 0.42 0.66, 0.46 0.98', 0.35);
      drawBody(pen);
      drawHindLeg(pen);
      drawHead(pen);
    });
  },
};

function drawLeg(pen: Pen, line: string, tone: number): void {
  drawLimb(pen, { line, half: [0.19, 0.15, 0.1, 0.1] }, { pigment: 'wood', tone });
  const [foot] = traced(line).slice(-1);
  if (!foot) return;
  const at = pen.at({ at: foot });
  at.fill(outlined('-0.12 -0.06!, 0.06 -0.07, 0.2 0.02, 0.24 0.11!, 0 0.13, -0.12 0.11!'), {
    pigment: 'dark',
    tone: 0.5,
    line: pen.weight.inner,
  });
  for (const x of [0.04, 0.13]) at.stroke(traced(`${x} 0.0, ${x + 0.04} 0.1`), pen.weight.detail);
}

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.08 + 0.75 * smoothstep(0.1, 0.62, y) + 0.4 * smoothstep(-0.7, -1.15, x)),
    line: pen.weight.inner * 1.2,
  });
  for (const row of [
    '-0.98 -0.02, -0.6 -0.22, -0.1 -0.28, 0.3 -0.28',
    '-1.0 0.2, -0.6 0.0, -0.1 -0.06, 0.4 0.0',
    '-0.5 0.24, -0.1 0.2, 0.4 0.26',
    '-0.4 0.46, 0.0 0.48, 0.3 0.44',
  ])
    drawHairs(pen, traced(row), [-0.13, 0.05], 12);
  pen.stroke(traced('0.62 0.14, 0.66 0.36, 0.58 0.52'), pen.weight.inner, { taper: 0.5 });
  pen.stroke(traced('0.24 0.3, 0.2 0.46, 0.26 0.6'), pen.weight.inner, { taper: 0.5 });
}

function drawHindLeg(pen: Pen): void {
  drawLeg(pen, '-0.8 0.5, -0.9 0.74, -0.82 0.98', 0.4);
  pen.fill(haunch, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.7, y) + 0.5 * smoothstep(-0.8, -1.1, x)),
  });
  pen.stroke(traced('-0.56 0.04, -0.44 0.3, -0.52 0.56, -0.72 0.72'), pen.weight.inner, { taper: 0.35 });
  drawHairs(pen, traced('-0.9 0.2, -0.7 0.2, -0.56 0.3'), [-0.1, 0.1], 7);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(farEar, { pigment: 'wood', tone: 0.7, line: inner });
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(-0.3, 0.06, y) + 0.25 * smoothstep(0.6, 0.36, x)),
    line: inner * 1.2,
  });
  pen.fill(muzzle, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.35 + 0.5 * smoothstep(1.3, 1.06, x) + 0.3 * (y + 0.4)),
  });
  pen.fill(ear, { pigment: 'wood', tone: 0.3, line: inner });
  pen.fill(outlined('0.5 -0.6!, 0.48 -0.72, 0.55 -0.76, 0.6 -0.66'), { black: 'always', tone: 1 });
  // Sleepy: the lid lies on the eye.
  pen.fill(outlined('0.76 -0.47!, 0.84 -0.53, 0.95 -0.48!, 0.9 -0.42, 0.82 -0.42'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(outlined('0.86 -0.49, 0.89 -0.48, 0.88 -0.455, 0.85 -0.46'), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.72 -0.46, 0.84 -0.55, 0.98 -0.48'), inner * 1.1, { taper: 0.4 });
  pen.stroke(traced('0.78 -0.38, 0.86 -0.36, 0.94 -0.39'), detail, { taper: 0.5 });
  pen.fill(outlined('1.22 -0.5!, 1.3 -0.46, 1.28 -0.38!, 1.22 -0.42'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.3 -0.18, 1.18 -0.15, 1.06 -0.18, 0.96 -0.1'), inner * 1.1, { taper: 0.4 });
  for (const [x, y] of [
    [1.1, -0.32],
    [1.16, -0.26],
    [1.08, -0.24],
  ] as const)
    pen.dot([x, y], detail * 0.9);
  for (const row of ['0.6 -0.42, 0.64 -0.24, 0.7 -0.1', '0.9 -0.28, 0.86 -0.14, 0.84 -0.04'])
    drawHairs(pen, traced(row), [-0.12, 0.07], 8);
}

const body = outlined(
  '0.62 -0.4, 0.34 -0.44, -0.1 -0.46, -0.56 -0.42, -0.92 -0.24, -1.12 0.1, -1.1 0.44, -0.9 0.62, -0.5 0.62, 0.0 0.66, 0.4 0.6, 0.62 0.34, 0.74 0.0',
);
const haunch = outlined('-1.08 0.2, -0.9 0.02, -0.62 0.04, -0.46 0.26, -0.52 0.54, -0.72 0.7, -0.96 0.62');
const head = outlined(
  '0.36 -0.36, 0.46 -0.58, 0.68 -0.68, 0.92 -0.66, 1.18 -0.6, 1.33 -0.52, 1.38 -0.36, 1.36 -0.2, 1.26 -0.08, 1.04 -0.02, 0.8 0.06, 0.56 0.04, 0.38 -0.14',
);
const muzzle = outlined('1.14 -0.59!, 1.32 -0.52, 1.37 -0.36, 1.35 -0.2!, 1.22 -0.2, 1.12 -0.34');
const ear = outlined('0.44 -0.54!, 0.42 -0.72, 0.52 -0.84, 0.62 -0.78, 0.66 -0.6!');
const farEar = outlined('0.62 -0.64!, 0.64 -0.8, 0.72 -0.84, 0.78 -0.64!');
