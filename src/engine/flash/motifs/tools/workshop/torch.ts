import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawFlames } from '../../sky-and-land/land/flame.ts';

/** A burning torch: a stick, its head wrapped in cloth, the flames that rise from it. */
export const torch: Motif = {
  name: 'torch',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer(drawTorch, { at: { angleRad: 0.3 } }),
};

/** Upright, about 3 high. */
function drawTorch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawFlames(pen.at({ at: [0, -0.84], scale: 0.82 }));
  pen.fill(symmetric('0 0!, 0.13 0!, 0.1 0.9, 0.07 1.56!, 0 1.6'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 0.7 * smoothstep(-0.06, 0.12, x)),
    line: inner * 1.2,
  });
  for (const grain of [
    '-0.05 0.34, -0.04 0.7, -0.05 1.0',
    '0.04 0.5, 0.05 0.9, 0.03 1.4',
    '-0.03 1.2, -0.02 1.44',
  ])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
  pen.fill(knot, { pigment: 'wood', tone: 0.5, line: detail });
  for (const [i, band] of bands.entries())
    pen.fill(outlined(band), {
      pigment: 'scroll',
      tone: (x, y) => clamp(0.1 + 0.06 * i + 0.7 * smoothstep(0, 0.3, x) + 0.4 * smoothstep(-0.2, -0.34, y)),
      line: inner * 1.1,
    });
  for (const fold of folds) pen.stroke(traced(fold), detail, { taper: 0.5 });
  pen.fill(outlined('0.18 0.1!, 0.3 0.16, 0.36 0.34, 0.3 0.48!, 0.24 0.34, 0.14 0.24!'), {
    pigment: 'scroll',
    tone: 0.35,
    line: inner,
  });
}

/** Strips of cloth, wound around the head from below. */
const bands = [
  '-0.17 0.1!, 0.17 0.0!, 0.17 0.18, -0.14 0.26!',
  '-0.22 -0.04!, 0.21 -0.16!, 0.2 0.04, -0.18 0.15!',
  '-0.27 -0.18!, 0.26 -0.3!, 0.25 -0.1, -0.23 0.02!',
  '-0.3 -0.3!, -0.1 -0.36, 0.3 -0.4!, 0.3 -0.24, -0.28 -0.12!',
];
const folds = [
  '-0.16 -0.2, 0.02 -0.24, 0.16 -0.28',
  '-0.12 -0.04, 0.0 -0.07, 0.1 -0.11',
  '-0.08 0.1, 0.02 0.07, 0.1 0.04',
];
const knot = outlined('-0.02 0.72, 0.03 0.78, 0.01 0.88, -0.03 0.82');
