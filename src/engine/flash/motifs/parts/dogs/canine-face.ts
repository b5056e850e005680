import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawHairs } from '../any-beast/fur.ts';

export interface CanineFace {
  readonly coat: Pigment;
  /** Cheeks, muzzle and chin. */
  readonly light: Pigment;
  readonly iris: Pigment;
  /** The whole head without its ears. */
  readonly head: Polygon;
  /** The light cheek of the right half. */
  readonly cheek: Polygon;
  /** Its inside is not seen of an ear that hangs forwards; it is as the coat unless told otherwise. */
  readonly ear: {
    readonly outer: Polygon;
    readonly inner?: Polygon;
    readonly tip?: Polygon;
    readonly pigment?: Pigment;
  };
  readonly isSnarling: boolean;
  /** Round, dark eyes and no wild tufts: a dog. */
  readonly isGentle?: boolean;
  /** The size of a gentle eye, 1 unless told otherwise. */
  readonly eyeScale?: number;
  /** The size of nose and muzzle, 1 unless told otherwise. */
  readonly muzzleScale?: number;
  /** Patches and masks of the right half, drawn on the coat. */
  readonly drawMarkings?: (side: Pen) => void;
}

/** A wolf's or a fox's head from the front, about 1.9 wide and 2.3 high. */
export function drawCanineFace(pen: Pen, face: CanineFace): void {
  const { inner, detail } = pen.weight;
  const tan = tanShade(pen, face.light);
  drawBothSides(pen, (side) => drawEar(side, face));
  if (face.isSnarling) drawOpenJaw(pen, face);
  pen.fill(face.head, {
    pigment: face.coat,
    tone: (x, y) =>
      clamp(
        0.12 +
          0.6 * smoothstep(0.5, 0.95, Math.abs(x)) +
          0.3 * smoothstep(0.1, 0.6, x) * smoothstep(-0.6, 0.4, y),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(face.cheek, {
      pigment: face.light,
      tone: (x, y) => clamp(0.02 + tan + 0.5 * smoothstep(0.5, 0.95, x) + 0.3 * smoothstep(0.4, 0.9, y)),
      line: detail,
    });
    drawHairs(side, traced('0.5 0.14, 0.62 0.3, 0.5 0.56'), [0.12, 0.12], 8);
    face.drawMarkings?.(side);
    if (face.isGentle) drawGentleEye(grown(side, eyeMiddle, face.eyeScale ?? 1), face);
    else drawEye(side, face);
  });
  pen.stroke(traced('0 -0.66, 0.01 -0.5, 0 -0.3'), inner, { taper: 0.5 });
  for (const x of [-0.11, 0.11])
    pen.stroke(traced(`${x} -0.6, ${x * 0.8} -0.48, ${x * 0.7} -0.36`), detail * 1.2, { taper: 0.6 });
  drawMuzzle(grown(pen, muzzleMiddle, face.muzzleScale ?? 1), face);
}

/** How much darker tan is than white where no colour tells them apart. */
export function tanShade(pen: Pen, light: Pigment): number {
  return light === 'ember' && !pen.isColored ? 0.3 : 0;
}

/** A pen that draws `scale` times as large around a place that stays where it is. */
function grown(pen: Pen, [x, y]: Point, scale: number): Pen {
  return pen.at({ at: [x * (1 - scale), y * (1 - scale)], scale });
}

function drawEar(side: Pen, face: CanineFace): void {
  const { coat, ear, isGentle } = face;
  side.fill(ear.outer, {
    pigment: ear.pigment ?? coat,
    tone: (x) =>
      clamp(isGentle ? 0.14 + 0.6 * smoothstep(0.7, 1.06, x) : 0.2 + 0.6 * smoothstep(0.45, 0.8, x)),
    line: side.weight.inner,
  });
  if (ear.tip) side.fill(ear.tip, { black: 'always', tone: 1 });
  if (ear.inner)
    side.fill(ear.inner, {
      pigment: 'blush',
      black: 'uncolored',
      tone: (_, y) => clamp(0.35 + 0.7 * smoothstep(-1.05, -0.6, y)),
      line: side.weight.detail,
    });
  if (!isGentle) drawHairs(side, traced('0.36 -0.66, 0.46 -0.58, 0.6 -0.5'), [0.07, -0.24], 7);
}

function drawEye(side: Pen, { iris, isSnarling }: CanineFace): void {
  const { inner, contour } = side.weight;
  side.fill(eyeShadow, { black: 'always', tone: 1 });
  side.fill(eye, { pigment: iris, tone: (_, y) => 0.5 * smoothstep(-0.02, -0.14, y) });
  side.fill(circle([0.32, -0.075], 0.042, 20), { black: 'always', tone: 1 });
  side.fill(circle([0.305, -0.095], 0.015, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.1 -0.08, 0.22 -0.2, 0.4 -0.3, 0.56 -0.32'), Math.max(inner, contour * 0.6), {
    taper: 0.5,
  });
  side.stroke(traced('0.26 -0.36, 0.36 -0.42, 0.46 -0.42'), side.weight.detail * 1.2, { taper: 0.5 });
  side.stroke(traced('0.14 0.1, 0.14 0.24, 0.18 0.36'), side.weight.detail * 1.3, { taper: 0.6 });
  if (!isSnarling) return;
  for (const y of [0.16, 0.25, 0.34])
    side.stroke(traced(`0.03 ${y - 0.03}, 0.1 ${y}, 0.13 ${y + 0.05}`), side.weight.detail * 1.2, {
      taper: 0.4,
    });
  for (const y of [0.26, 0.36])
    side.stroke(traced(`0.2 ${y}, 0.3 ${y - 0.02}, 0.38 ${y + 0.08}`), side.weight.detail * 1.2, {
      taper: 0.5,
    });
}

function drawGentleEye(side: Pen, { iris }: CanineFace): void {
  const { inner, detail } = side.weight;
  side.fill(gentleRim, { black: 'always', tone: 1 });
  side.fill(gentleEye, { pigment: iris, tone: (_, y) => clamp(0.45 - 3 * (y + 0.08)) });
  side.fill(circle([0.31, -0.08], 0.078, 24), { black: 'always', tone: 1 });
  side.fill(circle([0.28, -0.115], 0.026, 14), { color: [255, 255, 255], tone: 0 });
  side.fill(circle([0.33, -0.055], 0.013, 10), { color: [255, 255, 255], tone: 0 });
  side.stroke(traced('0.14 -0.12, 0.22 -0.23, 0.36 -0.25, 0.48 -0.15'), inner * 0.9, { taper: 0.5 });
  side.stroke(traced('0.18 -0.33, 0.27 -0.41, 0.42 -0.37'), detail * 1.4, { taper: 0.5 });
  drawHairs(side, traced('0.2 -0.4, 0.3 -0.46, 0.42 -0.42'), [0.03, -0.12], 6);
  side.stroke(traced('0.24 0.06, 0.34 0.07, 0.42 0.02'), detail * 1.1, { taper: 0.5 });
  side.stroke(traced('0.14 0.1, 0.14 0.24, 0.18 0.36'), detail * 1.3, { taper: 0.6 });
}

function drawMuzzle(pen: Pen, { light, isGentle, isSnarling }: CanineFace): void {
  const { inner, detail } = pen.weight;
  const tan = tanShade(pen, light);
  if (!isSnarling)
    pen.fill(isGentle ? roundChin : chin, {
      pigment: light,
      tone: (_, y) => clamp(0.25 + tan + 0.6 * smoothstep(0.88, 1.04, y)),
      line: inner,
    });
  drawBothSides(pen, (side) => {
    side.fill(isSnarling ? lip : pad, {
      pigment: light,
      tone: (x, y) => clamp(0.08 + tan + 0.6 * smoothstep(0.14, 0.36, x) + 0.3 * smoothstep(0.68, 0.84, y)),
      line: inner,
    });
    for (const [x, y] of [
      [0.2, 0.62],
      [0.26, 0.66],
      [0.2, 0.7],
      [0.27, 0.73],
    ] as const)
      side.dot([x, y], detail * 0.8);
  });
  pen.fill(nose, { black: 'always', tone: 1 });
  pen.stroke(traced('-0.1 0.45, -0.02 0.43, 0.05 0.45'), detail * 1.3, { isErasing: true, taper: 0.4 });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.06 0.55, 0.11 0.52, 0.16 0.52'), detail, { isErasing: true, taper: 0.3 }),
  );
  pen.stroke(traced('0 0.64, 0 0.76'), inner * 1.1);
}

