import { clamp } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawHorseHead } from '../beasts/hoofed/horse.ts';
import type { Motif } from '../motif.ts';
import type { HorseColors } from '../parts/hoofed-beasts/running-horse.ts';
import { drawRunningHorse } from '../parts/hoofed-beasts/running-horse.ts';
import { horsePoses } from '../parts/hoofed-beasts/standing-horse.ts';

const white: HorseColors = { coat: 'foam', mane: 'blush' };

/** A unicorn's head in profile; looks to the right. */
export const unicorn: Motif = {
  name: 'unicorn',
  tinted: ['blush'],
  poses: {
    running: { draw: (canvas) => canvas.layer(drawRunning) },
    ...horsePoses({ ...white, drawHorn: drawSmallHorn }),
  },
  draw(canvas) {
    canvas.layer((pen) => drawHorseHead(pen, 'foam', drawHorn));
  },
};

function drawRunning(pen: Pen): void {
  drawRunningHorse(pen, white);
  drawSmallHorn(pen.at({ at: [0.92, -0.9] }));
}

/** In the units of a head whose body is drawn as well. */
function drawSmallHorn(head: Pen): void {
  head.fill(outlined('0.13 -0.03!, 0.52 -0.42!, 0.24 0.04!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 1.2 * (x + y - 0.1)),
    line: head.weight.inner,
  });
  for (const t of [0.2, 0.4, 0.6, 0.78])
    head.stroke(
      traced(`${0.13 + 0.39 * t} ${-0.03 - 0.39 * t}, ${0.24 + 0.28 * t} ${0.04 - 0.46 * t}`),
      head.weight.detail,
    );
}

function drawHorn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.14 -0.82!, 1.0 -1.7!, 0.34 -0.62!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.15 + 1.4 * (x + y * 0.9 + 0.62)),
    line: inner,
  });
  for (let i = 0; i < 7; i++) {
    const t = 0.1 + 0.115 * i;
    pen.stroke(
      traced(
        `${0.14 + 0.86 * t} ${-0.82 - 0.88 * t}, ${0.26 + 0.74 * t} ${-0.74 - 0.9 * t + 0.06}, ${0.34 + 0.66 * (t + 0.06)} ${-0.62 - 1.08 * (t + 0.06)}`,
      ),
      detail * 1.2,
    );
  }
}
