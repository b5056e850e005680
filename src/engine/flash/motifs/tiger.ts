import { outlined } from '../geometry/traced.ts';
import type { Pen } from '../paint/pen.ts';
import type { Motif } from './motif.ts';
import { drawFelineFace } from './parts/feline-face.ts';

/** A tiger's head from the front: roaring in two designs of a set, calm in the others. */
export const tiger: Motif = {
  name: 'tiger',
  tinted: ['ember'],
  draw(easel) {
    const isRoaring = easel.kit.variant % 2 === 0;
    easel.layer((pen) => {
      drawFelineFace(pen, {
        coat: 'ember',
        light: 'foam',
        iris: 'gold',
        isRoaring,
        drawMarkings: drawStripes,
      });
    });
  },
};

function drawStripes(side: Pen): void {
  side.cell(cheek, { pigment: 'foam', tone: 0.15 });
  for (const stripe of stripes) side.cell(stripe, { black: 'always', tone: 1 });
}

const cheek = outlined(
  '0.46 0.08, 0.62 0.04, 0.76 0.3!, 0.72 0.34!, 0.76 0.5!, 0.62 0.46!, 0.64 0.66!, 0.5 0.6, 0.42 0.4',
);
const stripes = [
  '0 -0.7!, 0.03 -0.6, 0.0 -0.42!, -0.01 -0.6',
  '0.06 -0.71!, 0.16 -0.62, 0.2 -0.46!, 0.11 -0.58',
  '0.2 -0.73!, 0.3 -0.62, 0.34 -0.48!, 0.24 -0.6',
  '0.36 -0.69!, 0.44 -0.58, 0.56 -0.42!, 0.42 -0.54',
  '0.05 -0.4!, 0.1 -0.38, 0.2 -0.46!, 0.12 -0.34',
  '0.64 -0.38!, 0.58 -0.3, 0.62 -0.14!, 0.68 -0.22',
  '0.73 -0.06!, 0.6 -0.02, 0.48 0.06!, 0.62 0.05',
  '0.8 0.24!, 0.66 0.16, 0.52 0.18!, 0.66 0.24',
  '0.76 0.46!, 0.64 0.36, 0.5 0.34!, 0.62 0.44',
  '0.64 0.64!, 0.58 0.52, 0.48 0.46!, 0.54 0.58',
].map((knots) => outlined(knots));
