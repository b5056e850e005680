import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { WingShape } from '../../parts/crawlers-and-swimmers/lepidopteran.ts';
import {
  drawAntennae,
  drawInsectBody,
  drawWingPair,
} from '../../parts/crawlers-and-swimmers/lepidopteran.ts';
import { drawComma } from '../../parts/signs-and-ornaments/comma.ts';

const hindWing: WingShape = {
  outline: [
    [0.05, 0.08],
    [0.45, 0.12],
    [0.78, 0.34],
    [0.72, 0.66],
    [0.5, 0.92],
    [0.36, 0.82],
    [0.2, 0.6],
  ],
  root: [0.1, 0.12],
  veinTips: [
    [0.7, 0.36],
    [0.68, 0.62],
    [0.46, 0.84],
    [0.28, 0.66],
  ],
  eyespot: [0.48, 0.5],
  pigment: 'blush',
  border: [0.62, 0.9],
  spots: { count: 5, from: 0.2, to: 0.7 },
};
const foreWing: WingShape = {
  outline: [
    [0.05, -0.05],
    [0.22, -0.5],
    [0.55, -0.86],
    [0.98, -0.92],
    [1.05, -0.66],
    [0.9, -0.2],
    [0.62, 0.12],
    [0.3, 0.14],
  ],
  root: [0.08, -0.05],
  veinTips: [
    [0.5, -0.78],
    [0.85, -0.84],
    [0.98, -0.62],
    [0.85, -0.2],
    [0.55, 0.08],
  ],
  eyespot: [0.68, -0.5],
  pigment: 'petal',
  border: [0.62, 1.25],
  spots: { count: 6, from: 0.3, to: 0.72 },
};

/** How one butterfly differs from the plain one. */
interface Look {
  readonly fore: Partial<WingShape>;
  readonly hind: Partial<WingShape>;
}

const monarchWing = {
  pigment: 'ember',
  eyespot: null,
  veinWeight: 2.6,
  rim: 0.2,
  spots: { count: 12, from: 0.24, to: 0.8 },
} as const;
const looks: Readonly<Record<string, Look>> = {
  butterfly: { fore: {}, hind: {} },
  // Black veins and a broad black rim with two rows of white dots.
  monarch: { fore: monarchWing, hind: { ...monarchWing, spots: { count: 11, from: 0.16, to: 0.8 } } },
  swallowtail: {
    fore: {
      pigment: 'moon',
      eyespot: null,
      veinWeight: 2.4,
      rim: 0.16,
      spots: { count: 7, from: 0.4, to: 0.76 },
    },
    hind: {
      pigment: 'moon',
      veinWeight: 1.8,
      rim: 0.14,
      eyespot: [0.3, 0.72],
      outline: [
        [0.05, 0.08],
        [0.45, 0.12],
        [0.74, 0.3],
        [0.74, 0.6],
        [0.62, 0.86],
        [0.66, 1.12],
        [0.62, 1.34],
        [0.52, 1.32],
        [0.5, 1.06],
        [0.42, 0.9],
        [0.28, 0.86],
        [0.16, 0.6],
      ],
    },
  },
  morpho: {
    fore: { pigment: 'water', eyespot: null, rim: 0.12 },
    hind: { pigment: 'water', eyespot: null, rim: 0.12 },
  },
};

/** Butterflies from above, their wings spread. */
export const butterflies: readonly Motif[] = Object.entries(looks).map(([name, look]) => ({
  name,
  tinted: name === 'butterfly' ? ['petal', 'blush'] : [look.fore.pigment ?? 'petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWings(pen, look);
      drawInsectBody(pen, 1);
      drawAntennae(pen, false);
    });
  },
}));

/** What others wear on their backs. */
export const butterflyWings: Motif = {
  name: 'butterfly-wings',
  tinted: ['petal', 'blush'],
  draw: (canvas) => canvas.layer((pen) => drawWings(pen, { fore: {}, hind: {} })),
};

/** A semicolon for a body: the sentence goes on. */
export const semicolonButterfly: Motif = {
  name: 'semicolon-butterfly',
  tinted: ['petal', 'blush'],
  draw(canvas) {
    canvas.layer((pen) => drawWings(pen, { fore: {}, hind: {} }));
    canvas.layer((pen) => {
      pen.fill(circle([0, -0.34], 0.15, 36), { black: 'always', tone: 1 });
      drawComma(pen);
    });
  },
};

function drawWings(pen: Pen, { fore, hind }: Look): void {
  drawWingPair(pen, { ...hindWing, ...hind });
  drawWingPair(pen, { ...foreWing, ...fore });
}
