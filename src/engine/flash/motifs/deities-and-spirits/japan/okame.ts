import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** The mask of Okame: round cheeks, a small mouth, brows painted high on the forehead. */
export const okame: Motif = {
  name: 'okame',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawFace(pen);
      drawBothSides(pen, drawFeatures);
      drawMouth(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.24, 0.5 -1.18, 0.9 -0.86, 1.06 -0.3, 1.12 0.4, 1.06 0.9!, 0.84 0.8!, 0 0.4'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.3 + 0.4 * Math.abs(x)),
    line: pen.weight.inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    drawGleams(
      side,
      [
        '0.2 -1.12, 0.66 -0.94, 0.94 -0.5',
        '0.98 -0.2, 1.02 0.3, 1.0 0.76',
        '0.16 -1.04, 0.5 -0.94, 0.76 -0.7',
      ],
      side.weight.detail * 1.2,
      0.5,
    );
  });
}

function drawFace(pen: Pen): void {
  pen.fill(face, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(0.02 + 0.5 * smoothstep(0.62, 1.0, Math.abs(x + 0.03)) + 0.4 * smoothstep(0.8, 1.12, y)),
    line: pen.weight.inner * 1.2,
  });
}

function drawFeatures(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(ellipse([0.58, 0.36], 0.24, 0.2, 40), { pigment: 'blush', tone: 0.15, isOverlay: true });
  side.fill(ellipse([0.26, -0.64], 0.16, 0.1, 28), { black: 'always', tone: 0 });
  side.fill(outlined('0.14 -0.12!, 0.3 -0.24, 0.5 -0.2, 0.66 -0.04!, 0.48 -0.12, 0.3 -0.13'), {
    black: 'always',
    tone: 0,
  });
  side.stroke(traced('0.18 -0.1, 0.34 -0.04, 0.54 -0.06'), detail * 1.2, { taper: 0.4 });
  side.stroke(traced('0.16 -0.24, 0.32 -0.33, 0.54 -0.28'), detail * 1.2, { taper: 0.5 });
  side.stroke(traced('0.06 0.28, 0.12 0.22, 0.1 0.16'), inner, { taper: 0.3 });
  side.stroke(traced('0.26 0.5, 0.36 0.6, 0.36 0.74'), detail * 1.3, { taper: 0.5 });
}

function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.04 0.3, 0 0.32, 0.04 0.3'), inner, { taper: 0.3 });
  pen.fill(symmetric('0 0.5, 0.06 0.46, 0.17 0.54!, 0.08 0.55, 0 0.56'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.3,
    line: detail,
  });
  pen.fill(symmetric('0 0.56, 0.08 0.56, 0.15 0.56!, 0.1 0.66, 0 0.68'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.1,
    line: detail,
  });
  pen.stroke(traced('-0.12 0.9, 0 0.94, 0.12 0.9'), detail * 1.3, { taper: 0.4 });
}

const face = symmetric(
  '0 -0.96!, 0.26 -0.86, 0.56 -0.6, 0.78 -0.24, 0.94 0.2, 0.92 0.6, 0.66 0.96, 0.3 1.14, 0 1.16',
);
