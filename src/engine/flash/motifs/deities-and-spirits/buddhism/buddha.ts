import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The Buddha's head: curls, long ears, lowered lids. */
export const buddha: Motif = {
  name: 'buddha',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawNeck(pen);
      drawBothSides(pen, drawEar);
      drawFace(pen);
      drawCurls(pen);
    });
  },
};

function drawNeck(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(neck, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0.8, 0.56, y) + 0.4 * smoothstep(0.1, 0.5, x)),
    line: inner * 1.1,
  });
  for (const y of [0.74, 0.84])
    pen.stroke(traced(`-0.26 ${y}, 0 ${y + 0.06}, 0.26 ${y}`), detail * 1.3, { taper: 0.4 });
}

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.5 -0.2!, 0.62 -0.26, 0.68 -0.1, 0.64 0.2, 0.68 0.5, 0.6 0.66, 0.5 0.56, 0.48 0.2'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 2 * (x - 0.5)),
    line: inner,
  });
  side.stroke(traced('0.56 -0.14, 0.6 0.02, 0.55 0.16'), detail * 1.2, { taper: 0.4 });
  side.fill(ellipse([0.59, 0.46], 0.035, 0.12, 24), { black: 'always', tone: 1 });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(face, {
    pigment: 'gold',
    tone: (x, y) =>
      clamp(
        0.05 +
          0.6 * smoothstep(0.28, 0.54, Math.abs(x + 0.05)) +
          0.35 * smoothstep(0.05, 0.45, x) * smoothstep(-0.4, 0.6, y) +
          0.2 * smoothstep(0.5, 0.7, y),
      ),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.05 -0.1, 0.12 -0.26, 0.3 -0.32, 0.48 -0.22'), inner * 1.2, { taper: 0.4 });
    side.fill(outlined('0.1 -0.04!, 0.22 -0.15, 0.38 -0.12, 0.46 -0.02!, 0.34 0.04, 0.2 0.04'), {
      pigment: 'gold',
      tone: 0.25,
      line: detail,
    });
    side.stroke(traced('0.09 -0.02, 0.2 0.04, 0.32 0.05, 0.47 -0.02'), inner * 1.5, { taper: 0.3 });
    side.fill(outlined('0.04 0.26!, 0.1 0.22, 0.13 0.27!, 0.08 0.3'), { black: 'always', tone: 1 });
    side.stroke(traced('0.09 0.16, 0.15 0.22, 0.13 0.3'), detail * 1.3, { taper: 0.4 });
    side.stroke(traced('0.24 0.4, 0.28 0.44'), detail * 1.3, { taper: 0.3 });
  });
  pen.stroke(traced('0.05 -0.12, 0.06 0.06, 0.08 0.18'), detail * 1.2, { taper: 0.5 });
  pen.stroke(traced('-0.06 0.3, 0 0.33, 0.06 0.3'), inner, { taper: 0.2 });
  pen.fill(symmetric('0 0.4, 0.07 0.38, 0.2 0.42!, 0.1 0.43, 0 0.44'), {
    pigment: 'ember',
    tone: 0.6,
    line: detail,
  });
  pen.fill(symmetric('0 0.44, 0.1 0.43, 0.19 0.43!, 0.1 0.52, 0 0.53'), {
    pigment: 'ember',
    tone: 0.2,
    line: detail,
  });
  pen.stroke(traced('-0.08 0.6, 0 0.62, 0.08 0.6'), detail * 1.2, { taper: 0.4 });
  pen.fill(circle([0, -0.34], 0.04, 20), { pigment: 'petal', black: 'uncolored', tone: 0.3, line: detail });
}

/** Rows of snail-shell curls, and the bump of wisdom. */
function drawCurls(pen: Pen): void {
  pen.fill(hairline, { pigment: 'dark', tone: 0.6, line: pen.weight.inner * 1.1 });
  for (const [count, y, half] of curlRows)
    for (let i = 0; i < count; i++) {
      const across = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      const [x, top] = [across * half, y + 0.16 * across * across];
      pen.fill(circle([x, top], 0.085, 22), {
        pigment: 'dark',
        tone: (px, py) => clamp(0.25 + 4 * (px - x + py - top)),
        line: pen.weight.inner * 0.9,
      });
      pen.stroke(
        traced(
          `${x - 0.035} ${top + 0.01}, ${x} ${top - 0.035}, ${x + 0.035} ${top}, ${x + 0.005} ${top + 0.025}`,
        ),
        pen.weight.detail * 0.9,
        { isErasing: !pen.isColored },
      );
    }
}

const neck = symmetric('0 0.5, 0.28 0.5, 0.27 0.8, 0.5 0.96, 0.7 1.1!, 0 1.2');
const face = symmetric('0 -0.56, 0.3 -0.54, 0.5 -0.34, 0.56 0.0, 0.5 0.34, 0.34 0.62, 0.14 0.75, 0 0.76');
const hairline = symmetric(
  '0 -1.1, 0.2 -1.06, 0.24 -0.9, 0.46 -0.78, 0.6 -0.5, 0.6 -0.16!, 0.5 -0.3, 0.3 -0.46, 0 -0.52',
);
const curlRows = [
  [1, -1.16, 0],
  [3, -1.06, 0.14],
  [3, -0.94, 0.2],
  [5, -0.86, 0.4],
  [7, -0.74, 0.52],
  [8, -0.62, 0.56],
  [9, -0.5, 0.58],
] as const;
