import { clamp, steps } from '../../../geometry/interval.ts';
import { fullTurn, lengthOf, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

/** An iron ball of radius 1, set with spikes all around and towards us. */
export function drawSpikedBall(pen: Pen): void {
  const { inner } = pen.weight;
  const steel = {
    pigment: 'steel',
    tone: (x: number, y: number) => clamp(0.2 + 0.25 * (x + y)),
    line: inner,
  } as const;
  for (const share of steps(10, 0, 1).slice(1)) {
    const angle = share * fullTurn - Math.PI / 2;
    pen.fill([polar(angle - 0.22, 0.96), polar(angle, 1.5), polar(angle + 0.22, 0.96)], steel);
  }
  pen.fill(circle([0, 0], 1, 60), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.8 * lengthOf(x + 0.35, y + 0.35) - 0.15),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [0, 0],
    [-0.5, -0.36],
    [0.5, -0.36],
    [-0.44, 0.46],
    [0.44, 0.46],
  ] as const) {
    const tip = [x * 1.25, y * 1.25] as const;
    pen.fill(
      [
        [tip[0], tip[1] - 0.22],
        [tip[0] + 0.2, tip[1]],
        [tip[0], tip[1] + 0.22],
        [tip[0] - 0.2, tip[1]],
      ],
      {
        pigment: 'steel',
        tone: (px, py) => clamp(0.1 + 2 * (px - tip[0] + py - tip[1])),
        line: inner,
      },
    );
    pen.stroke(
      [
        [tip[0] - 0.18, tip[1]],
        [tip[0] + 0.18, tip[1]],
      ],
      inner * 0.8,
    );
    pen.stroke(
      [
        [tip[0], tip[1] - 0.2],
        [tip[0], tip[1] + 0.2],
      ],
      inner * 0.8,
    );
  }
}
