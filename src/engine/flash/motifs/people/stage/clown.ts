import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A grinning clown: white face, round nose, a ruff, curls at both sides of a bald head. */
export const clown: Motif = {
  name: 'clown',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRuff(pen);
      drawBothSides(pen, drawCurls);
      drawClownFace(pen);
      drawHat(pen);
    });
  },
};

/** A ruff of pleats below the chin. */
export function drawRuff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (let i = -4; i <= 4; i++) {
    const x = i * 0.22;
    const y = 1.02 - 0.015 * i * i;
    pen.fill(
      outlined(
        `${x * 0.6} 0.72!, ${x - 0.17} ${y}, ${x - 0.08} ${y + 0.16}, ${x + 0.08} ${y + 0.16}, ${x + 0.17} ${y}`,
      ),
      { pigment: i % 2 === 0 ? 'foam' : 'petal', tone: 0.2, line: inner },
    );
    pen.stroke(traced(`${x * 0.7} 0.84, ${x} ${y + 0.08}`), detail, { taper: 0.5 });
  }
}

function drawCurls(side: Pen): void {
  for (const [x, y, radius] of curls) {
    side.fill(circle([x, y], radius, 32), {
      pigment: 'petal',
      tone: (px, py) => clamp(0.2 + 1.4 * (px - x + py - y)),
      line: side.weight.inner,
    });
    side.stroke(
      traced(
        `${x - radius * 0.4} ${y}, ${x} ${y - radius * 0.4}, ${x + radius * 0.4} ${y}, ${x + radius * 0.1} ${y + radius * 0.35}`,
      ),
      side.weight.detail * 1.2,
      { taper: 0.3 },
    );
  }
}

/** A white face with a painted grin, from the front. */
export function drawClownFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(face, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(0.02 + 0.7 * smoothstep(0.4, 0.68, Math.abs(x + 0.05)) + 0.3 * smoothstep(0.6, 0.9, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.28 -0.62!, 0.4 -0.2!, 0.3 0.16!, 0.18 -0.2!'), {
      pigment: 'water',
      black: 'uncolored',
      tone: 0.5,
      line: inner,
    });
    side.fill(outlined('0.14 -0.16!, 0.22 -0.28, 0.36 -0.28, 0.44 -0.16!, 0.3 -0.08'), {
      pigment: 'foam',
      tone: 0,
      line: inner,
    });
    side.fill(circle([0.29, -0.19], 0.065, 20), { black: 'always', tone: 1 });
    side.stroke(traced('0.12 -0.44, 0.2 -0.58, 0.4 -0.62, 0.52 -0.5'), inner * 1.5, { taper: 0.4 });
    side.fill(circle([0.48, 0.2], 0.1, 24), { pigment: 'blush', tone: 0.15 });
    side.stroke(traced('0.5 0.36, 0.58 0.3, 0.56 0.22'), inner, { taper: 0.3 });
  });
  pen.fill(grin, { pigment: 'petal', black: 'uncolored', tone: 0.3, line: inner });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(teeth, { pigment: 'foam', tone: 0.05, line: detail });
  for (const x of [-0.26, -0.13, 0, 0.13, 0.26])
    pen.stroke(traced(`${x} 0.38, ${x * 0.96} 0.54`), detail * 1.2);
  pen.fill(circle([0, 0.1], 0.17, 40), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 2 * (x + y - 0.1)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.08 0.04, -0.04 0.0, 0.02 -0.01'), detail * 1.4, { isErasing: true, taper: 0.3 });
}

function drawHat(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.3 -0.78!, 0.04 -1.5!, 0.34 -0.8!, 0 -0.7'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 1.4 * x),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [-0.06, -0.92],
    [0.14, -0.94],
    [0.03, -1.16],
  ] as const)
    pen.fill(circle([x, y], 0.055, 20), { pigment: 'petal', black: 'uncolored', tone: 0.3 });
  pen.fill(circle([0.04, -1.52], 0.11, 28), { pigment: 'petal', tone: 0.3, line: inner });
}

const face = symmetric('0 -0.86, 0.36 -0.8, 0.6 -0.5, 0.66 -0.1, 0.62 0.3, 0.44 0.66, 0.2 0.86, 0 0.9');
const grin = symmetric('0 0.3, 0.26 0.3, 0.48 0.22, 0.54 0.3, 0.44 0.58, 0.22 0.74, 0 0.78');
const mouth = symmetric('0 0.37, 0.24 0.37, 0.44 0.32!, 0.36 0.54, 0.18 0.65, 0 0.67');
const teeth = symmetric('0 0.37, 0.24 0.37, 0.43 0.33!, 0.36 0.48, 0.18 0.54, 0 0.55');
const curls = [
  [0.66, -0.66, 0.18],
  [0.82, -0.4, 0.2],
  [0.9, -0.1, 0.19],
  [0.8, 0.16, 0.18],
  [0.64, -0.28, 0.18],
  [0.7, 0.0, 0.17],
] as const;
