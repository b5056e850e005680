import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A bee from above, its wings spread. */
export const bee: Motif = {
  name: 'bee',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawWings), { contour: 0.6 });
    canvas.layer(drawBody, { contour: 0.8 });
  },
};

/** A bumblebee from above: round and furry, its tail white. */
export const bumblebee: Motif = {
  name: 'bumblebee',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => drawBothSides(pen, (side) => drawWings(side.at({ at: [0.06, 0.06], scale: 0.86 }))),
      {
        contour: 0.6,
      },
    );
    canvas.layer(drawFurryBody, { contour: 0.8 });
  },
};

function drawFurryBody(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    drawJointedLeg(side, '0.2 -0.34, 0.5 -0.44, 0.58 -0.68', 0.06, 'dark');
    drawJointedLeg(side, '0.3 -0.04, 0.62 0.1, 0.74 0.34', 0.06, 'dark');
    drawJointedLeg(side, '0.3 0.2, 0.6 0.5, 0.62 0.86', 0.07, 'dark');
    side.stroke(traced('0.08 -0.74, 0.16 -0.92, 0.3 -0.98'), inner * 1.2);
    side.dot([0.3, -0.98], inner * 0.9);
  });
  for (const [outline, pigment] of furryBands) {
    pen.fill(outline, {
      pigment,
      black: pigment === 'dark' ? 'always' : undefined,
      tone: (x) => clamp(0.08 + 0.7 * smoothstep(0.1, 0.5, Math.abs(x + 0.05))),
      line: inner * 1.1,
    });
  }
  for (const y of [0.24, 0.72, 0.94])
    drawHairs(pen, traced(`${-0.4 * (1.2 - y)} ${y}, 0 ${y + 0.03}, ${0.4 * (1.2 - y)} ${y}`), [0, 0.1], 10);
  drawHairs(pen, traced('-0.26 -0.46, 0 -0.54, 0.26 -0.46'), [0, 0.13], 10);
  pen.fill(circle([0, -0.66], 0.19, 30), { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.08 -0.76, 0.17 -0.76, 0.21 -0.63, 0.13 -0.55'), {
      pigment: 'steel',
      tone: 0.2,
      line: inner,
    }),
  );
}

/** From the tail to the collar, each with a ruffled hem that lies on the one before it. */
const furryBands = (
  [
    ['0 0.8, 0.28 0.78!, 0.24 0.94!, 0.18 0.96, 0.14 1.08!, 0.06 1.06, 0 1.14!', 'foam'],
    [
      '0 0.44, 0.44 0.4!, 0.46 0.62!, 0.38 0.66, 0.34 0.84!, 0.24 0.82, 0.16 0.9!, 0.08 0.86, 0 0.92!',
      'dark',
    ],
    ['0 0.14, 0.42 0.1!, 0.48 0.34!, 0.44 0.4, 0.42 0.52!, 0.28 0.5, 0.2 0.58!, 0.08 0.54, 0 0.6!', 'gold'],
    [
      '0 -0.18, 0.36 -0.2!, 0.44 0.06!, 0.4 0.12, 0.36 0.22!, 0.22 0.2, 0.14 0.27!, 0.06 0.23, 0 0.28!',
      'dark',
    ],
    [
      '0 -0.58, 0.24 -0.54, 0.36 -0.38!, 0.34 -0.3, 0.38 -0.14!, 0.24 -0.14, 0.16 -0.06!, 0.06 -0.1, 0 -0.05!',
      'gold',
    ],
  ] as const
).map(([half, pigment]) => [symmetric(half), pigment] as const);

function drawWings(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const [wing, veins] of [
    [hindWing, hindVeins],
    [foreWing, foreVeins],
  ] as const) {
    side.fill(wing, { pigment: 'foam', tone: (x) => clamp(0.5 - 0.5 * x), line: inner });
    for (const vein of veins) side.stroke(traced(vein), detail, { taper: 0.3 });
  }
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    drawJointedLeg(side, '0.16 -0.3, 0.4 -0.42, 0.5 -0.66', 0.05, 'dark');
    drawJointedLeg(side, '0.18 -0.1, 0.46 0.06, 0.6 0.3', 0.05, 'dark');
    drawJointedLeg(side, '0.14 0.06, 0.4 0.36, 0.46 0.74', 0.06, 'dark');
    side.stroke(traced('0.06 -0.72, 0.12 -0.92, 0.26 -1.0'), inner * 1.1);
    side.dot([0.26, -1.0], inner * 0.8);
  });
  pen.fill(abdomen, {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.8 * smoothstep(0.05, 0.3, x + 0.04) + 0.5 * smoothstep(0.15, 0.3, -x)),
    line: inner * 1.1,
  });
  for (const stripe of stripes) pen.fill(stripe, { black: 'always', tone: 1 });
  pen.fill(symmetric('0 1.0!, 0.03 1.02, 0 1.2!'), { black: 'always', tone: 1 });
  for (const y of [0.2, 0.46, 0.7])
    drawHairs(pen, traced(`-0.2 ${y}, 0 ${y + 0.03}, 0.2 ${y}`), [0, 0.08], 9);
  pen.fill(thorax, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.15 + 2.4 * ((x + 0.04) ** 2 + (y + 0.24) ** 2) * 3),
    line: inner,
  });
  drawHairs(pen, traced('-0.2 -0.34, 0 -0.42, 0.2 -0.34'), [0, 0.12], 9);
  drawHairs(pen, traced('-0.2 -0.2, 0 -0.26, 0.2 -0.2'), [0, 0.12], 9);
  pen.fill(circle([0, -0.6], 0.17, 30), { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.07 -0.7, 0.15 -0.7, 0.19 -0.58, 0.12 -0.5'), {
      pigment: 'steel',
      tone: 0.2,
      line: detail,
    }),
  );
}

const foreWing = outlined(
  '0.12 -0.34!, 0.4 -0.66, 0.84 -0.84, 1.16 -0.74, 1.2 -0.5, 0.9 -0.24, 0.5 -0.14, 0.16 -0.2!',
);
const foreVeins = [
  '0.14 -0.28, 0.6 -0.56, 1.1 -0.68',
  '0.14 -0.26, 0.6 -0.38, 1.1 -0.54',
  '0.6 -0.56, 0.62 -0.38, 0.7 -0.2',
  '0.86 -0.64, 0.88 -0.46, 0.96 -0.3',
];
const hindWing = outlined('0.14 -0.12!, 0.46 -0.16, 0.8 -0.04, 0.94 0.16, 0.8 0.3, 0.46 0.2, 0.14 0.02!');
const hindVeins = ['0.16 -0.08, 0.5 -0.04, 0.88 0.14', '0.16 -0.04, 0.46 0.08, 0.76 0.22'];
const abdomen = symmetric('0 -0.06, 0.22 -0.02, 0.34 0.24, 0.33 0.54, 0.2 0.86, 0 1.06!');
const stripes = [
  '0 0.12, 0.2 0.1, 0.32 0.13!, 0.335 0.26!, 0.2 0.24, 0 0.27',
  '0 0.38, 0.2 0.36, 0.343 0.37!, 0.332 0.51!, 0.2 0.51, 0 0.54',
  '0 0.65, 0.16 0.63, 0.29 0.63!, 0.23 0.79!, 0.12 0.79, 0 0.81',
  '0 0.91!, 0.1 0.89!, 0.15 0.91!, 0.06 1.0!, 0 1.06!',
].map((half) => symmetric(half));
const thorax = symmetric('0 -0.5, 0.2 -0.44, 0.27 -0.24, 0.2 -0.02, 0 0.04');
