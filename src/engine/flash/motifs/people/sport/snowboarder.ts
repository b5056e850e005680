import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { snowWear } from '../../parts/clothes/snow-wear.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';
import { drawSkiGoggles } from '../../parts/headgear/ski-goggles.ts';

/** A snowboarder in the air, one hand on the edge of the board. */
export const snowboarder: Motif = {
  name: 'snowboarder',
  tinted: ['petal'],
  carries: ['snowboard'],
  draw(canvas) {
    canvas.layer((sheet) => {
      const pen = sheet.at({ angleRad: -0.3 });
      const head = { at: [0.32, -0.72], angleRad: 0.2 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '0.14 -0.48, 0.0 -0.1, -0.22 0.22',
          arms: ['0.22 -0.38, 0.5 0.0, 0.66 0.5', '0.02 -0.38, -0.46 -0.5, -0.86 -0.72'],
          legs: ['-0.14 0.28, 0.42 0.34, 0.56 0.8', '-0.24 0.28, 0.04 0.56, -0.46 0.78'],
          toes: [0, 0],
        },
        snowWear,
        (held) => {
          drawHeadgear(held, head, 'beanie', 'water');
          drawSkiGoggles(held, head);
        },
      );
      drawSnowboard(pen.at({ at: [0.06, 1.02] }));
    });
  },
};

/** Its edge, both ends turned up, and the bindings on it. */
function drawSnowboard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.36 -0.22!, -1.16 -0.08, -0.9 -0.04, 0.9 -0.04, 1.16 -0.08, 1.36 -0.22!, 1.4 -0.1, 1.18 0.1, 0.9 0.14, -0.9 0.14, -1.18 0.1, -1.4 -0.1',
    ),
    { pigment: 'gold', tone: (_, y) => clamp(0.15 + 3 * y), line: inner * 1.2 },
  );
  pen.stroke(traced('-1.2 0.02, -0.9 0.06, 0.9 0.06, 1.2 0.02'), detail * 1.6);
  for (const x of [-0.42, 0.6]) {
    pen.fill(outlined(`${x - 0.26} -0.16!, ${x + 0.2} -0.1!, ${x + 0.24} -0.02!, ${x - 0.24} -0.02!`), {
      black: 'always',
      tone: 1,
    });
    pen.stroke(traced(`${x - 0.12} -0.24, ${x + 0.0} -0.22, ${x + 0.1} -0.1`), inner * 1.8);
  }
}
