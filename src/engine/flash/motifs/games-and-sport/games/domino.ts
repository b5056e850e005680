import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A domino, standing: six pips above its bar, four below. */
export const domino: Motif = {
  name: 'domino',
  tinted: ['foam'],
  draw: (canvas) => canvas.layer(drawTile, { at: { angleRad: 0.24 } }),
};

function drawTile(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.6 -1.3!, 0.62 -1.3!, 0.76 -1.22, 0.84 -1.08!, 0.84 1.3!, 0.8 1.4, 0.7 1.44!, -0.46 1.44!, -0.58 1.4, -0.66 1.3!',
    ),
    {
      pigment: 'dark',
      tone: 0.5,
      line: inner * 1.2,
    },
  );
  pen.fill(
    outlined(
      '-0.72 -1.2!, -0.69 -1.3, -0.58 -1.34!, 0.52 -1.34!, 0.63 -1.3, 0.66 -1.2!, 0.66 1.2!, 0.63 1.3, 0.52 1.34!, -0.58 1.34!, -0.69 1.3, -0.72 1.2!',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.14 * (x + y)),
      line: inner * 1.3,
    },
  );
  pen.stroke(
    [
      [-0.58, 0],
      [0.52, 0],
    ],
    inner * 1.6,
  );
  pen.fill(circle([-0.03, 0], 0.07, 24), { pigment: 'gold', tone: 0.2, line: inner });
  for (const [x, y] of pips) {
    pen.fill(circle([x - 0.03, y], 0.14, 32), { black: 'always', tone: 1, line: detail });
    pen.stroke(circle([x - 0.03, y], 0.09, 24).slice(13, 19), detail * 1.2, { isErasing: true, taper: 0.3 });
  }
}

const pips = [
  [-0.36, -1.02],
  [-0.36, -0.66],
  [-0.36, -0.3],
  [0.36, -1.02],
  [0.36, -0.66],
  [0.36, -0.3],
  [-0.36, 0.36],
  [0.36, 0.36],
  [-0.36, 0.98],
  [0.36, 0.98],
] as const;
