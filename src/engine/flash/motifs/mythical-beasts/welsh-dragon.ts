import { clamp } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import type { Limb } from '../parts/limb.ts';
import { drawLimb, limbOutline } from '../parts/limb.ts';

/** The red dragon of Wales, as on its flag: walking to the left, a forepaw raised, its tongue and tail barbed. */
export const welshDragon: Motif = {
  name: 'welsh-dragon',
  tinted: ['petal'],
  carries: ['wings'],
  draw(easel) {
    easel.layer((pen) => {
      for (const { limb, at, angleRad } of farLegs) {
        drawLimb(pen, limb, { pigment: 'petal', tone: 0.6 });
        drawClaws(pen.at({ at, angleRad }), 0.6);
      }
      drawBarb(pen.at({ at: [1.2, -0.66], angleRad: -2.1, scale: 1.1 }));
      drawSpikes(pen);
      drawTrunk(pen);
      for (const { at, angleRad } of nearLegs) drawClaws(pen.at({ at, angleRad }), 0.15);
      drawHead(pen.at({ at: [-1.04, -1.06], scale: 0.72 }));
    });
    easel.layer(drawWing, { contour: 0.8 });
  },
};

interface Leg {
  readonly limb: Limb;
  readonly at: readonly [x: number, y: number];
  readonly angleRad: number;
}

/** Neck, barrel, tail and the near legs as one: lines around them all, none between them. */
function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const shapes = [tail, ...nearLegs.map(({ limb }) => limb), neck, barrel].map(limbOutline);
  const tone = (x: number, y: number) => clamp(0.12 + 0.3 * (y + 0.1) + 0.1 * Math.sin(3 * x));
  for (const line of [inner * 2.2, 0])
    for (const shape of shapes) pen.cell(shape, { pigment: 'petal', tone, ...(line > 0 && { line }) });
  // The plates of throat and breast.
  pen.cell(
    outlined(
      '-1.12 -0.94!, -1.06 -0.6, -1.02 -0.3, -0.82 0.1, -0.4 0.36, 0.2 0.46, 0.2 0.36, -0.36 0.2, -0.68 -0.06, -0.84 -0.4, -0.92 -0.9!',
    ),
    { pigment: 'gold', tone: 0.15, line: detail * 1.3 },
  );
  for (const plate of [
    '-1.08 -0.72, -0.9 -0.72',
    '-1.04 -0.46, -0.86 -0.5',
    '-0.98 -0.2, -0.78 -0.28',
    '-0.84 0.06, -0.66 -0.06',
    '-0.6 0.26, -0.46 0.12',
    '-0.3 0.38, -0.2 0.26',
    '0.0 0.42, 0.04 0.34',
  ])
    pen.stroke(traced(plate), detail * 1.3);
  for (const [x, y] of scales)
    pen.stroke(traced(`${x - 0.07} ${y}, ${x} ${y + 0.07}, ${x + 0.07} ${y}`), detail * 1.2, { taper: 0.3 });
  for (const muscle of ['0.62 0.14, 0.56 0.5, 0.7 0.74', '-0.42 0.0, -0.3 0.3, -0.34 0.56'])
    pen.stroke(traced(muscle), inner, { taper: 0.4 });
}

/** Along neck and back, leaning to the tail. */
function drawSpikes(pen: Pen): void {
  for (const [x, y, angleRad] of [
    [-0.84, -1.0, -0.3],
    [-0.66, -0.72, -0.2],
    [-0.6, -0.46, -0.3],
    [0.32, -0.2, -0.9],
    [0.6, -0.12, -0.9],
    [0.86, -0.06, -0.7],
    [1.12, 0.16, -0.4],
    [1.4, 0.56, 0.5],
    [1.66, 0.3, 0.2],
    [1.68, 0.0, -0.1],
  ] as const)
    pen
      .at({ at: [x, y], angleRad })
      .cell(outlined('-0.06 -0.12!, 0.2 -0.14!, 0.26 0!, 0.12 0.12, -0.06 0.12!'), {
        pigment: 'petal',
        tone: 0.45,
        line: pen.weight.inner,
      });
}

/** A foot to the left, its three claws spread. */
function drawClaws(pen: Pen, tone: number): void {
  const { inner } = pen.weight;
  for (const [x, y, turn] of [
    [-0.22, 0.08, 0],
    [-0.16, -0.06, 0.5],
    [-0.06, 0.14, -0.8],
  ] as const)
    pen
      .at({ at: [x, y], angleRad: turn })
      .cell(outlined('0.1 -0.06!, -0.08 -0.06, -0.24 0.08!, -0.04 0.07, 0.1 0.06!'), {
        pigment: 'bone',
        tone: 0.05,
        line: inner * 0.9,
      });
  pen.cell(outlined('0.14 -0.14, -0.06 -0.14, -0.24 -0.04, -0.24 0.1, -0.04 0.16, 0.16 0.13'), {
    pigment: 'petal',
    tone,
    line: inner,
  });
}

/** An arrow's head along the x axis. */
function drawBarb(pen: Pen): void {
  pen.cell(outlined('-0.1 -0.06!, 0.0 -0.2!, 0.36 0!, 0.0 0.2!, -0.1 0.06!'), {
    pigment: 'petal',
    tone: 0.3,
    line: pen.weight.inner,
  });
}

