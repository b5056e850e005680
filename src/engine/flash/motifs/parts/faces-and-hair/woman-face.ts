import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import type { WomanCast } from './woman-cast.ts';
import { womanCasts } from './woman-cast.ts';

export interface WomanFace {
  readonly skin: Pigment;
  readonly iris: Pigment;
  readonly areEyesClosed?: boolean;
  /** What kind of face she has; gentle unless told otherwise. */
  readonly cast?: WomanCast;
  /** Whether her neck and its base are drawn below it; they are unless told otherwise. */
  readonly hasNeck?: boolean;
}

/** A woman's face from the front with its neck, about 1 wide and 1.9 high; hair is drawn around it. */
export function drawWomanFace(
  pen: Pen,
  { skin, iris, areEyesClosed = false, cast = 'gentle', hasNeck = true }: WomanFace,
): void {
  const { inner, detail } = pen.weight;
  const { face, brow, upperLip, lowerLip, hasMole, lines } = womanCasts[cast];
  if (hasNeck) drawNeck(pen, skin);
  pen.fill(face, {
    pigment: skin,
    tone: (x, y) =>
      clamp(
        0.7 * smoothstep(0.26, 0.5, x) +
          0.5 * smoothstep(-0.36, -0.5, x) +
          0.6 * smoothstep(-0.42, -0.66, y) +
          0.3 * smoothstep(0.52, 0.68, y),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    if (areEyesClosed) drawClosedEye(side);
    else drawOpenEye(side, iris);
    side.fill(brow, { black: 'always', tone: 0 });
    for (const line of lines) side.stroke(traced(line), detail, { taper: 0.5 });
  });
  drawNose(pen);
  pen.fill(upperLip, { pigment: 'petal', black: 'uncolored', tone: 0.5, line: detail });
  pen.fill(lowerLip, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.6 * smoothstep(0.42, 0.5, y) + 1.5 * x),
    line: detail,
  });
  pen.stroke(traced('-0.17 0.385, -0.06 0.385, 0 0.397, 0.06 0.385, 0.17 0.385'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.08 0.425, -0.02 0.432, 0.04 0.428'), inner * 0.8, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.07 0.55, 0 0.565, 0.07 0.55'), detail * 1.1, { taper: 0.5 });
  if (hasMole) pen.dot([0.28, 0.3], detail * 1.3);
}

function drawNeck(pen: Pen, skin: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(neck, {
    pigment: skin,
    tone: (x, y) => clamp(0.95 * smoothstep(0.86, 0.56, y) + 0.6 * smoothstep(0, 0.24, x)),
    line: inner,
  });
  for (const tendon of ['0.16 0.7, 0.1 0.94, 0.03 1.08', '-0.18 0.72, -0.12 0.94, -0.04 1.08'])
    pen.stroke(traced(tendon), detail, { taper: 0.6 });
}

/** The ridge is told by the shade at its side alone; the lines are those of its tip. */
function drawNose(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.03 -0.16, 0.08 -0.16, 0.07 0.0, 0.11 0.14, 0.08 0.2, 0.05 0.12'), {
    tone: (x, y) => clamp(0.2 + 3 * x + 0.4 * y),
    isOverlay: true,
  });
  pen.stroke(traced('0.06 -0.2, 0.045 -0.06, 0.05 0.06'), detail, { taper: 0.6 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.085 0.105, 0.112 0.155, 0.1 0.2, 0.07 0.205'), detail * 1.2, { taper: 0.4 });
    side.stroke(traced('0.02 0.215, 0.045 0.195, 0.075 0.205'), inner, { taper: 0.4 });
  });
  pen.stroke(traced('-0.025 0.222, 0 0.235, 0.025 0.222'), detail * 1.2, { taper: 0.3 });
  pen.stroke(traced('0.0 0.265, 0.004 0.3'), detail * 0.8, { taper: 0.5 });
}

function drawOpenEye(side: Pen, iris: Pigment): void {
  const { inner, detail } = side.weight;
  side.fill(eye, { pigment: 'foam', tone: (_, y) => 0.6 * smoothstep(-0.05, -0.13, y), line: detail });
  side.fill(circle([0.236, -0.07], 0.08, 24), { pigment: iris, tone: 0.4, line: detail });
  side.fill(circle([0.236, -0.07], 0.04, 18), { black: 'always', tone: 1 });
  side.fill(circle([0.21, -0.092], 0.021, 12), { color: [255, 255, 255], tone: 0 });
  side.fill(upperLashes, { black: 'always', tone: 0 });
  for (const lash of ['0.4 -0.08, 0.49 -0.11', '0.36 -0.12, 0.46 -0.18', '0.3 -0.14, 0.38 -0.21'])
    side.stroke(traced(lash), inner * 0.8, { taper: 0.7, tapering: 'end' });
  side.stroke(traced('0.13 -0.16, 0.23 -0.215, 0.38 -0.17'), detail, { taper: 0.5 });
  side.stroke(traced('0.16 0.04, 0.26 0.055, 0.38 0.0'), detail, { taper: 0.4 });
}

function drawClosedEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined('0.09 -0.05!, 0.17 -0.14, 0.27 -0.155, 0.39 -0.08!, 0.3 -0.01, 0.2 0.005, 0.12 -0.015'),
    {
      pigment: 'violet',
      tone: (_, y) => clamp(0.2 + 3 * (y + 0.12)),
      line: detail,
    },
  );
  side.stroke(traced('0.08 -0.055, 0.16 0.0, 0.27 0.0, 0.42 -0.1'), inner * 1.5, { taper: 0.3 });
  for (const lash of [
    '0.15 0.0, 0.13 0.055',
    '0.21 0.012, 0.205 0.08',
    '0.27 0.01, 0.29 0.08',
    '0.32 -0.02, 0.37 0.045',
    '0.37 -0.06, 0.44 -0.01',
  ])
    side.stroke(traced(lash), inner * 0.8, { taper: 0.6, tapering: 'end' });
  side.stroke(traced('0.11 -0.14, 0.23 -0.205, 0.38 -0.15'), detail, { taper: 0.5 });
}

const neck = symmetric('0 0.4, 0.2 0.4, 0.19 0.66, 0.22 0.86, 0.5 1.02, 0.6 1.16!, 0.3 1.3, 0 1.44!');
const eye = outlined(
  '0.08 0.0!, 0.14 -0.095, 0.23 -0.135, 0.33 -0.105, 0.42 -0.05!, 0.34 0.01, 0.23 0.035, 0.13 0.025',
);
const upperLashes = outlined(
  '0.06 0.015!, 0.13 -0.105, 0.23 -0.155, 0.34 -0.13, 0.42 -0.08, 0.5 -0.1!, 0.42 -0.03!, 0.33 -0.095, 0.23 -0.125, 0.14 -0.08',
);
