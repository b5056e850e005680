import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A gladiator behind his shield, the short sword drawn back to strike. */
export const gladiator: Motif = {
  name: 'gladiator',
  tinted: ['petal'],
  carries: ['sword', 'shield'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSword(pen.at({ at: [-0.96, -1.06], angleRad: 0.5 }));
      drawMovingFigure(pen, pose, { hair: 'bald', bottoms: 'petal', legs: 'bare' }, (held) => {
        drawBelt(held);
        for (const [knee, ankle] of shins) drawGreave(held, knee, ankle);
        drawHeadgear(held, pose.head, 'crestedHelmet', 'gold');
        drawShield(held);
      });
      drawArmGuard(pen);
    });
  },
};

/** Its grip at the origin, pointing up. */
function drawSword(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.09 -0.14!, -0.1 -0.7, 0 -0.94!, 0.1 -0.7, 0.09 -0.14!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 3 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('0 -0.16, 0 -0.78'), detail * 1.4);
  pen.fill(outlined('-0.2 -0.18!, 0.2 -0.18!, 0.2 -0.1!, -0.2 -0.1!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(circle([0, 0.2], 0.09, 22), { pigment: 'gold', tone: 0.3, line: inner });
}

/** A broad belt over a loincloth. */
function drawBelt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.34 0.02!, -0.08 0.08, 0.16 0.02!, 0.3 0.36, 0.24 0.68!, 0.06 0.6, -0.14 0.72!, -0.42 0.46!, -0.4 0.2',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.2 + 0.5 * y - 0.4 * x), line: inner * 1.1 },
  );
  for (const fold of ['0.08 0.14, 0.14 0.36, 0.1 0.56', '-0.14 0.14, -0.16 0.4, -0.18 0.62'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
  pen.fill(outlined('-0.36 -0.1!, -0.08 -0.04, 0.18 -0.1!, 0.2 0.08!, -0.06 0.14, -0.36 0.08!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 - 0.6 * x),
    line: inner,
  });
}

function drawGreave(pen: Pen, knee: readonly [number, number], ankle: readonly [number, number]): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: `${knee[0]} ${knee[1]}, ${ankle[0]} ${ankle[1]}`, half: [0.17, 0.19, 0.12] },
    { pigment: 'gold', tone: (x) => clamp(0.3 - 0.9 * (x - ankle[0])), line: inner },
  );
}

/** Curved, seen from outside, with a boss and a rim. */
function drawShield(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.44 -0.72!, 0.7 -0.8, 0.98 -0.74!, 1.1 -0.2, 1.1 0.3, 0.98 0.78!, 0.7 0.86, 0.44 0.78!, 0.36 0.3, 0.36 -0.2',
    ),
    { pigment: 'petal', tone: (x) => clamp(0.1 + 1.4 * Math.abs(x - 0.68)), line: inner * 1.3 },
  );
  pen.stroke(
    traced(
      '0.52 -0.62!, 0.72 -0.68, 0.92 -0.63!, 1.01 -0.2, 1.01 0.3, 0.92 0.67!, 0.7 0.73, 0.52 0.67!, 0.45 0.3, 0.45 -0.2, 0.52 -0.62!',
    ),
    detail * 1.6,
  );
  for (const bolt of [
    '0.72 -0.24!, 0.66 -0.46!, 0.76 -0.42!, 0.74 -0.6!',
    '0.72 0.3!, 0.78 0.5!, 0.68 0.48!, 0.7 0.66!',
  ])
    pen.stroke(traced(bolt), inner * 1.5);
  pen.fill(circle([0.73, 0.03], 0.17, 30), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 2 * (x - 0.7 + 0.5 * y)),
    line: inner * 1.1,
  });
}

/** Laced around the arm that holds the sword. */
function drawArmGuard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [line, laces] of [
    ['-0.24 -0.65, -0.62 -0.54', ['-0.36 -0.76, -0.3 -0.48', '-0.5 -0.73, -0.44 -0.45']],
    ['-0.62 -0.54, -0.84 -0.88', ['-0.8 -0.62, -0.58 -0.74', '-0.87 -0.74, -0.66 -0.87']],
  ] as const) {
    drawLimb(
      pen,
      { line, half: [0.15, 0.14] },
      { pigment: 'wood', tone: (x, y) => clamp(0.6 + 0.8 * (y + 0.6) + 0.3 * x), line: inner },
    );
    for (const lace of laces) pen.stroke(traced(lace), detail * 1.8);
  }
}

const pose: Pose = {
  head: { at: [0.12, -1.1], angleRad: 0.08 },
  spine: '0.0 -0.82, -0.08 -0.38, -0.1 0.08',
  arms: ['0.12 -0.64, 0.36 -0.3, 0.62 -0.06', '-0.12 -0.68, -0.62 -0.54, -0.9 -0.98'],
  legs: ['-0.02 0.12, 0.44 0.54, 0.46 1.16', '-0.16 0.12, -0.4 0.66, -0.86 1.1'],
  toes: [0, 0.3],
};
const shins = [
  [
    [0.44, 0.6],
    [0.46, 1.06],
  ],
  [
    [-0.44, 0.7],
    [-0.8, 1.04],
  ],
] as const;
