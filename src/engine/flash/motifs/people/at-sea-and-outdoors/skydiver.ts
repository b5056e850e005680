import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** A skydiver in free fall, belly down, arms and legs bent up by the wind. */
export const skydiver: Motif = {
  name: 'skydiver',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'short',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'long',
          bottoms: 'petal',
          legs: 'long',
          shoes: 'dark',
          gloves: 'dark',
        },
        (held) => {
          drawPack(held);
          drawHeadgear(held, pose.head, 'ridingHelmet', 'gold');
          drawGoggles(held.at(pose.head).at({ scale: 0.44 }));
        },
      ),
    );
    canvas.layer(drawWind, { contour: 0.4, silhouette: 'fills-and-lines' });
  },
};

/** The parachute, still packed. */
function drawPack(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.44 -0.16!, 0.3 -0.42, -0.1 -0.4, -0.26 -0.14!, 0.1 -0.06'), {
    pigment: 'water',
    tone: (x) => clamp(0.3 - 0.5 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.36 -0.3, 0.1 -0.24, -0.2 -0.26'), detail * 1.6);
  for (const strap of ['0.42 -0.2, 0.54 0.0, 0.46 0.28', '-0.2 -0.16, -0.24 0.06, -0.2 0.28'])
    pen.stroke(traced(strap), inner * 2);
}

function drawGoggles(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.4 -0.1, 0.0 -0.14, 0.24 -0.1'), inner * 2);
  pen.fill(circle([0.28, -0.06], 0.16, 24), { pigment: 'waterLight', tone: 0.2, line: inner * 1.2 });
}

/** Up past the body. */
function drawWind(pen: Pen): void {
  for (const line of [
    '-1.5 0.3, -1.5 0.6, -1.5 0.9',
    '-0.92 0.6, -0.92 0.85, -0.92 1.1',
    '-0.36 0.56, -0.36 0.9, -0.36 1.24',
    '0.2 0.56, 0.2 0.86, 0.2 1.16',
    '0.8 0.9, 0.8 1.1, 0.8 1.3',
    '1.5 0.86, 1.5 1.03, 1.5 1.2',
    '-0.5 -0.9, -0.5 -0.7, -0.5 -0.5',
    '0.3 -1.1, 0.3 -0.87, 0.3 -0.64',
  ])
    pen.stroke(traced(line), pen.weight.inner * 1.8, { taper: 0.4 });
}

const pose: Pose = {
  head: { at: [0.98, -0.14], angleRad: -0.15 },
  spine: '0.7 0.02, 0.24 0.12, -0.26 0.06',
  arms: ['0.66 0.04, 1.1 0.26, 1.5 -0.06', '0.54 0.16, 0.8 0.58, 1.26 0.62'],
  legs: ['-0.26 0.04, -0.84 -0.04, -1.0 -0.56', '-0.3 0.1, -0.86 0.26, -1.34 -0.1'],
  toes: [4.4, 4.2],
};
