import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { deerPoses } from '../../parts/hoofed-beasts/standing-deer.ts';

/** A stag's head and neck from the front; all of it from the side. */
export const deer: Motif = {
  name: 'deer',
  tinted: ['wood'],
  poses: deerPoses({ coat: 'wood', hasAntlers: true }),
  draw(canvas) {
    for (const isFlipped of [true, false]) canvas.layer(drawAntler, { at: { isFlipped }, contour: 0.7 });
    canvas.layer((pen) => drawHead(pen));
  },
};

/** A doe's head and neck from the front. */
export const doe: Motif = {
  name: 'doe',
  tinted: ['wood'],
  poses: deerPoses({ coat: 'wood' }),
  draw: (canvas) => canvas.layer((pen) => drawHead(pen, { eyes: 1.25, spots: [] })),
};

/** A fawn's: large ears and eyes in a short face, white spots down its neck. */
export const fawn: Motif = {
  name: 'fawn',
  tinted: ['ember'],
  poses: deerPoses({ coat: 'ember', isYoung: true }),
  draw: (canvas) =>
    canvas.layer((pen) => drawHead(pen, { coat: 'ember', eyes: 1.4, isShort: true, spots: fawnSpots })),
};

interface Look {
  readonly coat?: Pigment;
  /** The size of its eyes; a stag's are 1. */
  readonly eyes: number;
  /** A young one's short face. */
  readonly isShort?: boolean;
  readonly spots: readonly Point[];
}

const fawnSpots: readonly Point[] = [
  [-0.3, 0.66],
  [-0.42, 0.86],
  [-0.26, 0.94],
  [0.32, 0.68],
  [0.42, 0.88],
  [0.26, 1.0],
  [-0.12, -0.4],
  [0.12, -0.4],
  [0, -0.33],
  [-0.2, -0.3],
  [0.2, -0.3],
];

export function drawAntler(pen: Pen): void {
  for (const [knots, width] of antler) {
    const beam = ribbon(traced(knots, 8), (share) => width * (1 - 0.86 * share ** 1.4));
    pen.fill(outlineOf(beam), {
      pigment: 'bone',
      tone: (_, y) => clamp(0.2 + 0.5 * smoothstep(-1.7, -0.4, y)),
      line: pen.weight.inner,
    });
    pen.stroke(beam.spine.slice(2, -6), pen.weight.detail, { taper: 0.5 });
  }
  pen.fill(circle([0.15, -0.44], 0.09, 20), { pigment: 'bone', tone: 0.5, line: pen.weight.inner });
}