function drawOpenJaw(pen: Pen, { coat }: CanineFace): void {
  const { inner, detail } = pen.weight;
  pen.fill(jaw, {
    pigment: coat,
    tone: (x) => clamp(0.35 + 0.5 * smoothstep(0.1, 0.4, Math.abs(x))),
    line: inner * 1.1,
  });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(tongue, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(1.02, 0.82, y) + 0.6 * Math.abs(x)),
    line: inner,
  });
  pen.stroke(traced('0 0.95, 0 1.18'), detail, { taper: 0.5 });
  for (const x of [-0.06, 0, 0.06])
    pen.fill(outlined(`${x - 0.03} 1.28!, ${x} 1.2, ${x + 0.03} 1.28!`), {
      pigment: 'foam',
      tone: 0.1,
      line: detail * 0.8,
    });
  drawBothSides(pen, (side) => {
    for (const fang of fangs) side.fill(fang, { pigment: 'foam', tone: 0.12, line: detail * 1.1 });
  });
}

const eyeMiddle: Point = [0.31, -0.08];
const muzzleMiddle: Point = [0, 0.66];
const eyeShadow = outlined('0.12 0.1!, 0.16 -0.06, 0.28 -0.17, 0.5 -0.24!, 0.47 -0.08, 0.34 0.0, 0.22 0.02');
const eye = outlined('0.2 -0.02!, 0.27 -0.12, 0.37 -0.16, 0.45 -0.17!, 0.4 -0.07, 0.31 -0.02');
const nose = symmetric('0 0.38, 0.12 0.39, 0.2 0.47!, 0.17 0.57, 0.08 0.64, 0 0.66!');
const pad = outlined('0 0.62!, 0.1 0.6, 0.18 0.54, 0.29 0.6, 0.35 0.74, 0.28 0.86, 0.14 0.86, 0 0.76!');
const lip = outlined(
  '0 0.62!, 0.1 0.6, 0.18 0.5, 0.32 0.54, 0.42 0.7, 0.44 0.86!, 0.3 0.78, 0.16 0.82, 0 0.78!',
);
const chin = symmetric('0 0.78!, 0.14 0.86, 0.22 0.86, 0.22 0.96!, 0.15 0.96, 0.1 1.06!, 0.05 1.03, 0 1.12!');
const roundChin = symmetric('0 0.78!, 0.16 0.84, 0.25 0.82, 0.22 0.96, 0.12 1.03, 0 1.05');
const jaw = symmetric(
  '0 0.6, 0.36 0.66, 0.46 0.9!, 0.38 0.94!, 0.4 1.16!, 0.28 1.16!, 0.24 1.38!, 0.12 1.38, 0 1.46!',
);
const mouth = symmetric('0 0.66, 0.34 0.72, 0.36 0.9, 0.28 1.16, 0.16 1.3, 0 1.32');
const tongue = symmetric('0 0.9, 0.13 0.9, 0.2 1.04, 0.15 1.18, 0 1.26');
const fangs = [
  '0.14 0.78!, 0.17 0.92, 0.21 1.06!, 0.25 0.92, 0.26 0.76!',
  '0.29 0.76!, 0.3 0.86, 0.33 0.92!, 0.35 0.84, 0.36 0.76!',
  '0.03 0.77!, 0.04 0.84, 0.08 0.84, 0.1 0.79!',
  '0.12 1.26!, 0.15 1.14, 0.2 1.02!, 0.23 1.12, 0.23 1.2!',
].map((knots) => outlined(knots));
const gentleRim = outlined(
  '0.13 0.0!, 0.2 -0.12, 0.3 -0.175, 0.41 -0.15, 0.475 -0.05!, 0.39 0.015, 0.26 0.03',
);
const gentleEye = outlined('0.17 -0.02, 0.22 -0.12, 0.31 -0.16, 0.4 -0.13, 0.44 -0.06, 0.37 0.0, 0.26 0.01');
