import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A sea urchin: a ball that bristles with long spines all over. */
export const seaUrchin: Motif = {
  name: 'sea-urchin',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSpines(pen, 46, 0.5, 1.12, 0);
      pen.fill(circle([0, 0], 0.56, 80), {
        pigment: 'violet',
        tone: (x, y) => clamp(0.3 + 0.8 * (x + y)),
        line: pen.weight.inner,
      });
      for (const [count, root, reach, turnRad] of rows) drawSpines(pen, count, root, reach, turnRad);
    });
  },
};

function drawSpines(pen: Pen, count: number, root: number, reach: number, turnRad: number): void {
  for (let i = 0; i < count; i++) {
    const angle = turnRad + ((i + pen.random.between(-0.25, 0.25)) / count) * fullTurn;
    const end = reach * (i % 2 === 0 ? 1 : 0.86) * pen.random.between(0.95, 1.04);
    const half = 0.03;
    pen.fill(
      [
        polar(angle - Math.min(0.5, half / root), root),
        polar(angle, end),
        polar(angle + Math.min(0.5, half / root), root),
      ],
      {
        pigment: 'violet',
        tone: (x, y) => clamp(0.75 - (0.6 * (Math.sqrt(x * x + y * y) - root)) / (end - root)),
        line: pen.weight.inner * 0.8,
      },
    );
  }
}

/** Nearer and nearer to us, and so more and more foreshortened. */
const rows = [
  [30, 0.44, 0.96, 0.07],
  [20, 0.3, 0.74, 0.2],
  [12, 0.17, 0.5, 0],
  [6, 0.05, 0.27, 0.3],
] as const;
