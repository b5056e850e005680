import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock, drawLocks } from '../../parts/any-beast/fur.ts';

/** A tengu mask in three quarters: the long nose, white brows and beard. */
export const tengu: Motif = {
  name: 'tengu',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawFace(pen);
      drawNose(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  drawLocks(pen, hair, {
    width: 0.3,
    bend: 0.14,
    pigment: 'foam',
    tone: (px) => clamp(0.5 - 0.4 * Math.abs(px)),
  });
}

function drawFace(pen: Pen): void {
  const { inner, detail, contour } = pen.weight;
  pen.fill(face, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(0.1 + 0.6 * smoothstep(0.36, 0.72, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.5, -0.86, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.14 -0.06!, 0.26 -0.24, 0.5 -0.28, 0.62 -0.16!, 0.46 -0.02, 0.26 0.02'), {
      black: 'always',
      tone: 1,
    });
    side.fill(outlined('0.2 -0.08!, 0.3 -0.2, 0.46 -0.22, 0.55 -0.15!, 0.42 -0.06, 0.28 -0.03'), {
      pigment: 'gold',
      tone: 0.05,
    });
    side.fill(circle([0.37, -0.13], 0.055, 18), { black: 'always', tone: 1 });
    side.fill(brow, { pigment: 'foam', tone: 0.1, line: Math.max(inner, contour * 0.5) });
    for (const hairLine of ['0.2 -0.34, 0.34 -0.46, 0.5 -0.5', '0.36 -0.36, 0.5 -0.44, 0.64 -0.44'])
      side.stroke(traced(hairLine), detail, { taper: 0.4 });
    side.stroke(traced('0.22 0.2, 0.4 0.24, 0.52 0.44'), inner, { taper: 0.4 });
    side.stroke(traced('0.12 -0.62, 0.26 -0.68, 0.42 -0.64'), inner, { taper: 0.5 });
  });
  pen.fill(mouth, { black: 'always', tone: 1 });
  for (const x of [-0.24, -0.12, 0, 0.12, 0.24])
    pen.fill(outlined(`${x - 0.05} 0.53!, ${x - 0.045} 0.62, ${x + 0.045} 0.62, ${x + 0.05} 0.53!`), {
      pigment: 'gold',
      tone: 0.05,
      line: detail,
    });
  for (const [x, y, dx, dy] of beard)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.16,
      bend: dx * 0.6,
      pigment: 'foam',
      tone: 0.1,
    });
}

/** The nose points at the onlooker, down and to the right. */
function drawNose(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(nose, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.05 + 0.7 * smoothstep(0.02, 0.2, y - 0.1 - 0.42 * x)),
    line: inner * 1.3,
  });
  pen.stroke(traced('0.12 -0.02, 0.4 0.1, 0.74 0.22'), detail * 1.3, { isErasing: true, taper: 0.4 });
  for (const fold of [
    '-0.06 -0.2, 0.02 -0.16, 0.1 -0.2',
    '-0.06 -0.1, 0.03 -0.05, 0.12 -0.1',
    '0.0 0.3, 0.08 0.34, 0.16 0.33',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

const face = symmetric('0 -0.9, 0.34 -0.86, 0.62 -0.64, 0.74 -0.26, 0.72 0.14, 0.6 0.52, 0.38 0.84, 0 0.96');
const brow = outlined(
  '0.1 -0.2!, 0.14 -0.38, 0.32 -0.52, 0.56 -0.58, 0.86 -0.5!, 0.7 -0.42!, 0.74 -0.32!, 0.54 -0.36!, 0.42 -0.28!, 0.26 -0.28',
);
const nose = outlined(
  '-0.1 0.02, -0.04 -0.12, 0.12 -0.14, 0.5 0.0, 0.9 0.16, 1.14 0.28, 1.22 0.42, 1.1 0.5, 0.8 0.44, 0.4 0.34, 0.14 0.32, -0.04 0.26, -0.13 0.14',
);
const mouth = symmetric('0 0.5, 0.3 0.5, 0.42 0.56!, 0.3 0.74, 0 0.78');
const hair = [
  [0.4, -0.7, 0.4, -0.34],
  [0.56, -0.54, 0.5, -0.14],
  [0.64, -0.2, 0.46, 0.1],
  [0.62, 0.14, 0.42, 0.34],
  [0.5, 0.44, 0.34, 0.46],
] as const;
const beard = [
  [-0.3, 0.74, -0.1, 0.4],
  [0.3, 0.74, 0.1, 0.4],
  [-0.16, 0.8, -0.05, 0.5],
  [0.16, 0.8, 0.05, 0.5],
  [0, 0.82, 0, 0.6],
] as const;
