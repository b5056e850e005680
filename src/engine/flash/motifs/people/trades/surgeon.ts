import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';

/** A surgeon: cap and mask, nothing but the eyes between them. */
export const surgeon: Motif = portrait({
  name: 'surgeon',
  tinted: ['waterLight'],
  garment: drawScrubs,
  face: { man: { skin: 'bone', mood: 'calm', cast: 'broad' } },
  over: (pen) => {
    drawMask(pen);
    drawSurgicalCap(pen);
  },
});

function drawScrubs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.38 0.98, 0.3 1.2, 0 1.6!'), {
    pigment: 'bone',
    tone: (_, y) => clamp(0.9 * smoothstep(1.3, 0.8, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.36 0.9!, 0.72 0.98, 1.1 1.16, 1.26 1.5, 1.3 1.94!, 0 1.98!, 0 1.46!'), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.6, 1.28, x) + 0.2 * (y - 1.3)),
      line: inner * 1.2,
    });
    side.fill(outlined('0.36 0.88!, 0.52 0.92!, 0.3 1.34, 0 1.68!, 0 1.46!, 0.2 1.2'), {
      pigment: 'waterLight',
      tone: 0.4,
      line: inner,
    });
    side.stroke(traced('0.92 1.3, 0.96 1.6, 0.92 1.92'), detail * 1.5, { taper: 0.3 });
  });
}

function drawMask(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.5 0.2, 0.58 0.06, 0.62 -0.08'), inner * 1.6);
    side.stroke(traced('0.46 0.56, 0.58 0.36, 0.62 0.2'), inner * 1.6);
  });
  pen.fill(symmetric('0 0.06!, 0.16 0.1, 0.5 0.18!, 0.53 0.4, 0.44 0.66, 0.24 0.88, 0 0.94'), {
    pigment: 'waterLight',
    tone: (x, y) =>
      clamp(0.06 + 0.6 * smoothstep(0.1, 0.5, Math.abs(x + 0.06)) + 0.4 * smoothstep(0.6, 0.94, y)),
    line: inner * 1.2,
  });
  for (const y of [0.34, 0.5, 0.66])
    pen.stroke(
      traced(
        `${-0.48 + 0.24 * (y - 0.34)} ${y - 0.04}, 0 ${y + 0.06}, ${0.48 - 0.24 * (y - 0.34)} ${y - 0.04}`,
      ),
      detail * 1.5,
    );
}

/** Tied behind, down to the brow. */
function drawSurgicalCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.18, 0.36 -1.12, 0.64 -0.86, 0.7 -0.5, 0.62 -0.26!, 0.34 -0.42, 0 -0.46'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.7, x) + 0.3 * smoothstep(-0.9, -0.5, y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.64 -0.4, -0.34 -0.56, 0 -0.61, 0.34 -0.56, 0.64 -0.4'), inner);
  for (const fold of [
    '0.2 -0.64, 0.26 -0.8, 0.24 -0.96',
    '-0.26 -0.62, -0.34 -0.76, -0.34 -0.9',
    '0.46 -0.56, 0.54 -0.7, 0.52 -0.84',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.5 });
}
