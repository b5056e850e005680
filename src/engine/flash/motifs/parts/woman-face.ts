import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawBothSides } from './fur.ts';

export interface WomanFace {
  readonly skin: Pigment;
  readonly iris: Pigment;
  readonly areEyesClosed?: boolean;
}

/** A young woman's face from the front with its neck, about 1 wide and 1.9 high; hair is drawn around it. */
export function drawWomanFace(pen: Pen, { skin, iris, areEyesClosed = false }: WomanFace): void {
  const { inner, detail } = pen.weight;
  pen.cell(neck, {
    pigment: skin,
    tone: (x, y) => clamp(0.95 * smoothstep(0.86, 0.56, y) + 0.6 * smoothstep(0, 0.24, x)),
    line: inner,
  });
  pen.cell(face, {
    pigment: skin,
    tone: (x, y) =>
      clamp(
        0.75 * smoothstep(0.3, 0.5, Math.abs(x - 0.04)) +
          0.35 * smoothstep(0.12, 0.4, x) +
          0.55 * smoothstep(-0.42, -0.66, y) +
          0.3 * smoothstep(0.5, 0.68, y),
      ),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => (areEyesClosed ? drawClosedEye(side) : drawOpenEye(side, iris)));
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.07 -0.22, 0.2 -0.31, 0.34 -0.28, 0.41 -0.2'), (t) => inner * (1.5 - t), {
      taper: 0.2,
    });
    side.stroke(traced('0.05 0.2, 0.085 0.15, 0.07 0.1'), detail * 1.1, { taper: 0.4 });
    side.dot([0.035, 0.2], detail * 0.9);
  });
  pen.stroke(traced('0.06 -0.12, 0.05 0.02, 0.07 0.1'), detail, { taper: 0.6 });
  pen.stroke(traced('-0.03 0.215, 0 0.23, 0.03 0.215'), detail * 1.2, { taper: 0.3 });
  drawLips(pen);
}

function drawOpenEye(side: Pen, iris: Pigment): void {
  const { inner, detail } = side.weight;
  side.cell(eye, { pigment: 'foam', tone: (_, y) => 0.6 * smoothstep(-0.04, -0.12, y), line: detail });
  side.cell(circle([0.215, -0.065], 0.058, 24), { pigment: iris, tone: 0.4, line: detail });
  side.cell(circle([0.215, -0.065], 0.03, 18), { black: 'always', tone: 1 });
  side.cell(circle([0.198, -0.085], 0.014, 12), { color: [255, 255, 255], tone: 0 });
  side.stroke(
    traced('0.09 -0.01, 0.15 -0.1, 0.24 -0.13, 0.33 -0.08, 0.42 -0.13'),
    (t) => inner * (0.7 + 0.9 * t),
    { taper: 0.3 },
  );
  side.stroke(traced('0.11 -0.12, 0.22 -0.19, 0.35 -0.15'), detail, { taper: 0.5 });
  side.stroke(traced('0.35 -0.03, 0.4 -0.04'), detail);
}

function drawClosedEye(side: Pen): void {
  const { inner, detail } = side.weight;
  side.cell(outlined('0.09 -0.06!, 0.2 -0.15, 0.34 -0.1!, 0.3 -0.03, 0.2 0, 0.12 -0.02'), {
    pigment: 'violet',
    tone: 0.5,
  });
  side.stroke(traced('0.08 -0.06, 0.16 0.0, 0.27 0.0, 0.37 -0.08'), inner * 1.3, { taper: 0.3 });
  for (const lash of [
    '0.14 -0.01, 0.12 0.05',
    '0.2 0.01, 0.19 0.08',
    '0.26 0.01, 0.28 0.08',
    '0.32 -0.02, 0.36 0.04',
    '0.36 -0.06, 0.42 -0.02',
  ])
    side.stroke(traced(lash), detail * 1.2, { taper: 0.6, tapering: 'end' });
  side.stroke(traced('0.11 -0.12, 0.22 -0.18, 0.35 -0.13'), detail, { taper: 0.5 });
}

function drawLips(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(upperLip, { pigment: 'petal', black: 'uncolored', tone: 0.6, line: detail });
  pen.cell(lowerLip, {
    pigment: 'petal',
    tone: (_, y) => 0.25 + 0.5 * smoothstep(0.42, 0.48, y),
    line: detail,
  });
  pen.stroke(traced('-0.16 0.375, -0.06 0.38, 0 0.39, 0.06 0.38, 0.16 0.375'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.05 0.42, 0.0 0.425, 0.03 0.42'), detail, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.06 0.53, 0 0.545, 0.06 0.53'), detail * 1.1, { taper: 0.5 });
}

const face = symmetric(
  '0 -0.66, 0.26 -0.62, 0.44 -0.42, 0.48 -0.12, 0.44 0.16, 0.36 0.4, 0.2 0.6, 0.09 0.67, 0 0.68',
);
const neck = symmetric('0 0.4, 0.2 0.4, 0.19 0.66, 0.22 0.86, 0.5 1.02, 0.6 1.16!, 0.3 1.3, 0 1.44!');
const eye = outlined('0.09 -0.01!, 0.15 -0.1, 0.24 -0.13, 0.36 -0.07!, 0.3 -0.01, 0.2 0.01');
const upperLip = symmetric('0 0.33, 0.05 0.31, 0.17 0.375!, 0.06 0.375, 0 0.39');
const lowerLip = symmetric('0 0.39, 0.06 0.378, 0.165 0.378!, 0.1 0.45, 0 0.47');