function drawHead(
  upright: Pen,
  { coat = 'wood', eyes, isShort, spots }: Look = { eyes: 1, spots: [] },
): void {
  const { inner, detail } = upright.weight;
  const pen = isShort ? upright.at({ scale: 1.12 }) : upright;
  pen.fill(neck, {
    pigment: coat,
    tone: (x, y) =>
      clamp(0.3 + 0.5 * smoothstep(0.1, 0.6, Math.abs(x + 0.1)) + 0.4 * smoothstep(0.7, 0.3, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    drawHairs(side, traced('0.16 0.9, 0.3 1.0, 0.44 0.96'), [0.05, 0.2], 8);
    drawHairs(side, traced('0.34 0.5, 0.44 0.66, 0.5 0.84'), [0.06, 0.18], 7);
    side.fill(ear, {
      pigment: coat,
      tone: (x) => clamp(0.7 - 0.6 * smoothstep(0.3, 0.8, x)),
      line: inner * 1.1,
    });
    side.fill(innerEar, {
      pigment: 'blush',
      tone: (_, y) => 0.3 + 0.5 * smoothstep(-0.4, -0.24, y),
      line: detail,
    });
    drawHairs(side, traced('0.44 -0.28, 0.54 -0.3, 0.64 -0.34'), [0.1, -0.1], 5);
  });
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) =>
      clamp(
        0.1 +
          0.6 * smoothstep(0.14, 0.36, Math.abs(x + 0.03)) +
          0.25 * smoothstep(0, 0.3, x) +
          0.2 * smoothstep(0.5, 0.2, y) * 0.5,
      ),
    line: inner * 1.1,
  });
  if (!isShort)
    pen.fill(blaze, { pigment: 'bone', tone: (x) => clamp(0.05 + 3 * Math.max(0, x)), line: detail });
  drawHairs(pen, traced('-0.16 -0.36, 0 -0.42, 0.16 -0.36'), [0, 0.16], 8);
  drawBothSides(pen, (side) => {
    const eye = side.at({ at: [0.25 * (1 - eyes), -0.02 * (1 - eyes)], scale: eyes });
    eye.fill(outlined('0.16 0.06!, 0.2 -0.06, 0.31 -0.11, 0.36 -0.02!, 0.3 0.06, 0.22 0.08'), {
      black: 'always',
      tone: 1,
    });
    eye.fill(circle([0.265, -0.01], 0.05, 18), { pigment: 'ember', tone: 0.5 });
    eye.fill(circle([0.265, -0.01], 0.032, 16), { black: 'always', tone: 1 });
    eye.fill(circle([0.25, -0.03], 0.014, 12), { color: [255, 255, 255], tone: 0 });
    eye.stroke(traced('0.13 -0.06, 0.22 -0.16, 0.36 -0.14'), inner, { taper: 0.5 });
    side.stroke(traced('0.18 0.12, 0.16 0.24, 0.17 0.36'), inner, { taper: 0.6 });
    side.stroke(traced('0.28 0.14, 0.26 0.26, 0.22 0.36'), detail * 1.2, { taper: 0.6 });
    side.stroke(traced('0 0.9, 0.1 0.94, 0.2 0.88'), inner, { taper: 0.4, tapering: 'end' });
  });
  for (const at of spots) pen.fill(circle(at, 0.045, 16), { pigment: 'foam', tone: 0, line: detail });
  pen.fill(nose, { black: 'always', tone: 1 });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.07 0.78, 0.12 0.74, 0.15 0.77'), detail * 1.2, { isErasing: true, taper: 0.3 }),
  );
  pen.stroke(traced('-0.08 0.69, 0 0.675, 0.06 0.69'), detail * 1.2, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0 0.82, 0 0.91'), inner);
}

/** From root to tip, and half the width at the root; tines first, the beam over them. */
const antler: readonly (readonly [string, number])[] = [
  ['0.2 -0.62, 0.12 -0.86, 0.02 -0.98, -0.04 -1.12', 0.05],
  ['0.44 -0.92, 0.34 -1.16, 0.32 -1.36, 0.38 -1.56', 0.05],
  ['0.7 -1.14, 0.62 -1.36, 0.58 -1.6, 0.62 -1.84', 0.05],
  ['0.86 -1.34, 1.0 -1.48, 1.04 -1.66, 1.0 -1.84', 0.05],
  ['0.14 -0.42, 0.22 -0.7, 0.46 -0.94, 0.76 -1.14, 0.92 -1.4, 0.86 -1.7, 0.8 -1.98', 0.075],
];
const neck = symmetric(
  '0 0.2, 0.28 0.2, 0.42 0.46, 0.56 0.72!, 0.5 0.74!, 0.64 0.98!, 0.52 0.98!, 0.58 1.22!, 0.42 1.14!, 0.36 1.36!, 0.2 1.2!, 0.1 1.46!, 0 1.24!',
);
const ear = outlined('0.26 -0.26!, 0.46 -0.5, 0.8 -0.6, 1.0 -0.54!, 0.94 -0.32, 0.7 -0.14, 0.4 -0.06!');
const innerEar = outlined('0.4 -0.26!, 0.56 -0.4, 0.8 -0.48, 0.9 -0.46!, 0.8 -0.3, 0.6 -0.18');
const head = symmetric(
  '0 -0.5, 0.18 -0.48, 0.34 -0.32, 0.4 -0.06, 0.34 0.22, 0.25 0.46, 0.24 0.66, 0.24 0.84, 0.14 0.97, 0 1.0',
);
const blaze = symmetric('0 -0.24!, 0.06 -0.1, 0.1 0.2, 0.12 0.5, 0.16 0.66, 0 0.7');
const nose = symmetric('0 0.64, 0.12 0.64, 0.2 0.71!, 0.16 0.8, 0.06 0.84, 0 0.84');
