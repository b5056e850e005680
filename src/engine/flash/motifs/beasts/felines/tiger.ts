import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';
import { felinePoses } from '../../parts/cats/feline-poses.ts';
import { drawProwlingFeline } from '../../parts/cats/prowling-feline.ts';

/** A tiger: its head from the front, roaring or calm, and creeping downhill in one design of a set. */
export const tiger: Motif = {
  name: 'tiger',
  tinted: ['ember'],
  poses: {
    ...felinePoses({ coat: 'ember', light: 'foam', iris: 'gold', markings: 'stripes' }),
    prowling: { draw: (canvas) => canvas.layer(drawProwling) },
    facing: { draw: (canvas) => canvas.layer(drawProwling) },
    roaring: { draw: (canvas) => canvas.layer((pen) => drawTigerHead(pen, true)) },
    head: { draw: (canvas) => canvas.layer((pen) => drawTigerHead(pen, canvas.kit.variant % 2 === 0)) },
  },
  draw(canvas) {
    const { variant } = canvas.kit;
    canvas.layer((pen) => (variant === 3 ? drawProwling(pen) : drawTigerHead(pen, variant % 2 === 0)));
  },
};

/** From the front, about 1.9 wide. */
export function drawTigerHead(pen: Pen, isRoaring: boolean): void {
  drawFelineFace(pen, {
    coat: 'ember',
    light: 'foam',
    iris: 'gold',
    isRoaring,
    drawMarkings: drawStripes,
  });
}

function drawProwling(pen: Pen): void {
  drawProwlingFeline(pen, {
    coat: 'ember',
    light: 'foam',
    drawMarkings(body) {
      for (const stripe of bodyStripes) body.fill(stripe, { black: 'always', tone: 1 });
    },
    drawHead: (head) => drawTigerHead(head, true),
  });
}

function drawStripes(side: Pen): void {
  side.fill(cheek, { pigment: 'foam', tone: 0.15 });
  for (const stripe of stripes) side.fill(stripe, { black: 'always', tone: 1 });
}

/** The calm head without a stripe down its brow, in another coat. */
export function drawCalmTigerHead(pen: Pen, coat: Pigment): void {
  drawFelineFace(pen, {
    coat,
    light: 'foam',
    iris: 'leafLight',
    isRoaring: false,
    drawMarkings(side) {
      side.fill(cheek, { pigment: 'foam', tone: 0.15 });
      for (const stripe of stripes.slice(3)) side.fill(stripe, { black: 'always', tone: 1 });
    },
  });
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
const bodyStripes = [
  '-0.92 -0.44!, -0.84 -0.34, -0.86 -0.14!, -0.94 -0.3',
  '-0.74 -0.55!, -0.62 -0.38, -0.6 -0.14!, -0.7 -0.34',
  '-0.54 -0.56!, -0.44 -0.36, -0.46 -0.06!, -0.53 -0.3',
  '-0.36 -0.53!, -0.28 -0.3, -0.3 0.02!, -0.38 -0.26',
  '-0.2 -0.48!, -0.12 -0.26, -0.12 0.06!, -0.2 -0.2',
  '-0.04 -0.48!, 0.04 -0.24, 0.02 0.1!, -0.06 -0.2',
  '0.1 -0.5!, 0.18 -0.3, 0.12 -0.04!, 0.1 -0.26',
  '0.34 -0.62!, 0.42 -0.5, 0.38 -0.34!, 0.34 -0.46',
  '0.52 -0.66!, 0.62 -0.54, 0.62 -0.4!, 0.54 -0.5',
  '-0.46 -0.22!, -0.62 -0.16, -0.8 -0.2!, -0.62 -0.08',
  '-0.4 0.02!, -0.58 0.06, -0.76 0.02!, -0.58 0.14',
  '-0.48 0.26!, -0.62 0.26, -0.78 0.2!, -0.64 0.34',
  '-1.08 -0.1!, -0.98 -0.04, -0.88 -0.1!, -0.98 0.04',
  '-0.94 0.36!, -0.86 0.42, -0.74 0.42!, -0.86 0.5',
  '-0.96 0.54!, -0.86 0.6, -0.76 0.58!, -0.86 0.66',
  '0.73 -0.06!, 0.6 0.0, 0.46 -0.04!, 0.6 0.07',
  '0.7 0.14!, 0.58 0.2, 0.44 0.14!, 0.58 0.27',
  '0.64 0.34!, 0.54 0.4, 0.42 0.34!, 0.54 0.47',
  '0.21 -0.16!, 0.32 -0.12, 0.4 -0.2!, 0.32 -0.04',
  '-1.22 -0.5!, -1.28 -0.42, -1.16 -0.34!, -1.16 -0.4',
  '-1.36 -0.72!, -1.4 -0.62, -1.28 -0.62!, -1.28 -0.68',
  '-1.36 -0.94!, -1.46 -0.9, -1.38 -0.82!, -1.34 -0.88',
  '-1.24 -1.1!, -1.36 -1.14, -1.32 -1.02!, -1.24 -1.04',
  '-1.04 -1.1!, -1.06 -1.22, -0.98 -1.18!, -0.98 -1.1',
].map((knots) => outlined(knots));
