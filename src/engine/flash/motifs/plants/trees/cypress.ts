import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An Italian cypress: one tall flame of dark foliage on a little ground. */
export const cypress: Motif = {
  name: 'cypress',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawTree(pen));
    canvas.layer(drawGround, { contour: 0.7 });
  },
};

function drawTree(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.08 1.2!, -0.06 1.5!, 0.08 1.5!, 0.08 1.2!'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner,
  });
  pen.fill(flame, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.3 + 1.2 * x + 0.1 * y),
    line: inner * 1.2,
  });
  for (const lick of [
    '-0.26 1.1, -0.3 0.6, -0.2 0.2, -0.12 0.0',
    '-0.06 1.2, -0.14 0.7, -0.02 0.1, 0.0 -0.3',
    '0.14 1.1, 0.1 0.6, 0.18 0.1, 0.14 -0.2',
    '0.3 1.0, 0.3 0.5, 0.24 0.2',
    '-0.2 0.4, -0.24 -0.1, -0.12 -0.5, -0.06 -0.8',
    '0.06 0.2, 0.02 -0.3, 0.08 -0.7, 0.04 -1.1',
    '0.22 0.0, 0.18 -0.4, 0.14 -0.6',
    '-0.1 -0.4, -0.1 -0.8, 0 -1.2',
  ])
    pen.stroke(traced(lick), inner * 1.1, { taper: 0.5 });
  for (const fleck of [
    '-0.3 0.84, -0.26 0.74',
    '0.0 0.9, 0.02 0.78',
    '0.22 0.8, 0.22 0.68',
    '-0.1 0.3, -0.06 0.2',
    '0.1 -0.06, 0.12 -0.16',
    '-0.04 -0.7, 0 -0.8',
  ])
    pen.stroke(traced(fleck), detail * 1.6, { taper: 0.3 });
}

function drawGround(pen: Pen): void {
  pen.fill(outlined('-0.9 1.52!, -0.5 1.42, 0 1.4, 0.5 1.42, 0.9 1.52!, 0.4 1.6, -0.4 1.6'), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.3 + 0.3 * x),
    line: pen.weight.inner,
  });
  for (const blade of ['-0.5 1.46, -0.54 1.34', '-0.4 1.44, -0.38 1.32', '0.3 1.44, 0.34 1.3'])
    pen.stroke(traced(blade), pen.weight.inner, { taper: 0.4 });
}

/** Ragged along its edges, where the twigs end. */
const flame = outlined(
  '0.02 -1.6!, 0.1 -1.3, 0.14 -1.16!, 0.16 -0.96, 0.2 -0.8, 0.25 -0.66!, 0.24 -0.4, 0.3 -0.2, 0.36 -0.06!, 0.34 0.2, 0.4 0.4, 0.44 0.54!, 0.4 0.76, 0.42 0.98!, 0.32 1.16, 0.16 1.28, 0 1.22!, -0.16 1.3, -0.32 1.18, -0.42 1.0!, -0.4 0.8, -0.45 0.6!, -0.38 0.36, -0.37 0.1!, -0.32 -0.14, -0.3 -0.36!, -0.22 -0.6, -0.2 -0.82!, -0.14 -1.02, -0.12 -1.2!, -0.04 -1.4',
);
