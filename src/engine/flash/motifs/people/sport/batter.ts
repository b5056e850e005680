import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A batter who waits for the pitch, the bat over the shoulder. */
export const baseballPlayer: Motif = {
  name: 'baseball-player',
  tinted: ['petal'],
  carries: ['baseball-bat'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBat(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [0.14, -1.08], angleRad: 0.05 },
          spine: '0.0 -0.8, -0.08 -0.34, -0.2 0.12',
          arms: ['0.12 -0.66, -0.02 -0.44, -0.44 -0.8', '-0.06 -0.64, -0.36 -0.26, -0.5 -0.7'],
          legs: ['-0.12 0.16, 0.36 0.5, 0.44 1.08', '-0.24 0.16, -0.22 0.72, -0.6 1.1'],
          toes: [0, 0],
        },
        { hair: 'cap', top: 'foam', sleeves: 'short', bottoms: 'foam', legs: 'long', shoes: 'dark' },
        drawTrim,
      );
    });
  },
};

function drawBat(pen: Pen): void {
  drawLimb(
    pen,
    { line: '-0.4 -0.56, -0.54 -1.06, -0.8 -1.8', half: [0.05, 0.04, 0.06, 0.1, 0.1] },
    { pigment: 'wood', tone: (x) => clamp(0.2 + 2 * (x + 0.66)), line: pen.weight.inner * 1.1 },
  );
}

/** Belt, stockings and the stripe down the leg. */
function drawTrim(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.38 -0.04!, -0.14 0.02, 0.1 -0.02!, 0.08 0.1!, -0.16 0.14, -0.4 0.06!'), {
    black: 'always',
    tone: 1,
  });
  for (const [line, half] of [
    ['-0.38 0.9, -0.5 1.0, -0.58 1.08', 0.13],
    ['0.43 0.82, 0.44 0.94, 0.44 1.06', 0.13],
  ] as const)
    drawLimb(pen, { line, half: [half + 0.02, half] }, { pigment: 'petal', tone: 0.3, line: inner });
  pen.stroke(traced('0.06 -0.72, 0.06 -0.4, 0.0 -0.06'), detail * 1.5);
  for (const y of [-0.56, -0.36, -0.18]) pen.dot([0.0, y], detail * 1.2);
}
