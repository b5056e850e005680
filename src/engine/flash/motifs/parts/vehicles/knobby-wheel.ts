import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawWheel } from './wheel.ts';

const knobs = 26;

/** A wheel of radius 1 with a disc brake, and a fat tyre whose knobs stand out around it. */
export function drawKnobbyWheel(pen: Pen): void {
  for (let i = 0; i < knobs; i++)
    pen.fill(
      [
        [-0.07, -0.98],
        [-0.055, -1.13],
        [0.055, -1.13],
        [0.07, -0.98],
      ].map(([x = 0, y = 0]) => {
        const angle = (i / knobs) * fullTurn;
        return [
          x * Math.cos(angle) - y * Math.sin(angle),
          x * Math.sin(angle) + y * Math.cos(angle),
        ] as const;
      }),
      { pigment: 'dark', black: 'uncolored', tone: 0.5, line: pen.weight.inner * 0.9 },
    );
  drawWheel(pen, { tyre: 0.2, spokes: 16, hub: 0.1 });
  // The disc of the brake.
  pen.fill(circle([0, 0], 0.24, 40), { pigment: 'steel', tone: 0.15, line: pen.weight.detail });
  for (let i = 0; i < 8; i++) pen.dot(polar((i / 8) * fullTurn, 0.17), pen.weight.detail);
  pen.fill(circle([0, 0], 0.09, 24), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.3,
    line: pen.weight.detail,
  });
}
