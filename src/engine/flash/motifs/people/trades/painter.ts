import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A painter in a beret before the canvas, brush and palette in hand. */
export const painter: Motif = {
  name: 'painter',
  tinted: ['petal'],
  carries: ['easel', 'palette', 'paint-brush'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawEasel(pen);
      drawCanvas(pen);
    });
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.5, 0] });
      const head = { at: [0.08, -1.16], angleRad: -0.04 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '-0.02 -0.88, -0.04 -0.42, -0.06 0.04',
          arms: ['0.1 -0.72, 0.4 -0.42, 0.72 -0.66', '-0.08 -0.72, -0.06 -0.22, 0.36 -0.12'],
          legs: ['0.02 0.06, 0.12 0.6, 0.14 1.14', '-0.1 0.06, -0.14 0.62, -0.28 1.14'],
          toes: [0, 0],
        },
        {
          hair: 'short',
          hairPigment: 'wood',
          top: 'foam',
          sleeves: 'long',
          bottoms: 'water',
          legs: 'long',
          shoes: 'wood',
        },
        (held) => {
          drawHeadgear(held, head, 'beret', 'petal');
          drawBrush(held);
          drawPalette(held.at({ at: [0.46, -0.18], angleRad: -0.3 }));
        },
      );
    });
  },
};

function drawEasel(pen: Pen): void {
  const { inner } = pen.weight;
  for (const line of [
    '0.9 -1.3, 0.72 0.2, 0.5 1.32',
    '1.0 -1.3, 1.14 0.2, 1.3 1.32',
    '0.95 -1.0, 1.3 0.2, 1.62 1.2',
  ])
    drawLimb(pen, { line, half: [0.05, 0.05] }, { pigment: 'wood', tone: 0.4, line: inner });
}

/** Hills under a sun, seen a little from the side. */
function drawCanvas(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.44 -1.0!, 1.42 -1.14!, 1.46 0.26!, 0.46 0.2!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner * 1.2,
  });
  pen.fill(circle([1.12, -0.7], 0.17, 30), { pigment: 'gold', tone: 0.1, line: inner });
  pen.fill(outlined('0.46 -0.1!, 0.7 -0.44, 0.94 -0.26, 1.2 -0.42, 1.44 -0.2!, 1.46 0.22!, 0.46 0.17!'), {
    pigment: 'leafLight',
    tone: (_, y) => clamp(0.2 + 0.6 * (y + 0.2)),
    line: inner,
  });
  pen.fill(outlined('0.46 0.0!, 0.74 -0.1, 1.0 0.04, 1.45 -0.02!, 1.46 0.23!, 0.46 0.17!'), {
    pigment: 'leaf',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.4 0.18!, 1.52 0.24!, 1.52 0.36!, 0.4 0.3!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
}

function drawBrush(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '0.66 -0.5, 0.84 -0.66, 1.02 -0.8', half: [0.02, 0.026, 0.02] },
    { pigment: 'wood', tone: 0.3, line: inner * 0.9 },
  );
  pen.fill(outlined('0.99 -0.83!, 1.06 -0.77!, 1.14 -0.9!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner * 0.9,
  });
}

function drawPalette(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.36 0.02, -0.26 -0.16, 0.04 -0.22, 0.32 -0.14, 0.4 0.04, 0.26 0.16, 0.1 0.1, -0.02 0.18, -0.24 0.16',
    ),
    {
      pigment: 'wood',
      tone: (x, y) => clamp(0.15 + 0.5 * (x + y)),
      line: inner * 1.1,
    },
  );
  for (const [x, y, pigment] of [
    [-0.2, -0.04, 'petal'],
    [-0.04, -0.11, 'gold'],
    [0.13, -0.11, 'water'],
    [0.27, -0.03, 'leaf'],
  ] as const)
    pen.fill(circle([x, y], 0.06, 18), { pigment, tone: 0.1, line: detail * 1.3 });
}
