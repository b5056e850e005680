import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** One snow crystal. */
export const snowflake: Motif = {
  name: 'snowflake',
  tinted: ['waterLight'],
  grouping: 'scattered',
  draw(canvas) {
    canvas.layer((pen) => drawFlake(pen.at({ angleRad: 0.26 })), {
      silhouette: 'fills-and-lines',
      contour: 0,
      gapPx: canvas.kit.gapPx * 0.5,
    });
  },
};

function drawFlake(pen: Pen): void {
  const { inner } = pen.weight;
  for (let arm = 0; arm < 6; arm++) {
    const side = pen.at({ angleRad: (arm * Math.PI) / 3 });
    side.stroke(
      [
        [0.1, 0],
        [1, 0],
      ],
      inner * 2,
    );
    for (const [x, reach] of [
      [0.42, 0.2],
      [0.66, 0.24],
    ] as const)
      for (const up of [-1, 1])
        side.stroke(
          [
            [x, 0],
            [x + reach * 0.8, up * reach],
          ],
          inner * 1.7,
        );
    side.fill(
      [
        [0.9, 0],
        [1, -0.07],
        [1.12, 0],
        [1, 0.07],
      ],
      { pigment: 'waterLight', black: 'uncolored', tone: 0.2 },
    );
  }
  pen.fill(circle([0, 0], 0.14, 6), { pigment: 'waterLight', tone: 0.1, line: inner });
}
