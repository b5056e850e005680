import { spline } from '../../geometry/curve.ts';
import { clamp } from '../../geometry/interval.ts';
import type { Motif } from '../../motifs/motif.ts';
import type { SceneElement } from '../scene-element.ts';
import { drawSnakeHeadOn, drawSnakeStretch } from './snake-along.ts';
import { colored } from './stacked.ts';

/** From the head, over the brow and down into one socket, out of the other and to the end of the tail. */
const line = spline(
  [
    [-0.5, -1.16],
    [-0.24, -1.3],
    [0.12, -1.26],
    [0.5, -1.06],
    [0.86, -0.82],
    [1.02, -0.46],
    [0.8, -0.14],
    [0.46, -0.06],
    [0.3, 0.02],
    [-0.3, 0.02],
    [-0.46, 0.16],
    [-0.56, 0.48],
    [-0.5, 0.8],
    [-0.62, 1.08],
    [-0.94, 1.2],
    [-1.16, 1.06],
  ],
  14,
);
const bodyHalf = 0.125;
/** Between these shares of the line the snake is inside. */
const inside = [8 / 15, 9 / 15] as const;

/** A snake that comes out of a skull's eye socket, its tail hanging from the other one. */
export function snakeInSkull(snake: SceneElement, skull: SceneElement): Pick<Motif, 'draw'> {
  return {
    draw(canvas) {
      colored(skull).draw(canvas);
      colored({ ...snake, motif: winding }).draw(canvas);
    },
  };
}

const winding: Motif = {
  name: 'snake',
  tinted: ['leaf'],
  draw(canvas) {
    const last = line.length - 1;
    const [into, outOf] = inside.map((share) => Math.round(share * last));
    const body = { line, halfWidth };
    const look = { contour: 0, gapPx: 0 };
    canvas.layer((pen) => drawSnakeStretch(pen, body, outOf ?? last, last), look);
    canvas.layer((pen) => drawSnakeStretch(pen, body, 0, into ?? last), look);
    canvas.layer((pen) => drawSnakeHeadOn(pen, line, bodyHalf * 1.5));
  },
};

/** Narrow at the nape, at the tip of the tail and where it vanishes in the dark. */
function halfWidth(share: number): number {
  const nape = clamp(0.8 + 3 * share, 0.8, 1);
  const tail = clamp(2.6 * (1 - share) + 0.06);
  const inDark = Math.min(...inside.map((end) => Math.abs(share - end)));
  return bodyHalf * nape * tail * clamp(0.55 + 14 * inDark);
}