/** In profile to the left, jaws apart, the tongue out; the neck ends at the origin. */
function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('0.1 -0.24!, 0.36 -0.6, 0.66 -0.66!, 0.52 -0.36, 0.34 -0.08!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.3 0.2, -0.7 0.2, -0.96 0.06, -1.2 0.08'), inner * 1.8);
  pen.at({ at: [-1.16, 0.08], angleRad: Math.PI, scale: 0.6 }).cell(outlined('0 -0.16!, 0.34 0!, 0 0.16!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.cell(
    outlined('0.2 0.1!, -0.26 0.24, -0.66 0.3, -0.9 0.3!, -0.84 0.44, -0.56 0.54, -0.16 0.5, 0.2 0.4!'),
    {
      pigment: 'petal',
      tone: 0.5,
      line: inner * 1.1,
    },
  );
  for (const x of [-0.78, -0.6, -0.42])
    pen.cell(outlined(`${x - 0.05} 0.32!, ${x} 0.18!, ${x + 0.06} 0.31!`), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  pen.cell(
    outlined(
      '0.26 0.36!, 0.36 0.0, 0.22 -0.28, -0.06 -0.38, -0.3 -0.32, -0.54 -0.22, -0.8 -0.26, -0.98 -0.16, -0.98 0.02!, -0.64 0.04, -0.34 0.12, -0.14 0.24, -0.02 0.4!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.1 + 0.5 * (y + 0.2) + 0.3 * x), line: inner * 1.1 },
  );
  for (const x of [-0.84, -0.66, -0.46])
    pen.cell(outlined(`${x - 0.05} 0.02!, ${x} 0.16!, ${x + 0.06} 0.04!`), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  pen.cell(outlined('-0.34 -0.16!, -0.22 -0.26, -0.06 -0.22!, -0.16 -0.12'), {
    pigment: 'gold',
    tone: 0,
    line: inner,
  });
  pen.cell(circle([-0.2, -0.18], 0.035, 14), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.4 -0.2, -0.24 -0.32, -0.04 -0.28'), inner * 1.5, { taper: 0.3 });
  pen.dot([-0.88, -0.12], inner);
}

/** A bat's wing raised from the shoulder, its tips to the right. */
function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '-0.36 0.04!, -0.5 -0.5, -0.4 -1.1, -0.12 -1.66!, 0.3 -1.6, 0.72 -1.7, 1.1 -1.56!, 0.86 -1.3, 0.86 -1.02, 1.16 -0.86!, 0.78 -0.8, 0.6 -0.62, 0.68 -0.34!, 0.4 -0.44, 0.14 -0.34, 0.06 0.02!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.35 + 0.4 * (y + 1.0) + 0.1 * x), line: inner * 1.2 },
  );
  for (const finger of [
    '-0.2 -1.5, 0.4 -1.5, 1.08 -1.56',
    '-0.3 -1.3, 0.3 -1.1, 1.12 -0.88',
    '-0.36 -1.1, 0.1 -0.7, 0.66 -0.38',
  ])
    drawLimb(pen, { line: finger, half: [0.06, 0.04, 0.015] }, { pigment: 'petal', tone: 0.1 });
  drawLimb(
    pen,
    { line: '-0.16 0.06, -0.4 -0.5, -0.34 -1.1, -0.1 -1.64', half: [0.15, 0.11, 0.09, 0.05] },
    { pigment: 'petal', tone: (x) => clamp(0.15 + x) },
  );
  pen.cell(outlined('-0.16 -1.58!, -0.26 -1.76, -0.2 -1.96!, -0.06 -1.78, -0.02 -1.62!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  for (const fold of ['-0.1 -0.7, 0.06 -0.4, 0.08 -0.1', '-0.2 -0.8, -0.06 -0.4, -0.08 -0.06'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

const neck: Limb = { line: '-0.36 0.1, -0.8 -0.24, -0.86 -0.7, -1.0 -1.06', half: [0.36, 0.25, 0.17, 0.16] };
const barrel: Limb = { line: '-0.5 0.0, -0.1 0.14, 0.4 0.16, 0.9 0.22', half: [0.34, 0.36, 0.3, 0.3] };
const tail: Limb = {
  line: '0.86 0.26, 1.24 0.5, 1.56 0.36, 1.56 -0.1, 1.3 -0.36, 1.22 -0.64',
  half: [0.26, 0.17, 0.13, 0.1, 0.075, 0.045],
};
const nearLegs: readonly Leg[] = [
  {
    limb: { line: '0.88 0.2, 0.72 0.6, 1.02 0.9, 0.9 1.26', half: [0.32, 0.24, 0.12, 0.1] },
    at: [0.84, 1.3],
    angleRad: 0,
  },
  {
    limb: { line: '-0.3 0.1, -0.3 0.6, -0.2 0.9, -0.3 1.26', half: [0.26, 0.18, 0.12, 0.1] },
    at: [-0.36, 1.3],
    angleRad: 0,
  },
];
const farLegs: readonly Leg[] = [
  {
    limb: { line: '-0.6 0.1, -1.0 0.34, -1.3 0.2, -1.5 -0.06', half: [0.2, 0.16, 0.12, 0.1] },
    at: [-1.56, -0.14],
    angleRad: 0.8,
  },
  {
    limb: { line: '0.5 0.3, 0.3 0.7, 0.52 0.96, 0.36 1.22', half: [0.26, 0.2, 0.12, 0.1] },
    at: [0.3, 1.26],
    angleRad: 0,
  },
];
const scales = [
  [0.3, 0.06],
  [0.5, 0.02],
  [0.4, 0.2],
  [0.2, 0.22],
  [0.9, 0.1],
  [1.0, 0.3],
  [0.8, 0.34],
  [1.2, 0.46],
  [1.5, 0.3],
  [1.54, 0.06],
  [-0.3, 0.0],
  [-0.1, 0.1],
  [-0.7, -0.5],
  [-0.76, -0.76],
  [-0.56, -0.24],
] as const;
