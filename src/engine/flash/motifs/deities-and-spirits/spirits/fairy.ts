import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawFairyWings } from '../../parts/figures/fairy-wings.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A fairy in a dress of petals, her wand raised: afloat, or seated with her legs to one side. */
export const fairy: Motif = {
  name: 'fairy',
  tinted: ['violet', 'petal'],
  hand: [-0.92, 0.1],
  carries: ['wings', 'wand', 'flower-crown'],
  poses: { sitting: { draw: (canvas) => drawFairy(canvas, seated) } },
  draw: (canvas) => drawFairy(canvas, afloat),
};

interface Leg {
  readonly limb: Limb;
  readonly shoe: string;
}

function drawFairy(canvas: Canvas, legs: readonly Leg[]): void {
  canvas.layer(drawFairyWings, { contour: 0.7 });
  canvas.layer((pen) => {
    const head = pen.at({ at: [0.02, -1.0], angleRad: 0.12 });
    drawHair(head);
    for (const leg of legs) drawLeg(pen, leg);
    drawArm(pen, arms[0]);
    drawBodice(pen);
    drawSkirt(pen, legs === seated);
    drawWomanFace(head.at({ scale: 0.38 }), {
      skin: 'bone',
      iris: 'leaf',
      areEyesClosed: canvas.kit.variant % 2 === 1,
    });
    drawFringe(head);
    drawWand(pen);
    drawArm(pen, arms[1]);
  });
}

function drawHair(head: Pen): void {
  head.fill(symmetric('0 -0.38, 0.26 -0.3, 0.36 -0.04, 0.34 0.3, 0.22 0.5!, 0 0.54'), {
    pigment: 'ember',
    black: 'uncolored',
    tone: 0.8,
    line: head.weight.inner,
  });
  for (const [x, y, dx, dy, bend] of locks)
    drawLock(head, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.2,
      bend,
      pigment: 'ember',
      tone: (px, py) => clamp(0.7 - 0.8 * Math.abs(px - x) + 0.2 * (py - y)),
    });
}

/** Parted hair, ears that come to a point, and three blossoms. */
function drawFringe(head: Pen): void {
  const { inner, detail } = head.weight;
  drawBothSides(head, (side) => {
    side.fill(outlined('0.17 -0.02!, 0.24 -0.14, 0.36 -0.24, 0.48 -0.28!, 0.42 -0.1, 0.32 0.06, 0.2 0.12!'), {
      pigment: 'bone',
      tone: (x) => clamp(0.5 - 1.2 * (x - 0.2)),
      line: inner,
    });
    side.stroke(traced('0.22 0.0, 0.32 -0.12, 0.4 -0.2'), detail, { taper: 0.5 });
    side.fill(
      outlined(
        '-0.02 -0.38!, 0.16 -0.36, 0.28 -0.2, 0.25 0.0, 0.27 0.24!, 0.18 0.1, 0.17 -0.08, 0.08 -0.2!, -0.02 -0.25',
      ),
      { pigment: 'ember', tone: (_, y) => clamp(0.1 + 1.2 * (y + 0.24)), line: inner },
    );
    side.stroke(traced('0.04 -0.32, 0.18 -0.22, 0.22 -0.02'), detail, { taper: 0.5 });
  });
  for (const [x, y, scale] of [
    [-0.22, -0.28, 0.11],
    [0.22, -0.28, 0.11],
    [0, -0.37, 0.13],
  ] as const)
    drawBlossom(head.at({ at: [x, y], scale }));
}

function drawBodice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(chest, {
    pigment: 'bone',
    tone: (x) => clamp(0.06 + 0.6 * smoothstep(0.1, 0.32, Math.abs(x + 0.03))),
    line: inner * 1.1,
  });
  pen.fill(bodice, {
    pigment: 'leaf',
    tone: (x) => clamp(0.15 + 1.6 * Math.abs(x + 0.04)),
    line: inner * 1.1,
  });
  for (const seam of ['0 -0.4, 0.0 -0.08', '0.14 -0.4, 0.1 -0.1', '-0.14 -0.4, -0.1 -0.1'])
    pen.stroke(traced(seam), detail, { taper: 0.4 });
}

/** Petals overlapping from the waist down. */
function drawSkirt(pen: Pen, isSeated: boolean): void {
  const skirt = pen.at({ at: [0, -0.1], angleRad: isSeated ? -0.3 : 0 });
  for (const [angleRad, length] of skirtPetals) {
    const hanging = skirt.at({ angleRad: angleRad + Math.PI / 2, scale: length });
    hanging.fill(skirtPetal, {
      pigment: 'petal',
      tone: (x, y) => clamp(0.75 - 0.7 * x + 0.8 * Math.abs(y)),
      line: pen.weight.inner,
    });
    for (const vein of ['0.2 0, 0.86 0', '0.2 -0.04, 0.5 -0.14, 0.76 -0.1', '0.2 0.04, 0.5 0.14, 0.76 0.1'])
      hanging.stroke(traced(vein), pen.weight.detail, { taper: 0.5 });
  }
  pen.fill(symmetric('0 -0.15, 0.18 -0.17!, 0.2 -0.06!, 0 -0.03'), {
    pigment: 'gold',
    tone: 0.2,
    line: pen.weight.inner,
  });
}

