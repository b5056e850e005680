import { clamp } from '../../geometry/interval.ts';
import { traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/any-beast/fur.ts';
import { drawStrikingRaptor } from '../parts/birds/striking-raptor.ts';
import { drawStrand } from '../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../parts/faces-and-hair/woman-face.ts';

/** A harpy that strikes: a woman's head with wild hair on the body of a bird of prey. */
export const harpy: Motif = {
  name: 'harpy',
  tinted: ['wood'],
  draw(canvas) {
    drawStrikingRaptor(canvas, {
      back: 'wood',
      coverts: 'gold',
      breast: 'wood',
      tail: 'ember',
      drawHead: (pen) => drawHead(pen.at({ at: [0, -0.66], scale: 0.54 })),
    });
  },
};

function drawHead(pen: Pen): void {
  drawHair(pen, backHair, 0.13);
  drawWomanFace(pen, { skin: 'bone', iris: 'gold', cast: 'stern' });
  drawHair(pen, frontHair, 0.1);
}

function drawHair(pen: Pen, strands: readonly string[], halfWidth: number): void {
  drawBothSides(pen, (side) => {
    for (const strand of strands)
      drawStrand(side, traced(strand, 10), halfWidth, {
        pigment: 'ember',
        tone: (x, y) => clamp(0.6 - 0.5 * Math.abs(x) + 0.2 * Math.sin(7 * y)),
      });
  });
}

/** Of the right side, from the scalp to the tips. */
const backHair = [
  '0.1 -0.64, 0.3 -0.96, 0.18 -1.2, 0.4 -1.44',
  '0.3 -0.6, 0.6 -0.8, 0.62 -1.06, 0.9 -1.16',
  '0.42 -0.4, 0.76 -0.46, 0.9 -0.7, 1.2 -0.66',
  '0.46 -0.16, 0.78 -0.12, 0.98 -0.3, 1.26 -0.18',
  '0.46 0.06, 0.72 0.2, 0.92 0.08, 1.12 0.28',
  '0.42 0.2, 0.58 0.46, 0.78 0.46, 0.9 0.7',
];
const frontHair = [
  '0 -0.7, 0.24 -0.66, 0.44 -0.42, 0.52 -0.06, 0.44 0.3, 0.56 0.56',
  '0 -0.72, 0.3 -0.74, 0.56 -0.5, 0.6 -0.16, 0.76 0.12',
];
