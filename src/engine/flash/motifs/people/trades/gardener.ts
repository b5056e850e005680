import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawBoot } from '../../parts/clothes/boot.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A gardener in a straw hat, who waters a young plant. */
export const gardener: Motif = {
  name: 'gardener',
  tinted: ['leaf'],
  carries: ['watering-can', 'sprout'],
  draw(canvas) {
    canvas.layer((pen) => drawPlant(pen.at({ at: [1.2, 1.3] })), { contour: 0.8 });
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.4, 0] });
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'tail',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'short',
          bottoms: 'water',
          legs: 'long',
          shoes: 'leaf',
          gloves: 'leafLight',
        },
        (held) => {
          for (const [x, y] of [
            [0.18, 1.12],
            [-0.3, 1.12],
          ] as const)
            drawBoot(held.at({ at: [x, y] }), 'leaf');
          drawApron(held);
          drawHeadgear(held, pose.head, 'strawHat', 'gold');
          drawCan(held.at({ at: [0.72, -0.02], angleRad: 0.34 }));
        },
      );
    });
    canvas.layer(
      (pen) => {
        for (const line of [
          '1.08 0.2, 1.2 0.36, 1.24 0.6',
          '1.16 0.16, 1.32 0.34, 1.38 0.6',
          '1.02 0.26, 1.1 0.44, 1.1 0.68',
        ])
          pen.stroke(traced(line), pen.weight.inner * 1.3, { taper: 0.3 });
      },
      { contour: 0, silhouette: 'fills-and-lines' },
    );
  },
};

function drawApron(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.04 -0.62!, 0.24 -0.6!, 0.24 -0.2, 0.22 0.04!, 0.3 0.4, 0.26 0.62!, 0.06 0.66, -0.14 0.58!, -0.12 0.2, -0.2 0.02!, -0.04 -0.18',
    ),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.3 - 0.5 * x),
      line: inner,
    },
  );
  pen.stroke(traced('0.02 -0.86, 0.1 -0.74, 0.12 -0.62'), inner * 2);
  pen.stroke(traced('0.02 0.22, 0.2 0.24, 0.22 0.42, 0.04 0.4'), detail * 1.5);
}

/** Its handle in the hand, the spout to the right. */
function drawCan(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tin = {
    pigment: 'steel',
    tone: (x: number) => clamp(0.15 + 0.8 * Math.abs(x)),
    line: inner * 1.1,
  } as const;
  pen.stroke(traced('-0.22 0.2, -0.26 -0.06, 0.0 -0.14, 0.18 0.1'), inner * 2.4);
  drawLimb(pen, { line: '0.2 0.5, 0.44 0.3, 0.68 0.02', half: [0.07, 0.05, 0.04] }, { ...tin, tone: 0.4 });
  pen.fill(outlined('0.56 -0.06!, 0.8 0.14!, 0.84 -0.02, 0.7 -0.12!'), tin);
  pen.fill(outlined('-0.26 0.14!, 0.24 0.14!, 0.28 0.6!, -0.3 0.6!'), tin);
  pen.fill(ellipse([-0.01, 0.14], 0.25, 0.06, 30), { pigment: 'steel', tone: 0.6, line: inner });
  for (const y of [0.3, 0.5]) pen.stroke(traced(`-0.26 ${y}, 0 ${y + 0.04}, 0.24 ${y}`), detail * 1.4);
}

/** A seedling in its heap of soil. */
function drawPlant(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.44 0.06!, -0.3 -0.08, 0.0 -0.16, 0.3 -0.08, 0.44 0.06!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  pen.stroke(traced('0 -0.14, 0.02 -0.3, 0 -0.46'), inner * 2);
  for (const side of [-1, 1]) {
    pen.fill(
      outlined(
        `0 -0.42!, ${side * 0.1} -0.6, ${side * 0.3} -0.66, ${side * 0.42} -0.58!, ${side * 0.34} -0.44, ${side * 0.16} -0.38`,
      ),
      { pigment: 'leafLight', tone: (x) => clamp(0.2 + side * x), line: inner },
    );
    pen.stroke(traced(`0 -0.42, ${side * 0.2} -0.52, ${side * 0.34} -0.56`), detail * 1.3);
  }
}

const pose: Pose = {
  head: { at: [0.1, -1.14], angleRad: 0.25 },
  spine: '0.0 -0.88, -0.04 -0.42, -0.06 0.04',
  arms: ['0.14 -0.72, 0.34 -0.34, 0.76 -0.16', '-0.06 -0.72, 0.1 -0.2, 0.58 -0.14'],
  legs: ['0.02 0.08, 0.14 0.6, 0.18 1.12', '-0.1 0.08, -0.14 0.62, -0.3 1.12'],
  toes: [0, 0],
};
