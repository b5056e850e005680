import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A ballerina on the point of one foot, arms raised in a crown. */
export const ballerina: Motif = {
  name: 'ballerina',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const leg of legs) drawLeg(pen, leg);
      drawTutu(pen);
      drawBodice(pen);
      drawHead(pen.at({ at: [0, -1.16], scale: 0.3 }));
      for (const arm of arms)
        drawLimb(pen, arm, { pigment: 'bone', tone: (x) => clamp(0.1 + 0.5 * Math.abs(x)) });
    });
  },
};

interface Leg {
  readonly limb: Limb;
  readonly shoe: string;
  readonly ribbons: readonly string[];
}

function drawLeg(pen: Pen, { limb, shoe, ribbons }: Leg): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.08 + 1.2 * Math.max(0, x) + 0.3 * (0.6 - y)),
  });
  pen.fill(outlined(shoe), { pigment: 'petal', tone: 0.2, line: inner * 1.1 });
  for (const ribbon of ribbons) pen.stroke(traced(ribbon), detail * 1.6);
}

/** Layers of net, seen a little from below. */
function drawTutu(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [y, radiusX, radiusY, teeth] of [
    [0.06, 1.06, 0.34, 30],
    [-0.02, 0.98, 0.27, 28],
    [-0.09, 0.84, 0.2, 24],
  ] as const) {
    const rim = ellipse([0, y], 1, 1, teeth * 4).map(([u, v], i): Point => {
      const frill = 1 + 0.04 * (i % 4 < 2 ? 1 : -1);
      return [u * radiusX * frill, y + (v - y) * radiusY * frill];
    });
    pen.fill(rim, {
      pigment: 'blush',
      tone: (x, py) => clamp(0.5 - 0.4 * Math.abs(x) + 0.9 * (py - y)),
      line: inner,
    });
    for (const t of steps(teeth, 0, 2 * Math.PI)) {
      const [cos, sin] = [Math.cos(t), Math.sin(t)];
      pen.stroke(
        [
          [cos * radiusX * 0.42, y + sin * radiusY * 0.42],
          [cos * radiusX * 0.9, y + sin * radiusY * 0.9],
        ],
        detail * 0.9,
        { taper: 0.5 },
      );
    }
  }
}

function drawBodice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.05 -1.0!, 0.05 -1.0!, 0.06 -0.86, 0.24 -0.78, 0.27 -0.66!, 0.16 -0.5!, -0.16 -0.5!, -0.27 -0.66!, -0.24 -0.78, -0.06 -0.86',
    ),
    { pigment: 'bone', tone: (x) => clamp(0.1 + 1.4 * Math.abs(x)), line: inner },
  );
  pen.fill(
    outlined(
      '0 -0.56!, 0.1 -0.64, 0.22 -0.62!, 0.2 -0.4, 0.13 -0.2, 0.2 0.0!, 0 0.06, -0.2 0.0!, -0.13 -0.2, -0.2 -0.4, -0.22 -0.62!, -0.1 -0.64',
    ),
    {
      pigment: 'petal',
      tone: (x) => clamp(0.1 + 2.4 * Math.abs(x)),
      line: inner * 1.1,
    },
  );
  for (const lace of [
    '0 -0.5, 0 0.04',
    '-0.08 -0.4, 0.08 -0.32',
    '0.08 -0.4, -0.08 -0.32',
    '-0.06 -0.24, 0.06 -0.16',
    '0.06 -0.24, -0.06 -0.16',
  ])
    pen.stroke(traced(lace), detail);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const fine = { contour: inner, inner: detail * 1.1, detail: detail * 0.8 };
  pen.fill(ellipse([0, -1.0], 0.34, 0.3, 32), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  pen.fill(ellipse([0, -0.3], 0.6, 0.68, 44), {
    pigment: 'wood',
    black: 'uncolored',
    tone: 0.5,
    line: inner,
  });
  drawWomanFace(pen.withWeight(fine), { skin: 'bone', iris: 'wood', areEyesClosed: true });
  pen.fill(
    outlined(
      '0 -0.66!, 0.3 -0.5, 0.5 -0.1!, 0.6 -0.4, 0.4 -0.86, 0 -0.96, -0.4 -0.86, -0.6 -0.4, -0.5 -0.1!, -0.3 -0.5',
    ),
    { pigment: 'wood', black: 'uncolored', tone: 0.35, line: detail },
  );
}

const legs: readonly Leg[] = [
  {
    limb: { line: '0.1 0.1, 0.34 0.5, 0.3 0.86, 0.08 1.02', half: [0.13, 0.11, 0.085, 0.05] },
    shoe: '0.12 0.93!, 0.22 1.0!, 0.06 1.18, -0.06 1.28!, -0.02 1.12, 0.06 1.0',
    ribbons: ['0.1 0.9, 0.24 0.98', '0.16 0.84, 0.28 0.92'],
  },
  {
    limb: { line: '-0.06 0.1, -0.06 0.6, -0.04 1.1, -0.04 1.52', half: [0.14, 0.11, 0.095, 0.05] },
    shoe: '-0.1 1.46!, 0.03 1.46!, 0.03 1.66, 0.0 1.9!, -0.07 1.9!, -0.1 1.68',
    ribbons: ['-0.1 1.44, 0.03 1.38', '-0.1 1.38, 0.03 1.44', '-0.1 1.32, 0.03 1.26'],
  },
];
const arms: readonly Limb[] = [
  {
    line: '-0.22 -0.72, -0.56 -0.98, -0.62 -1.5, -0.34 -1.86, -0.06 -1.92',
    half: [0.06, 0.055, 0.048, 0.036, 0.014],
  },
  {
    line: '0.22 -0.72, 0.56 -0.98, 0.62 -1.5, 0.34 -1.86, 0.06 -1.92',
    half: [0.06, 0.055, 0.048, 0.036, 0.014],
  },
];
