import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two wavy rashers, streaked with fat. */
export const bacon: Motif = {
  name: 'bacon',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawRasher(pen.at({ at: [0.3, -0.04], angleRad: 0.24 })));
    canvas.layer((pen) => drawRasher(pen.at({ at: [-0.28, 0.08], angleRad: 0.14 })));
  },
};

/** How far the rasher sways from upright at a height. */
function sway(y: number): number {
  return 0.11 * Math.sin(y * 6.6);
}

function streak(left: number, right: number): Point[] {
  const ys = steps(50, -1.1, 1.1);
  const edge = (across: number, wobble: number) =>
    ys.map((y): Point => [sway(y) + across + wobble * Math.sin(y * 9 + across * 20), y + 0.06 * across]);
  return [...edge(left, 0.012), ...edge(right, 0.012).toReversed()];
}

function drawRasher(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [left, right, pigment, tone] of streaks)
    pen.fill(streak(left, right), {
      pigment,
      // Lit where a wave of the rasher stands up.
      tone: (_, y) => tone + 0.22 * Math.max(0, Math.cos(y * 6.6)),
      line: detail * 1.2,
    });
  pen.fill(streak(-0.31, 0.31), {
    tone: (_, y) => 0.25 * Math.max(0, -Math.cos(y * 6.6)),
    isOverlay: true,
    line: inner * 1.1,
  });
}

/** From the left edge to the right one. */
const streaks: readonly (readonly [left: number, right: number, Pigment, tone: number])[] = [
  [-0.31, -0.22, 'foam', 0.05],
  [-0.22, -0.02, 'petal', 0.35],
  [-0.02, 0.05, 'foam', 0.05],
  [0.05, 0.13, 'petal', 0.4],
  [0.13, 0.19, 'foam', 0.05],
  [0.19, 0.31, 'petal', 0.5],
];
