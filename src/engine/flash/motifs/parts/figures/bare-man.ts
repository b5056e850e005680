import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** A man's bare trunk from the front, shoulders at y -0.3, crotch at 1. */
export function drawBareTrunk(pen: Pen, skin: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.9!, 0.19 -0.9!, 0.21 -0.66, 0.36 -0.52, 0.62 -0.46, 0.74 -0.22, 0.64 0.06, 0.52 0.3, 0.42 0.58, 0.46 0.9!, 0.2 1.04, 0 1.08',
    ),
    {
      pigment: skin,
      tone: (x, y) =>
        clamp(0.06 + 0.6 * smoothstep(0.26, 0.62, Math.abs(x + 0.06)) + 0.6 * smoothstep(-0.5, -0.8, y)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('0 -0.34, 0.01 -0.1, 0 0.1'), inner, { taper: 0.4 });
  pen.stroke(traced('0 0.22, 0.01 0.44, 0 0.62'), detail * 1.4, { taper: 0.3 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.04 -0.44, 0.24 -0.5, 0.46 -0.4'), detail * 1.4, { taper: 0.4 });
    side.stroke(traced('0.02 0.1, 0.2 0.18, 0.42 0.12, 0.56 -0.1'), inner * 1.2, { taper: 0.3 });
    side.dot([0.32, 0.0], inner * 1.3);
    for (const y of [0.34, 0.52])
      side.stroke(traced(`0.05 ${y}, 0.15 ${y + 0.03}, 0.25 ${y - 0.01}`), inner, { taper: 0.3 });
    side.stroke(traced('0.3 0.22, 0.27 0.44, 0.3 0.66'), detail * 1.3, { taper: 0.4 });
    for (const y of [0.26, 0.36]) side.stroke(traced(`0.36 ${y}, 0.44 ${y - 0.06}`), detail * 1.3);
  });
  pen.fill(ellipse([0, 0.68], 0.025, 0.035, 14), { black: 'always', tone: 1 });
}

/** A bare arm or leg, lit from its left. */
export function drawBareLimb(pen: Pen, limb: Limb, skin: Pigment, depth = 0): void {
  drawLimb(pen, limb, {
    pigment: skin,
    tone: (x, y) => clamp(0.1 + depth + 0.35 * Math.sin(3 * x + 2.2 * y) ** 2),
  });
}

/** A fist seen from the back of the hand, its middle at the origin, fingers to the left, thumb up. */
export function drawFist(pen: Pen, skin: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.14 -0.12!, 0.02 -0.16, -0.14 -0.13, -0.18 0, -0.14 0.13, 0.02 0.15, 0.14 0.12!'), {
    pigment: skin,
    tone: (_, y) => clamp(0.15 + 1.6 * y),
    line: inner,
  });
  for (const y of [-0.06, 0.01, 0.08]) pen.stroke(traced(`-0.17 ${y}, -0.04 ${y}`), detail * 1.3);
  pen.stroke(traced('0.08 -0.1, -0.02 -0.04, -0.1 -0.1'), detail * 1.3, { taper: 0.3 });
}

/** A bare foot from the front, its ankle at the origin. */
export function drawBareFoot(side: Pen, skin: Pigment): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('-0.08 -0.08!, 0.08 -0.08!, 0.12 0.06, 0.22 0.16, 0.2 0.24!, -0.1 0.24!, -0.12 0.1'), {
    pigment: skin,
    tone: (_, y) => clamp(0.1 + 1.4 * y),
    line: inner,
  });
  for (const x of [-0.04, 0.03, 0.1]) side.stroke(traced(`${x} 0.17, ${x} 0.24`), detail);
}
