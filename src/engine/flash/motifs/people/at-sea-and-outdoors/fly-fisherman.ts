import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A fly fisherman in waders, knee-deep in a river, who casts a long loop of line. */
export const flyFisherman: Motif = {
  name: 'fly-fisherman',
  tinted: ['leafLight'],
  carries: ['fishing-rod', 'river'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.stroke(
          traced(
            '0.74 -1.9, 1.2 -1.9, 1.6 -1.94, 1.78 -2.08, 1.56 -2.22, 0.9 -2.26, 0.1 -2.2, -0.6 -2.04, -1.0 -1.8',
          ),
          inner,
        );
        pen.fill(outlined('-0.99 -1.84!, -1.08 -1.78, -1.1 -1.68, -1.02 -1.72, -0.96 -1.77'), {
          pigment: 'petal',
          tone: 0.2,
          line: inner,
        });
      },
      { contour: 0.5, silhouette: 'fills-and-lines' },
    );
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.3, 0] });
      const head = { at: [0.08, -1.1], angleRad: -0.06 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '-0.02 -0.82, -0.06 -0.36, -0.1 0.1',
          arms: ['0.1 -0.66, 0.3 -0.3, 0.54 -0.1', '-0.08 -0.66, 0.22 -0.44, 0.5 -0.8'],
          legs: ['-0.02 0.12, 0.2 0.62, 0.22 1.2', '-0.14 0.12, -0.22 0.68, -0.36 1.2'],
          toes: [0, 0],
        },
        {
          hair: 'bearded',
          hairPigment: 'grey',
          top: 'leafLight',
          sleeves: 'long',
          bottoms: 'wood',
          legs: 'long',
          shoes: 'wood',
        },
        (held) => {
          drawWaders(held);
          drawHeadgear(held, head, 'strawHat', 'leaf');
          drawLimb(
            held,
            { line: '0.5 -0.6, 0.66 -1.0, 0.84 -1.46, 1.04 -1.9', half: [0.05, 0.034, 0.024, 0.014] },
            { pigment: 'wood', tone: 0.4, line: held.weight.inner },
          );
        },
      );
    });
    canvas.layer(drawRiver, { contour: 0.7 });
  },
};

/** Up to the breast, on a strap. */
function drawWaders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.06 -0.8, 0.04 -0.6, 0.06 -0.44'), inner * 2.6);
  pen.fill(outlined('-0.3 -0.46!, 0.0 -0.4, 0.24 -0.46!, 0.22 -0.1, 0.16 0.16!, -0.34 0.16!, -0.34 -0.14'), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 - 0.6 * x),
    line: inner,
  });
  pen.stroke(traced('-0.32 0.02, -0.06 0.08, 0.18 0.02'), detail * 1.6);
}

function drawRiver(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.5 1.06!, -1.1 0.94, -0.8 1.02, -0.5 0.9, -0.2 0.98, 0.1 0.88, 0.5 1.0, 0.9 0.92, 1.4 1.06!, 1.1 1.3, 0.4 1.42, -0.4 1.42, -1.2 1.3',
    ),
    { pigment: 'water', tone: (_, y) => clamp(0.1 + 1.2 * (y - 0.95)), line: inner * 1.1 },
  );
  for (const line of [
    '-1.1 1.12, -0.8 1.16, -0.5 1.1',
    '-0.2 1.14, 0.1 1.2, 0.5 1.14',
    '0.7 1.08, 0.9 1.12, 1.16 1.08',
    '-0.6 1.28, -0.1 1.32, 0.5 1.28',
  ])
    pen.stroke(traced(line), detail * 1.7, { taper: 0.4 });
}
