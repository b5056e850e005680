import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A chocolate chip cookie, bitten into. */
export const cookie: Motif = {
  name: 'cookie',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawDough(pen);
      drawChips(pen);
    }),
};

function drawDough(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(dough, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.05 + 0.7 * Math.max(0, lengthOf(x + 0.15, y + 0.15) - 0.6)),
    line: inner * 1.3,
  });
  for (const crack of [
    '-0.86 -0.2, -0.7 -0.14, -0.6 -0.22, -0.46 -0.16',
    '-0.1 0.86, -0.06 0.7, 0.04 0.64, 0.06 0.52',
    '0.74 0.4, 0.6 0.36, 0.54 0.26',
    '-0.2 -0.9, -0.22 -0.76, -0.14 -0.68',
    '-0.3 0.18, -0.2 0.26, -0.22 0.38',
  ])
    pen.stroke(traced(crack), detail * 1.4, { taper: 0.4 });
  for (let i = 0; i < 26; i++) {
    const at = polar(i * 2.39996, 0.9 * Math.sqrt((i + 0.5) / 26));
    if (lengthOf(at[0] - 0.72, at[1] + 0.7) > 0.62) pen.dot(at, detail * 0.9);
  }
  for (const [x, y, radius] of crumbs)
    pen.fill(circle([x, y], radius, 9), { pigment: 'ember', tone: 0.3, line: inner * 0.9 });
}

function drawChips(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [i, [x, y, scale]] of chips.entries()) {
    const chip = pen.at({ at: [x, y], scale, angleRad: i * 1.3 });
    chip.fill(outlined('-1 0.1, -0.7 -0.7, 0.1 -0.95, 0.9 -0.5, 0.95 0.4, 0.3 0.9, -0.6 0.8'), {
      pigment: 'wood',
      black: 'uncolored',
      tone: 0.5,
      line: inner,
    });
    pen.stroke(
      [
        [x - 0.4 * scale, y - 0.5 * scale],
        [x + 0.1 * scale, y - 0.6 * scale],
      ],
      inner * 0.9,
      { isErasing: true },
    );
  }
}

/** Round with an uneven edge; three bites are missing at its upper right. */
const dough: Point[] = [
  ...steps(110, 0.03, 0.76).map((turn) =>
    polar(turn * fullTurn, 1 + 0.014 * Math.sin(turn * 44) + 0.012 * Math.sin(turn * 69)),
  ),
  ...traced(
    '0.04 -0.92, 0.1 -0.72, 0.26 -0.62!, 0.24 -0.42, 0.38 -0.26, 0.54 -0.24!, 0.6 -0.06, 0.76 0.08, 0.97 0.16!',
  ),
];
const chips = [
  [-0.5, -0.5, 0.15],
  [-0.06, -0.36, 0.13],
  [-0.68, 0.12, 0.13],
  [-0.28, -0.02, 0.15],
  [0.2, 0.06, 0.14],
  [-0.44, 0.52, 0.16],
  [0.06, 0.42, 0.13],
  [0.5, 0.5, 0.15],
  [0.18, 0.78, 0.12],
  [0.62, 0.2, 0.1],
  [-0.22, -0.74, 0.11],
] as const;
const crumbs = [
  [0.56, -0.62, 0.07],
  [0.86, -0.4, 0.05],
  [0.72, -0.86, 0.045],
] as const;
