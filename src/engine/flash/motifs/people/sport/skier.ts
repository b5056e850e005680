import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { snowWear } from '../../parts/clothes/snow-wear.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';
import { drawSkiGoggles } from '../../parts/headgear/ski-goggles.ts';

/** A skier in a crouch on the way down. */
export const skier: Motif = {
  name: 'skier',
  tinted: ['petal'],
  carries: ['skis'],
  grouping: 'abreast',
  draw(canvas) {
    canvas.layer((sheet) => {
      const pen = sheet.at({ angleRad: 0.3 });
      const head = { at: [0.5, -0.56], angleRad: -0.05 } as const;
      drawSki(pen.at({ at: [0.18, 1.02] }));
      drawPole(pen, '0.72 -0.02, -0.1 0.3, -1.0 0.44');
      drawMovingFigure(
        pen,
        {
          head,
          spine: '0.3 -0.32, 0.02 -0.14, -0.36 0.06',
          arms: ['0.34 -0.2, 0.44 0.16, 0.78 -0.04', '0.2 -0.22, 0.24 0.26, 0.66 0.1'],
          legs: ['-0.28 0.12, 0.26 0.3, 0.02 0.8', '-0.36 0.12, 0.18 0.38, -0.1 0.88'],
          toes: [0, 0],
        },
        snowWear,
        (held) => {
          drawHeadgear(held, head, 'beanie', 'water');
          drawSkiGoggles(held, head);
          drawSki(held.at({ at: [0.06, 1.12] }));
          drawPole(held, '0.66 0.12, -0.2 0.5, -1.1 0.74');
        },
      );
    });
  },
};

/** Its tip to the right; the boot stands on its upper edge. */
function drawSki(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined('-1.2 -0.04!, 0.9 -0.04, 1.16 -0.1, 1.36 -0.26!, 1.4 -0.18, 1.2 0.0, 0.9 0.06, -1.2 0.06!'),
    {
      pigment: 'water',
      tone: (_, y) => clamp(0.2 + 4 * y),
      line: inner,
    },
  );
}

function drawPole(pen: Pen, line: string): void {
  const { inner } = pen.weight;
  drawLimb(pen, { line, half: [0.025, 0.02] }, { pigment: 'steel', tone: 0.3, line: inner * 0.9 });
  const end = traced(line).at(-2);
  if (end)
    pen.at({ at: end, angleRad: -0.25 }).fill(outlined('-0.03 -0.1!, 0.03 -0.1!, 0.03 0.1!, -0.03 0.1!'), {
      black: 'always',
      tone: 1,
    });
}
