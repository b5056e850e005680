import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBib, dungarees } from '../../parts/clothes/dungarees.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A mechanic in dungarees, a big wrench on the shoulder. */
export const mechanic: Motif = {
  name: 'mechanic',
  tinted: ['water'],
  carries: ['wrench'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(pen, standing, dungarees, (held) => {
        drawBib(held);
        drawSpanner(held.at({ at: [0.0, -0.9], angleRad: 0.5 }));
      }),
    );
  },
};

/** Open-ended at its left, its middle at the origin. */
function drawSpanner(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.12 -0.18!, -0.94 -0.26, -0.74 -0.2, -0.62 -0.07!, 0.6 -0.07!, 0.66 0.0, 0.6 0.08!, -0.62 0.07!, -0.74 0.2, -0.94 0.26, -1.12 0.18!, -1.06 0.08!, -0.86 0.09!, -0.82 0.0, -0.86 -0.09!, -1.06 -0.08!',
    ),
    { pigment: 'steel', tone: (_, y) => clamp(0.25 + 2 * y), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.5 0.0, 0.4 0.0'), detail * 1.6);
}

const standing: Pose = {
  head: { at: [0.08, -1.18], angleRad: -0.04 },
  spine: '0.0 -0.9, -0.02 -0.44, -0.04 0.02',
  arms: ['0.12 -0.74, 0.24 -0.3, 0.2 0.1', '-0.08 -0.74, 0.02 -0.26, 0.4 -0.62'],
  legs: ['0.04 0.06, 0.16 0.6, 0.2 1.12', '-0.1 0.06, -0.16 0.62, -0.3 1.14'],
  toes: [0, 0],
};
