import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import type { WingShape } from '../../parts/crawlers-and-swimmers/lepidopteran.ts';
import {
  drawAntennae,
  drawInsectBody,
  drawWingPair,
} from '../../parts/crawlers-and-swimmers/lepidopteran.ts';

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

/** A hawk moth, its thorax in fur. */
export const moth: Motif = {
  name: 'moth',
  tinted: ['wood', 'bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMoth(pen);
      drawFur(pen);
    });
  },
};

/** The hawk moth that wears a skull on its thorax. */
export const deathHeadMoth: Motif = {
  name: 'death-head-moth',
  tinted: ['wood', 'bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMoth(pen);
      drawSkullMark(pen.at({ at: [0, -0.04], scale: 0.125 }));
    });
  },
};

function drawMoth(pen: Pen): void {
  drawWingPair(pen, hindWing);
  drawWingPair(pen, foreWing);
  drawInsectBody(pen, 2.1);
  for (const [y, half] of [
    [0.22, 0.11],
    [0.34, 0.09],
    [0.46, 0.075],
    [0.56, 0.05],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.04}, ${half} ${y}`), pen.weight.detail * 1.6, {
      isErasing: true,
    });
  drawAntennae(pen, true);
}

/** A ruff around the neck and tufts over the shoulders. */
function drawFur(pen: Pen): void {
  pen.fill(ruff, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 2 * Math.abs(x) + y),
    line: pen.weight.detail * 1.2,
  });
  drawBothSides(pen, (side) => drawHairs(side, traced('0.02 -0.16, 0.08 -0.08, 0.09 0.04'), [0.02, 0.09], 5));
}

function drawSkullMark(pen: Pen): void {
  const { detail } = pen.weight;
  pen.fill(cranium, { pigment: 'bone', tone: 0, line: detail });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.12 -0.12, 0.34 -0.26, 0.54 -0.1, 0.46 0.16, 0.2 0.18'), { black: 'always' });
  });
  pen.fill(symmetric('0 0.2!, 0.12 0.42!, 0 0.36'), { black: 'always' });
  for (const x of [-0.2, 0, 0.2]) pen.stroke(traced(`${x} 0.62, ${x} 0.92`), detail * 0.8);
}

const ruff = symmetric(
  '0 -0.26, 0.1 -0.25, 0.17 -0.16!, 0.14 -0.14!, 0.18 -0.04!, 0.14 -0.03!, 0.16 0.08!, 0.11 0.06!, 0.1 0.18!, 0.05 0.12!, 0 0.24!',
);
const cranium = symmetric('0 -1, 0.5 -0.9, 0.82 -0.4, 0.76 0.1, 0.5 0.4!, 0.42 0.84, 0.2 0.98, 0 1');
