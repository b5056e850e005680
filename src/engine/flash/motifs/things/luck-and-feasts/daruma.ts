import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A daruma doll: brows like cranes, a beard like turtles, one eye still blank for a wish. */
export const daruma: Motif = {
  name: 'daruma',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRobe(pen);
      drawFace(pen);
    });
  },
};

function drawRobe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'petal',
    tone: (x, y) =>
      clamp(
        0.08 +
          0.7 * smoothstep(0.4, 1.0, Math.sqrt((x + 0.16) ** 2 + (y + 0.1) ** 2) * 0.9) +
          0.2 * smoothstep(0.6, 1.1, y),
      ),
    line: inner * 1.3,
  });
  drawBothSides(pen, (side) => {
    for (const fold of ['0.9 0.2, 0.66 0.5, 0.3 0.66', '0.96 0.4, 0.76 0.66, 0.44 0.82'])
      side.stroke(traced(fold), (t) => inner * (1.6 - t), { taper: 0.3 });
    side.fill(outlined('0.16 0.9!, 0.2 0.76, 0.34 0.8, 0.36 0.94!, 0.26 1.0'), {
      pigment: 'gold',
      tone: 0.1,
      line: detail,
    });
  });
  pen.fill(outlined('-0.1 0.7!, 0.1 0.7!, 0.12 1.04!, 0 1.08, -0.12 1.04!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 3 * x),
    line: inner,
  });
  for (const stroke of [
    '-0.06 0.78, 0.06 0.78',
    '0 0.74, 0 0.98',
    '-0.07 0.88, 0.07 0.88',
    '-0.05 0.98, 0.05 0.98',
  ])
    pen.stroke(traced(stroke), detail * 1.4);
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(face, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.05 + 0.6 * smoothstep(0.4, 0.72, Math.abs(x + 0.05)) + 0.3 * smoothstep(-0.4, -0.6, y)),
    line: inner * 1.3,
  });
  for (const x of [-0.28, 0.28])
    pen.fill(circle([x, -0.14], 0.185, 40), {
      pigment: 'foam',
      tone: (px, py) => clamp(0.5 * (py + 0.14) + 0.3 * px),
      line: inner * 1.2,
    });
  pen.fill(circle([-0.27, -0.13], 0.1, 30), { black: 'always', tone: 1 });
  pen.fill(circle([-0.3, -0.17], 0.03, 14), { color: [255, 255, 255], tone: 0 });
  drawBothSides(pen, (side) => {
    side.fill(brow, { pigment: 'dark', black: 'uncolored', tone: 0.6, line: detail });
    for (const hair of ['0.2 -0.44, 0.32 -0.52, 0.44 -0.5', '0.3 -0.38, 0.44 -0.44, 0.54 -0.42'])
      side.stroke(traced(hair), detail, { isErasing: true, taper: 0.4 });
    side.fill(beard, { pigment: 'dark', black: 'uncolored', tone: 0.6, line: detail });
    for (const hair of ['0.46 0.12, 0.52 0.26, 0.46 0.36', '0.38 0.16, 0.42 0.28, 0.36 0.36'])
      side.stroke(traced(hair), detail, { isErasing: true, taper: 0.4 });
    side.stroke(traced('0.06 0.1, 0.12 0.14, 0.1 0.2'), inner, { taper: 0.4 });
    side.stroke(traced('0.03 0.26, 0.14 0.24, 0.26 0.3'), inner * 1.4, { taper: 0.6 });
  });
  pen.stroke(traced('-0.09 0.18, 0 0.22, 0.09 0.18'), inner, { taper: 0.2 });
  pen.stroke(traced('-0.06 -0.02, -0.08 0.1'), detail, { taper: 0.5 });
  pen.fill(symmetric('0 0.34!, 0.08 0.35, 0.17 0.39!, 0.08 0.45, 0 0.46'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.5,
    line: detail,
  });
}

const body = symmetric(
  '0 -1.04, 0.44 -0.98, 0.8 -0.7, 0.98 -0.24, 1.02 0.24, 0.92 0.7, 0.66 1.02, 0.3 1.14, 0 1.16',
);
const face = symmetric('0 -0.62, 0.3 -0.68, 0.58 -0.56, 0.72 -0.24, 0.7 0.12, 0.52 0.42, 0.24 0.58, 0 0.6');
const brow = outlined(
  '0.06 -0.36!, 0.16 -0.5, 0.36 -0.58, 0.58 -0.48, 0.64 -0.34!, 0.5 -0.36!, 0.46 -0.3!, 0.34 -0.36!, 0.26 -0.32!',
);
const beard = outlined(
  '0.52 0.0!, 0.62 0.16, 0.54 0.36, 0.34 0.5!, 0.32 0.42!, 0.24 0.44!, 0.3 0.32!, 0.3 0.14!, 0.4 0.16!, 0.44 0.04!',
);
