import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

export const arrow: Motif = {
  name: 'arrow',
  tinted: [],
  leanRad: Math.PI / 2 - 0.7,
  draw(canvas) {
    canvas.layer((pen) => drawArrow(pen.at({ angleRad: -0.7 })), { silhouette: 'fills-and-lines' });
  },
};

/** An arrow along the x axis, its head at 1, its fletching at -1. */
function drawArrow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(
    [
      [-0.95, 0],
      [0.85, 0],
    ],
    inner * 1.2,
  );
  pen.fill(
    [
      [1, 0],
      [0.8, -0.075],
      [0.84, 0],
      [0.8, 0.075],
    ],
    { black: 'always', line: detail },
  );
  for (let i = 0; i < 7; i++) {
    const x = -0.95 + 0.045 * i;
    for (const side of [-1, 1])
      pen.stroke(
        [
          [x + 0.07, 0],
          [x, side * 0.09],
        ],
        inner * 0.8,
      );
  }
}
