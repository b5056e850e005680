import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { ToyHorseLegs } from '../../parts/games-and-music/toy-horse.ts';
import { drawToyHorse } from '../../parts/games-and-music/toy-horse.ts';

/** A leaping horse of a merry-go-round on its twisted pole, heading left. */
export const carouselHorse: Motif = {
  name: 'carousel-horse',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawPole(pen.at({ at: [0.12, 0] }));
      drawToyHorse(pen, legs);
    }),
};

function drawPole(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.075 -1.76!, 0.075 -1.76!, 0.075 1.6!, -0.075 1.6!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 + 5 * x),
    line: inner * 1.2,
  });
  for (const y of steps(26, -1.7, 1.5))
    pen.stroke(traced(`-0.075 ${y + 0.08}, 0 ${y + 0.03}, 0.075 ${y - 0.04}`), inner);
  for (const y of [-1.82, 1.66])
    pen.fill(circle([0, y], 0.13, 26), { pigment: 'gold', tone: 0.25, line: inner * 1.2 });
}

const legs: ToyHorseLegs = {
  near: ['-0.6 0.24, -1.02 0.4, -1.18 0.66, -0.98 0.9', '0.72 0.22, 0.98 0.5, 1.2 0.66, 1.4 0.92'],
  far: ['-0.44 0.3, -0.76 0.58, -0.78 0.86, -0.58 1.06', '0.58 0.3, 0.7 0.66, 0.94 0.86, 1.1 1.12'],
};
