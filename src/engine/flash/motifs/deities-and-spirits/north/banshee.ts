import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawStrand } from '../../parts/faces-and-hair/wavy-hair.ts';

/** A banshee who wails: hollow eyes, her mouth torn open, pale hair flying, a ragged shroud. */
export const banshee: Motif = {
  name: 'banshee',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer(drawFlyingHair, { contour: 0.8 });
    canvas.layer((pen) => {
      drawShroud(pen);
      drawFace(pen);
      drawForelocks(pen);
    });
  },
};

/** Long strands that the wind carries off to the right. */
function drawFlyingHair(pen: Pen): void {
  for (const line of strands)
    drawStrand(pen, traced(line, 10), 0.17, {
      pigment: 'cloud',
      tone: (x, y) => clamp(0.75 - 0.4 * Math.abs(x) + 0.2 * Math.sin(6 * x + 5 * y)),
    });
}

function drawShroud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.6, 0.17 0.62, 0.16 0.96, 0.34 1.1!, 0 1.3!'), {
    pigment: 'waterLight',
    tone: (_, y) => clamp(0.8 - 0.7 * (y - 0.6)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.2 0.94!, 0.6 1.0, 0.94 1.2, 1.1 1.6, 1.16 1.96!, 0.96 1.8!, 0.86 2.1!, 0.66 1.84!, 0.5 2.16!, 0.32 1.86!, 0.16 2.06!, 0 1.8!, 0 1.3!',
      ),
      {
        pigment: 'waterLight',
        tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0.4, 1.1, x) + 0.3 * (y - 1.3)),
        line: inner * 1.1,
      },
    );
    for (const fold of [
      '0.3 1.06, 0.26 1.4, 0.1 1.76',
      '0.56 1.1, 0.56 1.5, 0.46 1.9',
      '0.8 1.2, 0.84 1.5, 0.84 1.84',
    ])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
}

/** Drawn out by the wail, the cheeks sunken. */
function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.72, 0.3 -0.66, 0.48 -0.4, 0.5 -0.06, 0.4 0.2, 0.36 0.5, 0.26 0.8, 0.12 0.96, 0 0.98'),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(0.2, 0.5, Math.abs(x)) + 0.3 * smoothstep(-0.4, -0.7, y)),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 -0.02!, 0.12 -0.2, 0.28 -0.26, 0.42 -0.14, 0.42 0.02, 0.3 0.12, 0.14 0.1'), {
      black: 'always',
      tone: 1,
    });
    side.fill(circle([0.25, -0.06], 0.06, 20), { pigment: 'waterLight', tone: 0 });
    side.stroke(traced('0.02 -0.2, 0.14 -0.34, 0.32 -0.4, 0.46 -0.3'), inner * 1.5, { taper: 0.3 });
    side.stroke(traced('0.2 0.14, 0.22 0.3, 0.18 0.5'), inner, { taper: 0.4 });
    side.stroke(traced('0.42 0.16, 0.3 0.34, 0.3 0.6'), inner, { taper: 0.4 });
    side.stroke(traced('0.34 0.14, 0.36 0.24'), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0.03 0.16!, 0.08 0.2, 0.03 0.24!'), { black: 'always', tone: 1 });
  });
  pen.stroke(traced('-0.03 -0.1, -0.05 0.06, -0.02 0.14'), detail * 1.4, { taper: 0.4 });
  for (const line of ['-0.16 -0.5, 0 -0.46, 0.16 -0.5', '-0.04 -0.4, -0.02 -0.26', '0.04 -0.4, 0.02 -0.26'])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.4 });
  // The mouth, taller than it is wide.
  pen.fill(ellipse([0, 0.6], 0.2, 0.3, 44), { black: 'always', tone: 1, line: inner * 1.3 });
  pen.fill(outlined('-0.13 0.4!, 0 0.36, 0.13 0.4!, 0.1 0.46, 0 0.48, -0.1 0.46'), {
    pigment: 'foam',
    tone: 0.05,
  });
  pen.fill(symmetric('0 0.72, 0.09 0.74, 0.12 0.82, 0 0.88'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.3,
  });
}

/** Parted over her brow, a few strands across it. */
function drawForelocks(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.94!, 0.34 -0.88, 0.56 -0.56, 0.58 -0.1, 0.5 0.3!, 0.46 -0.16, 0.36 -0.44, 0.14 -0.6, 0 -0.64!',
      ),
      {
        pigment: 'cloud',
        tone: (x, y) => clamp(0.15 + 0.6 * (x - 0.1) + 0.3 * (y + 0.5)),
        line: inner * 1.1,
      },
    );
    for (const hair of ['0.08 -0.84, 0.36 -0.66, 0.5 -0.2', '0.06 -0.74, 0.28 -0.6, 0.44 -0.3'])
      side.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  });
}

const strands = [
  '-0.1 -0.8, 0.3 -1.26, 0.72 -1.3, 1.1 -1.66',
  '0.1 -0.8, 0.56 -1.08, 0.96 -1.02, 1.44 -1.34',
  '0.3 -0.66, 0.8 -0.84, 1.16 -0.66, 1.7 -0.92',
  '0.44 -0.4, 0.9 -0.46, 1.26 -0.22, 1.84 -0.42',
  '0.48 -0.14, 0.92 -0.06, 1.2 0.22, 1.76 0.14',
  '0.46 0.1, 0.84 0.3, 1.04 0.62, 1.5 0.66',
  '-0.44 -0.5, -0.6 0.0, -0.44 0.5, -0.7 0.96, -0.5 1.4',
  '-0.4 -0.6, -0.74 -0.16, -0.66 0.3, -0.96 0.7, -0.84 1.2',
  '0.4 0.3, 0.62 0.66, 0.56 1.0, 0.86 1.3',
];
