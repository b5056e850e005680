import { circle } from '../geometry/shape.ts';
import type { Pen } from '../paint/pen.ts';
import type { Motif } from './motif.ts';
import type { WingShape } from './parts/lepidopteran.ts';
import { drawAntennae, drawInsectBody, drawWingPair } from './parts/lepidopteran.ts';

const hindWing: WingShape = {
  outline: [
    [0.05, 0.1],
    [0.42, 0.06],
    [0.74, 0.2],
    [0.78, 0.46],
    [0.58, 0.7],
    [0.34, 0.72],
    [0.14, 0.5],
  ],
  root: [0.08, 0.12],
  veinTips: [
    [0.7, 0.28],
    [0.68, 0.52],
    [0.46, 0.66],
    [0.26, 0.6],
  ],
  eyespot: [0.5, 0.42],
  pigment: 'bone',
  border: [0.5, 0.82],
  spots: { count: 5, from: 0.25, to: 0.75 },
};
const foreWing: WingShape = {
  outline: [
    [0.05, -0.12],
    [0.3, -0.34],
    [0.72, -0.6],
    [1.12, -0.72],
    [1.2, -0.56],
    [1.02, -0.16],
    [0.72, 0.1],
    [0.34, 0.16],
  ],
  root: [0.08, -0.08],
  veinTips: [
    [0.7, -0.52],
    [1.04, -0.6],
    [1.04, -0.32],
    [0.84, -0.08],
    [0.54, 0.08],
  ],
  eyespot: [0.64, -0.26],
  pigment: 'wood',
  border: [0.6, 1.2],
  spots: { count: 5, from: 0.35, to: 0.68 },
};

/** A hawk moth with the mark of a skull on its thorax. */
export const moth: Motif = {
  name: 'moth',
  tinted: ['wood', 'bone'],
  draw(easel) {
    easel.layer((pen) => {
      drawWingPair(pen, hindWing);
      drawWingPair(pen, foreWing);
      drawInsectBody(pen, 2.1);
      drawSkullMark(pen.at({ at: [0, -0.08], scale: 0.085 }));
      drawAntennae(pen, true);
    });
  },
};

function drawSkullMark(pen: Pen): void {
  pen.cell(circle([0, -0.15], 0.8, 24), { pigment: 'bone', tone: 0, line: pen.weight.detail * 0.8 });
  pen.cell(
    [
      [-0.4, 0.4],
      [0.4, 0.4],
      [0.3, 0.95],
      [-0.3, 0.95],
    ],
    { pigment: 'bone', tone: 0 },
  );
  for (const x of [-0.33, 0.33]) pen.cell(circle([x, -0.1], 0.22, 16), { black: 'always' });
}
