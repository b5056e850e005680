import type { Motif } from '../../motif.ts';
import type { WingShape } from '../../parts/crawlers-and-swimmers/lepidopteran.ts';
import {
  drawAntennae,
  drawInsectBody,
  drawWingPair,
} from '../../parts/crawlers-and-swimmers/lepidopteran.ts';

const hindWing: WingShape = {
  outline: [
    [0.06, 0.04],
    [0.44, 0.06],
    [0.66, 0.24],
    [0.6, 0.46],
    [0.46, 0.66],
    [0.42, 0.92],
    [0.5, 1.16],
    [0.42, 1.34],
    [0.28, 1.2],
    [0.26, 0.9],
    [0.2, 0.64],
    [0.1, 0.4],
  ],
  root: [0.08, 0.1],
  veinTips: [
    [0.58, 0.26],
    [0.5, 0.5],
    [0.4, 1.2],
    [0.22, 0.6],
  ],
  eyespot: [0.42, 0.36],
  pigment: 'leafLight',
  border: [0.9, 1.6],
  spots: { count: 0, from: 0, to: 0 },
};
const foreWing: WingShape = {
  outline: [
    [0.05, -0.16],
    [0.3, -0.4],
    [0.76, -0.62],
    [1.14, -0.66],
    [1.2, -0.54],
    [1.04, -0.3],
    [0.84, 0.02],
    [0.56, 0.16],
    [0.2, 0.14],
  ],
  root: [0.08, -0.08],
  veinTips: [
    [0.74, -0.52],
    [1.06, -0.56],
    [0.96, -0.26],
    [0.76, 0.02],
    [0.46, 0.1],
  ],
  eyespot: [0.66, -0.28],
  pigment: 'leafLight',
  border: [0.9, 1.5],
  spots: { count: 0, from: 0, to: 0 },
};

/** A luna moth: pale green, with long trailing tails. */
export const lunaMoth: Motif = {
  name: 'luna-moth',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWingPair(pen, hindWing);
      drawWingPair(pen, foreWing);
      drawInsectBody(pen, 1.9);
      drawAntennae(pen, true);
    });
  },
};
