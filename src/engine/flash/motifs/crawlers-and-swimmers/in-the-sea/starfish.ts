import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A starfish from above: five plump round-tipped arms, each a little bent, rows of knobs along them. */
export const starfish: Motif = {
  name: 'starfish',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer(drawStarfish);
  },
};

function drawStarfish(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outline(), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.08 + 0.35 * lengthOf(x, y) + 0.3 * (x + y) * 0.5),
    line: inner * 1.2,
  });
  for (const { at, angleRad } of arms) {
    const arm = pen.at({ at, angleRad });
    for (const x of steps(7, 0.06, 1.12)) {
      knob(arm, [x, bend(x)], 0.062 - 0.03 * x);
      for (const side of [-1, 1]) {
        const half = 0.31 - 0.17 * x;
        if (x > 0.2 && x < 1.1) knob(arm, [x - 0.06, bend(x) + side * half * 0.62], 0.045 - 0.018 * x);
        arm.dot([x - 0.1, bend(x) + side * half * 0.9], detail * 0.8);
      }
    }
  }
  knob(pen, [0, 0], 0.1);
}

function knob(pen: Pen, at: Point, radius: number): void {
  pen.fill(circle(at, radius, 20), { pigment: 'scroll', tone: 0.05, line: pen.weight.detail * 1.3 });
}

/** How far an arm sways off its axis. */
function bend(x: number): number {
  return 0.12 * x * x;
}

const arms = [0, 1, 2, 3, 4].map((i) => {
  const angleRad = -fullTurn / 4 + (i / 5) * fullTurn;
  return { at: polar(angleRad, 0.12), angleRad };
});

/** Around all arms, with soft bays between them. */
function outline(): Point[] {
  const knots = arms.flatMap(({ at: [x, y], angleRad }) => {
    const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
    return [
      [0.26, -0.31],
      [0.7, -0.17],
      [1.08, -0.02],
      [1.27, 0.14],
      [1.22, 0.28],
      [1.02, 0.28],
      [0.66, 0.26],
    ].map(([u = 0, v = 0]) => `${x + u * cos - v * sin} ${y + u * sin + v * cos}`);
  });
  return outlined(knots.join(', '));
}
