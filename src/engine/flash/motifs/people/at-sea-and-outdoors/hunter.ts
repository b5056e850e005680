import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBoot } from '../../parts/clothes/boot.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A hunter who takes aim with a rifle, in a bright vest. */
export const hunter: Motif = {
  name: 'hunter',
  tinted: ['ember'],
  carries: ['rifle'],
  grouping: 'abreast',
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.02, -1.16], angleRad: 0.1 },
          spine: '-0.12 -0.88, -0.14 -0.42, -0.16 0.04',
          arms: ['0.02 -0.74, 0.36 -0.62, 0.72 -0.92', '-0.16 -0.72, 0.02 -0.5, 0.28 -0.86'],
          legs: ['-0.06 0.08, 0.26 0.58, 0.28 1.12', '-0.2 0.08, -0.24 0.64, -0.54 1.1'],
          toes: [0, 0.1],
        },
        { hair: 'cap', top: 'leaf', sleeves: 'long', bottoms: 'wood', legs: 'long', shoes: 'dark' },
        (held) => {
          for (const [x, y, angleRad] of [
            [0.28, 1.12, 0],
            [-0.54, 1.1, 0.1],
          ] as const)
            drawBoot(held.at({ at: [x, y], angleRad }), 'dark');
          drawVest(held);
          drawGun(held.at({ at: [0.3, -0.96] }));
        },
      ),
    );
  },
};

function drawVest(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.3 -0.8!, -0.1 -0.9, 0.12 -0.78, 0.16 -0.4, 0.1 -0.06!, -0.38 -0.06!, -0.4 -0.42'), {
    pigment: 'ember',
    tone: (x) => clamp(0.15 - 0.5 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.26 -0.3, -0.02 -0.28, -0.02 -0.12, -0.26 -0.12, -0.26 -0.3'), detail * 1.5);
}

/** Its trigger at the origin, the muzzle to the right. */
function drawGun(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '0.0 -0.04, 0.7 -0.06, 1.46 -0.08', half: [0.05, 0.035, 0.028] },
    { pigment: 'steel', tone: 0.5, line: inner },
  );
  pen.fill(outlined('-0.54 -0.06!, -0.2 -0.1, 0.66 -0.06!, 0.66 0.04!, 0.1 0.06, -0.14 0.06, -0.5 0.22!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.3 + 2 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.06 0.06, 0.02 0.14, 0.12 0.06'), inner * 1.2);
}
