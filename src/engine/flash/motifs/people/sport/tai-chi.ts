import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** Somebody at tai chi in a loose suit: a long low step, one palm pushed forward, the other hand behind. */
export const taiChi: Motif = {
  name: 'tai-chi',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'bun',
          hairPigment: 'dark',
          top: 'foam',
          sleeves: 'long',
          bottoms: 'foam',
          legs: 'long',
          shoes: 'dark',
        },
        drawJacket,
      ),
    );
  },
};

/** Down over the hips, closed by knots of cord. */
function drawJacket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.36 0.06!, -0.06 0.14, 0.2 0.06!, 0.36 0.36, 0.34 0.56!, 0.0 0.5, -0.34 0.6!, -0.48 0.42, -0.42 0.24',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.15 + 0.3 * y - 0.4 * x), line: inner * 1.1 },
  );
  for (const fold of ['0.08 0.2, 0.14 0.36, 0.12 0.48', '-0.2 0.18, -0.26 0.36, -0.26 0.52'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  pen.stroke(traced('0.1 -0.6, 0.13 -0.3, 0.1 0.06'), detail * 1.5);
  for (const y of [-0.44, -0.26, -0.08])
    pen.stroke(traced(`0.0 ${y}, 0.1 ${y + 0.02}, 0.2 ${y}`), inner * 1.3);
}

const pose: Pose = {
  head: { at: [0.06, -0.88], angleRad: 0 },
  spine: '0.0 -0.6, -0.04 -0.14, -0.06 0.3',
  arms: ['0.14 -0.44, 0.56 -0.3, 0.94 -0.66', '-0.1 -0.44, -0.52 -0.2, -0.98 -0.42'],
  legs: ['0.02 0.32, 0.62 0.5, 0.66 1.14', '-0.14 0.32, -0.66 0.64, -1.1 1.12'],
  toes: [0, 0.1],
};