function drawLeg(pen: Pen, { limb, shoe }: Leg): void {
  const { inner } = pen.weight;
  drawLimb(pen, limb, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.5 - 0.5 * y + 0.5 * Math.abs(x)),
    line: inner,
  });
  pen.fill(outlined(shoe), { pigment: 'leaf', tone: 0.25, line: inner });
}

function drawArm(pen: Pen, { limb, hand, finger }: (typeof arms)[number]): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment: 'bone',
    tone: (x: number) => clamp(0.06 + 0.5 * Math.abs(x)),
    line: inner,
  } as const;
  drawLimb(pen, limb, look);
  pen.fill(outlined(hand), { pigment: 'bone', tone: 0.12, line: inner });
  pen.stroke(traced(finger), detail);
}

function drawWand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.62 -0.84, 0.98 -1.3'), inner * 2.4);
  const star = pen.at({ at: [1.03, -1.38], scale: 0.24, angleRad: 0.3 });
  star.fill(
    outlined(
      '0 -1!, 0.26 -0.34!, 0.95 -0.31!, 0.41 0.12!, 0.59 0.81!, 0 0.42!, -0.59 0.81!, -0.41 0.12!, -0.95 -0.31!, -0.26 -0.34!',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(0.2 + 0.4 * (x + y)), line: inner },
  );
  for (const [x, y] of [
    [1.32, -1.3],
    [1.2, -1.62],
    [1.26, -1.08],
    [0.84, -1.5],
  ] as const)
    pen.dot([x, y], inner * 0.8);
}

const chest = outlined(
  '-0.3 -0.5, -0.1 -0.58, 0.1 -0.58, 0.3 -0.5, 0.26 -0.36, 0.22 -0.2!, -0.22 -0.2!, -0.26 -0.36',
);
const bodice = symmetric('0 -0.36!, 0.12 -0.46, 0.25 -0.4!, 0.22 -0.26, 0.16 -0.1!, 0 -0.06');
const skirtPetal = outlined('0 -0.14!, 0.34 -0.24, 0.7 -0.22, 1.02 0!, 0.7 0.22, 0.34 0.24, 0 0.14!');
const skirtPetals = [
  [-0.8, 0.56],
  [0.8, 0.56],
  [-0.42, 0.64],
  [0.42, 0.64],
  [-0.14, 0.68],
  [0.18, 0.66],
] as const;
const afloat: readonly Leg[] = [
  {
    limb: {
      line: '0.1 0.2, 0.22 0.56, 0.2 0.76, -0.06 1.06, -0.16 1.14',
      half: [0.13, 0.12, 0.1, 0.08, 0.05],
    },
    shoe: '-0.08 1.08!, -0.16 1.2, -0.34 1.3, -0.5 1.28!, -0.36 1.2, -0.26 1.08, -0.16 1.02!',
  },
  {
    limb: {
      line: '-0.06 0.2, -0.1 0.6, -0.04 0.84, -0.08 1.2, -0.1 1.36',
      half: [0.14, 0.13, 0.1, 0.09, 0.05],
    },
    shoe: '-0.02 1.3!, -0.02 1.44, -0.08 1.64, -0.2 1.76!, -0.18 1.6, -0.2 1.42, -0.18 1.28!',
  },
];
const seated: readonly Leg[] = [
  {
    limb: { line: '0.02 0.26, 0.4 0.3, 0.6 0.34, 0.66 0.68, 0.56 0.94', half: [0.14, 0.14, 0.11, 0.1, 0.05] },
    shoe: '0.52 0.88!, 0.64 0.94!, 0.62 1.06, 0.74 1.22, 0.9 1.26!, 0.66 1.3, 0.5 1.1',
  },
  {
    limb: {
      line: '-0.04 0.28, 0.3 0.38, 0.46 0.44, 0.4 0.78, 0.28 1.04',
      half: [0.15, 0.14, 0.11, 0.1, 0.05],
    },
    shoe: '0.22 0.98!, 0.34 1.04!, 0.34 1.16, 0.46 1.32, 0.6 1.36!, 0.36 1.4, 0.2 1.2',
  },
];
const arms = [
  {
    limb: {
      line: '-0.26 -0.44, -0.46 -0.22, -0.5 -0.06, -0.72 0.08, -0.78 0.1',
      half: [0.075, 0.075, 0.06, 0.045, 0.04],
    },
    hand: '-0.76 0.04!, -0.88 0.02, -1.02 0.0!, -0.96 0.08, -1.02 0.14!, -0.88 0.15, -0.78 0.16!',
    finger: '-0.86 0.08, -0.98 0.07',
  },
  {
    limb: {
      line: '0.26 -0.44, 0.46 -0.34, 0.56 -0.44, 0.64 -0.74, 0.65 -0.8',
      half: [0.075, 0.075, 0.06, 0.045, 0.04],
    },
    hand: '0.6 -0.78!, 0.58 -0.88, 0.64 -0.96, 0.74 -0.96, 0.76 -0.86, 0.7 -0.78!',
    finger: '0.62 -0.88, 0.74 -0.87',
  },
] as const;
const locks = [
  [-0.2, -0.04, -0.46, 0.9, 0.2],
  [-0.26, 0.06, -0.1, 1.06, 0.16],
  [0.22, -0.04, 0.36, 0.94, -0.18],
  [0.26, 0.1, 0.06, 1.0, -0.14],
] as const;
