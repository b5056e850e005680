import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBoot } from '../../parts/clothes/boot.ts';
import { dungarees } from '../../parts/clothes/dungarees.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A builder in a hard hat and a bright vest, at work with a jackhammer. */
export const constructionWorker: Motif = {
  name: 'construction-worker',
  tinted: ['ember'],
  carries: ['hard-hat'],
  draw(canvas) {
    canvas.layer((pen) => {
      const head = { at: [0.06, -1.06], angleRad: 0.3 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '-0.1 -0.8, -0.2 -0.36, -0.24 0.1',
          arms: ['0.02 -0.66, 0.3 -0.3, 0.74 -0.26', '-0.16 -0.64, 0.0 -0.16, 0.44 -0.18'],
          legs: ['-0.18 0.14, 0.16 0.6, 0.1 1.12', '-0.28 0.14, -0.36 0.68, -0.7 1.12'],
          toes: [0, 0],
        },
        { ...dungarees, hair: 'short', hairPigment: 'wood', top: 'water', sleeves: 'long', bottoms: 'dark' },
        (held) => {
          for (const [x, y] of [
            [0.1, 1.12],
            [-0.7, 1.12],
          ] as const)
            drawBoot(held.at({ at: [x, y] }), 'wood');
          drawBrightVest(held);
          drawHeadgear(held, head, 'hardHat', 'gold');
          drawJackhammer(held.at({ at: [0.6, -0.14] }));
        },
      );
    });
  },
};

function drawBrightVest(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.3 -0.66!, -0.1 -0.84!, 0.12 -0.62, 0.1 -0.3, 0.0 0.06!, -0.46 0.02!, -0.44 -0.32'), {
    pigment: 'ember',
    tone: (x) => clamp(0.15 - 0.6 * (x + 0.1)),
    line: inner * 1.1,
  });
  for (const band of [
    '-0.43 -0.24!, 0.08 -0.18!, 0.05 -0.06!, -0.45 -0.12!',
    '-0.2 -0.76!, -0.1 -0.82!, -0.08 -0.24!, -0.2 -0.26!',
  ])
    pen.fill(outlined(band), { pigment: 'moon', tone: 0.05, line: inner * 0.9 });
}

/** Its handles at the origin. */
function drawJackhammer(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.22 -0.06, 0 -0.1, 0.24 -0.12', half: [0.05, 0.06, 0.05] },
    { pigment: 'dark', tone: 0.6, line: inner },
  );
  pen.fill(outlined('-0.13 -0.08!, 0.13 -0.08!, 0.14 0.5, 0.1 0.72!, -0.1 0.72!, -0.14 0.5'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
  for (const y of [0.1, 0.22, 0.34]) pen.stroke(traced(`-0.09 ${y}, 0.09 ${y}`), inner);
  pen.fill(outlined('-0.05 0.72!, 0.05 0.72!, 0.04 1.3!, 0.0 1.42!, -0.04 1.3!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  for (const chip of [
    '-0.2 1.3!, -0.1 1.24!, -0.08 1.38!',
    '0.12 1.26!, 0.24 1.3!, 0.14 1.38!',
    '0.3 1.16!, 0.38 1.12!, 0.38 1.22!',
  ])
    pen.fill(outlined(chip), { pigment: 'grey', tone: 0.3, line: detail * 1.3 });
}
