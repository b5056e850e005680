import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { polar } from '../../../geometry/point.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { rainbow } from '../sky/rainbow.ts';

/** The bridge that animals cross: a rainbow from cloud to cloud, and their paw prints over it. */
export const rainbowBridge: Motif = {
  name: 'rainbow-bridge',
  tinted: [],
  draw(canvas) {
    rainbow.draw(canvas);
    canvas.layer(
      (pen) => {
        for (const [i, angle] of steps(5, Math.PI * 1.1, Math.PI * 1.9).entries())
          drawPrint(
            pen.at({
              at: polar(angle, 1.28 + (i % 2 ? 0.12 : 0), [0, 0.5]),
              angleRad: angle + Math.PI,
              scale: 0.17,
            }),
          );
      },
      { contour: 0, gapPx: 0, isInverted: false },
    );
  },
};

/** A print that points upwards. */
function drawPrint(pen: Pen): void {
  const look = { black: 'always', tone: 1 } as const;
  pen.fill(ellipse([0, 0.3], 0.5, 0.42, 28), look);
  for (const [x, y] of toes) pen.fill(circle([x, y], 0.17, 20), look);
}

const toes: readonly Point[] = [
  [-0.64, -0.12],
  [-0.24, -0.52],
  [0.24, -0.52],
  [0.64, -0.12],
];
