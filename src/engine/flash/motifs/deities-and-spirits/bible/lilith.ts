import { clamp } from '../../../geometry/interval.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawChiton } from '../../parts/clothes/chiton.ts';
import { drawSerpentBody, drawSnakeHead } from '../../parts/dragons-and-snakes/serpent.ts';
import { drawPartedHair } from '../../parts/faces-and-hair/parted-hair.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Lilith: a dark beauty with horns, a snake about her shoulders. */
export const lilith: Motif = {
  name: 'lilith',
  tinted: ['petal'],
  carries: ['snake'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawHorn), { contour: 0.8 });
    canvas.layer((pen) => {
      drawWavyHair(pen, 'dark');
      drawChiton(pen, 'petal');
      drawWomanFace(pen, { skin: 'bone', iris: 'petal', cast: 'bold' });
      drawPartedHair(pen, 'dark');
    });
    canvas.layer(drawSnakeAboutHer, { contour: 0.8 });
  },
};

/** Out from the brow, up, and in again. */
function drawHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    {
      line: '0.3 -0.7, 0.62 -0.94, 0.84 -1.28, 0.82 -1.62, 0.62 -1.94',
      half: [0.17, 0.155, 0.125, 0.08, 0.005],
    },
    { pigment: 'dark', tone: (x, y) => clamp(0.1 + 0.8 * (x - 0.5) + 0.2 * (y + 1.4)), line: inner * 1.2 },
  );
  for (const ring of [
    '0.44 -0.96, 0.56 -0.84, 0.62 -0.72',
    '0.6 -1.12, 0.72 -1.04, 0.82 -0.92',
    '0.7 -1.3, 0.84 -1.26, 0.96 -1.2',
    '0.74 -1.5, 0.84 -1.5, 0.94 -1.48',
  ])
    side.stroke(traced(ring), detail * 1.4, { taper: 0.3 });
}

/** From behind her right shoulder across her breast, its head raised beside hers. */
function drawSnakeAboutHer(pen: Pen): void {
  const line = traced(
    '-1.56 0.5, -1.7 0.8, -1.56 1.1, -1.3 1.36, -0.9 1.68, -0.5 1.76, -0.1 1.74, 0.6 1.66, 1.16 1.34, 1.3 0.86, 1.06 0.52, 1.16 0.16, 1.44 0.0',
    12,
  );
  drawSerpentBody(pen, {
    line,
    halfWidth: (share) => 0.17 * Math.min(1, 0.04 + 2.6 * share),
    back: 'leaf',
    belly: 'gold',
    sidePx: pen.weight.inner,
  });
  drawSnakeHead(pen.at({ at: [1.42, -0.02], scale: 0.27, angleRad: -0.5 }), 'leaf', 'gold');
}
