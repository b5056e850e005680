import { spiral } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A snail that crawls to the right. */
export const snail: Motif = {
  name: 'snail',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBody(pen);
      drawShell(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [line, x, y] of [
    ['1.06 0.0, 1.08 -0.3, 1.2 -0.54', 1.21, -0.58],
    ['0.9 0.0, 0.84 -0.32, 0.9 -0.6', 0.91, -0.64],
  ] as const) {
    pen.stroke(traced(line, 8), inner * 2.4);
    pen.fill(circle([x, y], 0.08, 24), { pigment: 'bone', tone: 0.2, line: inner });
    pen.dot([x + 0.02, y], inner);
  }
  pen.fill(
    outlined(
      '-1.36 1.0!, -0.9 0.84, -0.3 0.62, 0.4 0.56, 0.66 0.3, 0.76 0.0, 0.94 -0.12, 1.14 -0.04, 1.22 0.2, 1.14 0.5, 1.1 0.76, 1.3 0.98!, 0.9 1.06, 0 1.08, -0.9 1.06',
    ),
    {
      pigment: 'bone',
      tone: (x, y) =>
        clamp(0.08 + 0.8 * smoothstep(0.8, 1.1, y) + 0.3 * smoothstep(0.8, 0.3, x) * smoothstep(0.7, 0.4, y)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-1.1 1.0, -0.4 0.96, 0.4 0.96, 1.1 0.98'), inner * 0.9, { taper: 0.2 });
  pen.stroke(traced('1.02 0.24, 1.12 0.28, 1.2 0.22'), inner, { taper: 0.3 });
  for (const [x, y] of [
    [0.8, 0.4],
    [0.94, 0.56],
    [0.76, 0.66],
    [0.92, 0.78],
    [-0.7, 0.9],
    [-0.98, 0.95],
  ] as const)
    pen.dot([x, y], detail * 1.3);
}

/** A disc, then the shell's coil in it, with ribs across. */
function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const middle: Point = [-0.2, 0.06];
  pen.fill(circle(middle, 0.78, 90), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.7 * (x + 0.2 + y) * 0.7 + 0.3 * smoothstep(0.3, 0.8, y)),
    line: inner * 1.2,
  });
  const turns = 2.6;
  const coil = spiral(middle, 0.9, 0.78, 0.05, -turns, 130);
  pen.stroke(coil, inner * 1.3, { taper: 0.1, tapering: 'end' });
  for (let i = 3; i < 78; i += 3) {
    const share = i / 130;
    const radius = 0.78 - 0.73 * share;
    const inward = radius - 0.73 / turns;
    const angle = 0.9 - share * turns * 2 * Math.PI;
    const at = (distance: number, turn: number): Point => [
      middle[0] + Math.cos(angle + turn) * distance,
      middle[1] + Math.sin(angle + turn) * distance,
    ];
    if (inward > 0.04)
      pen.stroke([at(radius - 0.02, 0), at((radius + inward) / 2, -0.12), at(inward + 0.03, -0.1)], detail, {
        taper: 0.5,
      });
  }
}
