import { spline } from '../../../geometry/curve.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSerpentBody, drawSnakeHead } from '../../parts/dragons-and-snakes/serpent.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** Medusa's head from the front: snakes for hair. */
export const medusa: Motif = {
  name: 'medusa',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawMedusa(pen, true));
  },
};

/** Alive, or severed: her eyes closed and no neck below. */
export function drawMedusa(pen: Pen, isAlive: boolean): void {
  pen.fill(outlined('0 -0.9, 0.5 -0.74, 0.66 -0.2, 0.56 0.5, 0 0.6, -0.56 0.5, -0.66 -0.2, -0.5 -0.74'), {
    black: 'always',
    tone: 1,
  });
  for (const line of backSnakes) drawHairSnake(pen, line);
  drawWomanFace(pen, {
    skin: 'bone',
    iris: 'leaf',
    cast: 'stern',
    areEyesClosed: !isAlive,
    hasNeck: isAlive,
  });
  for (const line of frontSnakes) drawHairSnake(pen, line);
}

/** From the scalp to the snake's head. */
function drawHairSnake(pen: Pen, knots: string): void {
  const line = spline(traced(knots, 1), 9).toReversed();
  drawSerpentBody(pen, {
    line,
    halfWidth: (share) => 0.062 + 0.03 * share,
    back: 'leaf',
    belly: 'gold',
    sidePx: pen.weight.inner * 0.9,
  });
  const [neck, behind] = [pointAt(line, 0), pointAt(line, 4)];
  drawSnakeHead(pen.at({ at: neck, scale: 0.1, angleRad: directionRad(behind, neck) }), 'leaf', 'gold');
}

const backSnakes = [
  '0.3 -0.7, 0.56 -0.9, 0.7 -1.16, 0.52 -1.34, 0.36 -1.2',
  '-0.3 -0.7, -0.5 -0.96, -0.44 -1.28, -0.66 -1.42, -0.86 -1.3',
  '0.46 -0.44, 0.84 -0.5, 1.02 -0.26, 1.2 -0.44, 1.2 -0.7',
  '-0.46 -0.44, -0.84 -0.6, -1.06 -0.42, -1.22 -0.64, -1.12 -0.86',
  '0.46 -0.1, 0.76 0.0, 0.92 0.3, 1.16 0.28, 1.3 0.06',
  '-0.46 -0.1, -0.8 -0.06, -0.94 0.24, -1.2 0.2, -1.34 -0.02',
  '0.44 0.2, 0.6 0.5, 0.5 0.84, 0.74 1.02, 0.96 0.84',
  '-0.44 0.2, -0.62 0.48, -0.56 0.86, -0.8 1.0, -1.02 0.8',
];
const frontSnakes = [
  '0.02 -0.6, 0.12 -0.9, -0.06 -1.14, 0.08 -1.4, 0.26 -1.5',
  '0.34 -0.56, 0.5 -0.7, 0.76 -0.84, 0.9 -0.72, 1.0 -0.9',
  '-0.34 -0.56, -0.6 -0.68, -0.74 -0.92, -0.92 -0.96, -1.0 -1.14',
  '0.42 -0.36, 0.6 -0.18, 0.7 0.1, 0.62 0.32, 0.76 0.5',
  '-0.42 -0.36, -0.6 -0.2, -0.7 0.08, -0.64 0.3, -0.8 0.46',
  '-0.16 -0.6, -0.1 -0.84, -0.26 -1.02, -0.16 -1.22, -0.3 -1.36',
];
