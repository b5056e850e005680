import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawSwingBranch } from '../../games-and-sport/toys-and-fun/swing.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawRope } from '../../parts/tools-and-things/rope.ts';

/** A girl in a dress on a swing, flying forward with her legs stretched out. */
export const girlOnSwing: Motif = {
  name: 'girl-on-swing',
  tinted: ['petal'],
  carries: ['swing'],
  draw(canvas) {
    canvas.layer((sheet) => {
      // Everything hangs from where the ropes are tied.
      const pen = sheet.at({ at: [-0.5, -1.42], angleRad: -0.32 }).at({ at: [-0.2, 1.5], scale: 1.14 });
      drawRope(pen, traced('0.32 -1.36, 0.38 -0.6, 0.44 0.36', 14), 0.035);
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'tail',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'short',
          bottoms: 'petal',
          legs: 'bare',
          shoes: 'dark',
        },
        (held) => {
          drawDress(held);
          drawSeat(held);
          drawRope(held, traced('0.08 -1.36, 0.14 -0.6, 0.2 0.44', 14), 0.035);
        },
      );
      drawSwingBranch(sheet.at({ at: [-0.1, -0.24], scale: 1.24 }));
    });
  },
};

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.16 -0.04!, 0.16 0.0!, 0.5 0.02, 0.76 0.06, 0.86 0.34!, 0.6 0.42, 0.34 0.4, 0.06 0.5, -0.2 0.66, -0.46 0.66!, -0.38 0.4, -0.24 0.2',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.15 + 0.7 * (y - 0.1) - 0.3 * x), line: inner * 1.1 },
  );
  for (const fold of [
    '0.1 0.08, 0.4 0.16, 0.76 0.3',
    '0.04 0.12, 0.24 0.26, 0.44 0.36',
    '-0.1 0.14, -0.14 0.34, -0.32 0.58',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  pen.fill(outlined('-0.18 -0.1!, 0.0 -0.02, 0.17 -0.06!, 0.18 0.04!, 0.0 0.08, -0.18 0.0!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}

/** The board below her, seen from its end. */
function drawSeat(pen: Pen): void {
  pen.fill(outlined('-0.1 0.44!, 0.54 0.36!, 0.56 0.46!, -0.09 0.56!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 3 * (y - 0.42)),
    line: pen.weight.inner * 1.1,
  });
}

const pose: Pose = {
  head: { at: [-0.16, -0.8], angleRad: 0.1, scale: 1.12 },
  spine: '-0.12 -0.5, -0.06 -0.12, 0.04 0.24',
  arms: ['0.0 -0.38, 0.3 -0.2, 0.34 -0.6', '-0.16 -0.36, 0.12 -0.08, 0.1 -0.56'],
  legs: ['0.1 0.24, 0.66 0.2, 1.14 0.36', '0.06 0.26, 0.62 0.26, 1.04 0.54'],
  toes: [-0.1, 0.1],
};
