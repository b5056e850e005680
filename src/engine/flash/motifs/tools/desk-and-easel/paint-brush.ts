import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.6;

/** A painter's round brush, its bristles up, dipped in colour. */
export const paintBrush: Motif = {
  name: 'paint-brush',
  tinted: ['petal'],
  leanRad,
  draw: (canvas) => canvas.layer(drawBrush, { at: { angleRad: leanRad } }),
};

function drawBrush(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.3!, 0.13 -0.3!, 0.16 0.0, 0.1 0.6, 0.05 1.3, 0 1.42'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.06 -0.2, -0.08 0.1, -0.04 0.6'), detail * 2, { isErasing: true, taper: 0.3 });
  pen.fill(symmetric('0 -0.74, 0.17 -0.72!, 0.13 -0.28!, 0 -0.26'), {
    pigment: 'steel',
    tone: (x) => clamp(0.25 + 3 * x),
    line: inner * 1.1,
  });
  for (const y of [-0.62, -0.54, -0.38]) pen.stroke(traced(`-0.15 ${y}, 0 ${y + 0.02}, 0.15 ${y}`), inner);
  pen.fill(symmetric('0 -1.46!, 0.1 -1.24, 0.22 -1.0, 0.17 -0.72!, 0 -0.7'), {
    pigment: 'bone',
    tone: (x) => clamp(0.2 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.46!, 0.1 -1.24, 0.21 -1.04!, 0.12 -0.94, 0.06 -1.02, 0 -0.9'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 2 * x),
    line: inner,
  });
  for (const hair of [
    '-0.08 -0.76, -0.1 -0.9',
    '0.02 -0.74, 0.02 -0.84',
    '0.1 -0.76, 0.12 -0.9',
    '-0.06 -1.06, -0.02 -1.28',
    '0.08 -1.08, 0.04 -1.26',
  ])
    pen.stroke(traced(hair), detail * 1.3, { taper: 0.4 });
}
