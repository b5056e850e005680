import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawHairs } from './fur.ts';
import type { Limb } from './limb.ts';
import { drawLimb } from './limb.ts';

/** The body of a bear upright on its hind legs, seen from the front; its neck is at (0, -0.6). */
export function drawStandingBear(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, drawHindLeg);
  pen.fill(trunk, {
    pigment: 'wood',
    tone: (x, y) =>
      clamp(0.1 + 0.75 * smoothstep(0.25, 0.68, Math.abs(x + 0.06)) + 0.2 * smoothstep(0.3, 0.9, y)),
    line: inner * 1.2,
  });
  pen.fill(belly, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.15 + 0.5 * smoothstep(0.15, 0.4, Math.abs(x + 0.05)) + 0.3 * smoothstep(0.3, 0.8, y)),
  });
  for (const x of [-0.3, -0.14, 0.04, 0.2])
    for (const y of [-0.2, 0.06, 0.32, 0.56])
      drawHairs(pen, traced(`${x - 0.06} ${y}, ${x + 0.1} ${y + 0.03}`), [0, 0.13], 3);
  drawBothSides(pen, drawArm);
  drawBothSides(pen, (side) => {
    drawHairs(side, traced('0.46 0.1, 0.58 0.3, 0.6 0.6'), [0.06, 0.14], 9);
    side.stroke(traced('0.12 1.0, 0.1 0.86, 0.16 0.74'), inner, { taper: 0.5 });
  });
}

function drawHindLeg(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(hindLeg, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(0.4, 0.74, x) + 0.3 * smoothstep(0.9, 1.3, y)),
    line: inner * 1.2,
  });
  for (const [x, y] of footClaws) drawClaw(side.at({ at: [x, y] }));
  drawHairs(side, traced('0.3 0.9, 0.5 0.96, 0.64 0.9'), [0.03, 0.16], 7);
  side.stroke(traced('0.2 1.26, 0.24 1.32'), detail);
}

function drawArm(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(side, arm, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.6, 0.9, x) + 0.3 * smoothstep(-0.2, 0.2, y)),
    line: inner * 1.2,
  });
  side.fill(paw, { pigment: 'wood', tone: 0.3, line: inner * 1.1 });
  for (const [i, [x, y]] of handClaws.entries()) drawClaw(side.at({ at: [x, y], angleRad: -0.5 + 0.22 * i }));
  drawHairs(side, traced('0.7 -0.3, 0.86 -0.1, 0.9 0.1'), [0.03, 0.15], 7);
}

/** Points down. */
function drawClaw(pen: Pen): void {
  pen.fill(outlined('-0.035 -0.02!, 0.035 -0.02!, 0.03 0.1, 0 0.2!, -0.03 0.1'), {
    pigment: 'bone',
    tone: (x) => clamp(0.1 + 6 * x),
    line: pen.weight.detail,
  });
}

const trunk = outlined(
  '-0.42 -0.66, 0 -0.76, 0.42 -0.66, 0.66 -0.4!, 0.58 -0.36!, 0.62 -0.1, 0.6 0.06!, 0.68 0.1!, 0.66 0.34!, 0.72 0.4!, 0.66 0.7!, 0.56 0.84, 0.3 0.9, 0.1 0.88!, 0.06 0.98!, 0 0.9!, -0.06 0.98!, -0.1 0.88!, -0.3 0.9, -0.56 0.84, -0.66 0.7!, -0.72 0.4!, -0.66 0.34!, -0.68 0.1!, -0.6 0.06!, -0.62 -0.1, -0.58 -0.36!, -0.66 -0.4!',
);
const belly = outlined(
  '0 -0.3!, 0.2 -0.2!, 0.22 -0.06!, 0.36 0.1!, 0.32 0.3!, 0.38 0.5!, 0.26 0.66!, 0.16 0.82!, 0 0.76!, -0.16 0.82!, -0.26 0.66!, -0.38 0.5!, -0.32 0.3!, -0.36 0.1!, -0.22 -0.06!, -0.2 -0.2!',
);
const hindLeg = outlined(
  '0.06 0.8, 0.4 0.6, 0.7 0.64, 0.76 0.86!, 0.7 0.92!, 0.72 1.1!, 0.64 1.18!, 0.7 1.3, 0.56 1.38, 0.2 1.38, 0.08 1.32, 0.12 1.16!, 0.08 1.1!',
);
const arm: Limb = {
  line: '0.3 -0.58, 0.62 -0.4, 0.8 -0.1, 0.84 0.1, 0.8 0.26',
  half: [0.02, 0.19, 0.2, 0.17, 0.16, 0.15],
};
const paw = outlined('0.62 0.16, 0.78 0.1, 0.98 0.18, 1.0 0.36, 0.86 0.44, 0.68 0.42, 0.6 0.3');
const handClaws = [
  [0.68, 0.4],
  [0.77, 0.43],
  [0.86, 0.43],
  [0.95, 0.4],
] as const;
const footClaws = [
  [0.18, 1.36],
  [0.3, 1.38],
  [0.42, 1.38],
  [0.54, 1.37],
] as const;
