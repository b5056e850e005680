import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import type { ToyHorseLegs } from '../../parts/games-and-music/toy-horse.ts';
import { drawToyHorse } from '../../parts/games-and-music/toy-horse.ts';

/** A dappled rocking horse from the side, heading left. */
export const rockingHorse: Motif = {
  name: 'rocking-horse',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRocker(pen.at({ at: [0.08, -0.05] }), 0.75);
      drawToyHorse(pen, legs, () => drawRocker(pen, 0.25));
    });
  },
};

function drawRocker(pen: Pen, tone: number): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    {
      line: '-1.5 0.72, -1.2 1.08, -0.6 1.3, 0.1 1.36, 0.8 1.26, 1.3 1.02, 1.56 0.66',
      half: [0.05, 0.08, 0.09, 0.09, 0.09, 0.08, 0.05],
    },
    {
      pigment: 'petal',
      tone,
      line: inner * 1.2,
    },
  );
  for (const [x, y] of [
    [-1.52, 0.66],
    [1.58, 0.6],
  ] as const)
    pen.fill(circle([x, y], 0.1, 22), { pigment: 'gold', tone: 0.2, line: inner });
}

const legs: ToyHorseLegs = {
  near: ['-0.6 0.24, -0.84 0.6, -1.0 0.88, -1.1 1.06', '0.72 0.22, 0.82 0.6, 0.96 0.86, 1.06 1.04'],
  far: ['-0.44 0.3, -0.6 0.66, -0.72 0.92, -0.8 1.12', '0.58 0.3, 0.64 0.66, 0.74 0.94, 0.8 1.12'],
};
