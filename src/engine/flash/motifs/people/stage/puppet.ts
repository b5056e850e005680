import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A marionette that hangs from its crossbar: jointed wooden limbs, a string to its head and to each hand and knee. */
export const puppet: Motif = {
  name: 'puppet',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawStrings, { silhouette: 'fills-and-lines', contour: 0, gapPx: 0 });
    canvas.layer(drawCrossbar, { contour: 0.8 });
    canvas.layer((pen) => {
      for (const leg of legs) drawLeg(pen, leg);
      drawTrunk(pen);
      for (const arm of arms) drawArm(pen, arm);
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -0.46] })), { contour: 0.8 });
  },
};

function drawStrings(pen: Pen): void {
  const { inner } = pen.weight;
  for (const string of [
    '-0.78 -1.86, -0.96 -0.4',
    '0.78 -1.62, 0.94 -0.66',
    '-0.1 -1.7, 0 -0.9',
    '-0.44 -1.8, -0.3 1.0',
    '0.44 -1.68, 0.5 0.72',
  ])
    pen.stroke(traced(string), inner * 1.2);
}

function drawCrossbar(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const wood = {
    pigment: 'wood',
    tone: (_: number, y: number) => clamp(0.3 + 4 * y),
    line: inner * 1.1,
  } as const;
  const bar = pen.at({ at: [0, -1.72], angleRad: 0.15 });
  bar.at({ angleRad: -0.9 }).fill(outlined('-0.42 -0.07!, 0.46 -0.07!, 0.46 0.07!, -0.42 0.07!'), wood);
  bar.fill(outlined('-0.94 -0.08!, 0.94 -0.08!, 0.94 0.08!, -0.94 0.08!'), wood);
  for (const x of [-0.78, -0.44, 0.44, 0.78])
    bar.fill(circle([x, 0], 0.035, 14), { black: 'always', tone: 1 });
  bar.fill(circle([0, 0], 0.06, 18), { pigment: 'gold', tone: 0.2, line: detail });
}

function drawJoint(pen: Pen, x: number, y: number, radius: number): void {
  pen.fill(circle([x, y], radius, 22), { pigment: 'gold', tone: 0.3, line: pen.weight.inner });
}

interface Jointed {
  /** Its two stretches, the joint between them, and where its hand or foot is. */
  readonly upper: string;
  readonly lower: string;
  readonly joint: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number, rad: number];
}

const timber = { pigment: 'scroll', tone: (x: number) => clamp(0.15 + 0.2 * Math.sin(9 * x) ** 2) } as const;

function drawArm(pen: Pen, { upper, lower, joint, end }: Jointed): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, { line: upper, half: [0.15, 0.16, 0.15] }, { pigment: 'petal', tone: 0.3 });
  drawLimb(pen, { line: lower, half: [0.085, 0.1, 0.08] }, timber);
  drawJoint(pen, joint[0], joint[1], 0.1);
  const hand = pen.at({ at: [end[0], end[1]], angleRad: end[2] });
  hand.fill(
    outlined(
      '-0.08 0.08!, -0.12 -0.04, -0.2 -0.14!, -0.13 -0.18!, -0.08 -0.1, -0.06 -0.26, 0.06 -0.28, 0.12 -0.14, 0.08 0.08!',
    ),
    { ...timber, line: inner },
  );
  hand.stroke(traced('0.0 -0.26, 0.0 -0.12'), detail * 1.3);
}

function drawLeg(pen: Pen, { upper, lower, joint, end }: Jointed): void {
  const { inner } = pen.weight;
  drawLimb(pen, { line: upper, half: [0.19, 0.2, 0.2] }, { pigment: 'water', tone: 0.35 });
  drawLimb(pen, { line: lower, half: [0.1, 0.12, 0.09] }, timber);
  drawJoint(pen, joint[0], joint[1], 0.12);
  pen
    .at({ at: [end[0], end[1]], angleRad: end[2] })
    .fill(outlined('-0.12 -0.1!, 0.12 -0.1!, 0.18 0.06, 0.16 0.22!, -0.16 0.22!, -0.18 0.06'), {
      pigment: 'wood',
      tone: 0.4,
      line: inner * 1.1,
    });
}

function drawTrunk(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.1 -0.06!, 0.1 -0.06!, 0.1 0.1!, -0.1 0.1!'), { ...timber, line: inner });
  pen.fill(symmetric('0 0.04, 0.3 0.06, 0.46 0.18!, 0.38 0.56, 0.42 0.84!, 0 0.9'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.9 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.76, 0.42 0.72!, 0.46 1.0!, 0.08 1.02!, 0 0.94!'), {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.8 * Math.abs(x)),
    line: inner,
  });
  for (const y of [0.36, 0.54])
    pen.fill(circle([0, y], 0.045, 16), { pigment: 'gold', tone: 0.1, line: inner });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0 0.18!, 0.2 0.08!, 0.22 0.28!'), { pigment: 'gold', tone: 0.2, line: inner }),
  );
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => drawJoint(side, 0.43, 0.0, 0.09));
  pen.fill(symmetric('0 -0.46, 0.28 -0.4, 0.43 -0.14, 0.42 0.16, 0.28 0.38, 0 0.44'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.08 + 1.1 * Math.max(0, Math.abs(x) - 0.2) + 0.2 * y),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(ellipse([0.17, -0.06], 0.1, 0.12, 26), { pigment: 'foam', tone: 0, line: inner });
    side.fill(circle([0.16, -0.04], 0.055, 18), { black: 'always', tone: 1 });
    side.stroke(traced('0.06 -0.24, 0.18 -0.28, 0.28 -0.22'), inner * 1.4, { taper: 0.2 });
    side.fill(circle([0.28, 0.13], 0.075, 20), { pigment: 'blush', tone: 0.2 });
    // The hinged jaw.
    side.stroke(traced('0.13 0.16, 0.13 0.42'), inner * 1.2);
  });
  pen.stroke(traced('-0.13 0.2, 0 0.24, 0.13 0.2'), inner * 1.4);
  pen.fill(circle([0, 0.08], 0.07, 18), { pigment: 'ember', tone: 0.2, line: inner });
  pen.fill(symmetric('0 -0.34!, 0.2 -0.32, 0.42 -0.08!, 0.46 -0.26, 0.3 -0.5, 0 -0.56'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('-0.2 -0.44, -0.06 -0.4, 0.02 -0.34'), detail * 1.4, { isErasing: true });
}

const arms: readonly Jointed[] = [
  {
    upper: '0.4 0.2, 0.58 0.16, 0.74 0.06',
    lower: '0.8 0.02, 0.88 -0.2, 0.92 -0.4',
    joint: [0.78, 0.02],
    end: [0.93, -0.46, 0.1],
  },
  {
    upper: '-0.4 0.2, -0.6 0.26, -0.74 0.26',
    lower: '-0.8 0.22, -0.9 0.02, -0.95 -0.16',
    joint: [-0.79, 0.24],
    end: [-0.96, -0.22, -0.1],
  },
];
const legs: readonly Jointed[] = [
  {
    upper: '-0.22 0.88, -0.26 1.04, -0.28 1.16',
    lower: '-0.29 1.24, -0.3 1.5, -0.28 1.7',
    joint: [-0.29, 1.2],
    end: [-0.29, 1.78, 0.06],
  },
  {
    upper: '0.22 0.88, 0.4 0.9, 0.5 0.92',
    lower: '0.54 0.98, 0.56 1.2, 0.5 1.42',
    joint: [0.54, 0.94],
    end: [0.48, 1.5, 0.24],
  },
];
