import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A burger in a sesame bun: lettuce, tomato, cheese that melts over the patty. */
export const burger: Motif = {
  name: 'burger',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawFilling(pen);
      drawCrown(pen);
    }),
};

function drawFilling(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.66!, 1.04 0.66!, 1.08 0.86, 0.94 1.08, 0.6 1.16, 0 1.18'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.15 + 0.4 * x + 0.5 * (y - 0.7)),
    line: inner * 1.4,
  });
  pen.fill(
    symmetric('0 0.28!, 1.0 0.28, 1.16 0.4, 1.16 0.6, 1.02 0.72, 0.74 0.7, 0.5 0.76, 0.24 0.71, 0 0.75'),
    { pigment: 'wood', tone: (x, y) => clamp(0.35 + 0.3 * x + 0.4 * (y - 0.4)), line: inner * 1.4 },
  );
  for (const crumb of [
    '-0.9 0.6, -0.8 0.62',
    '-0.16 0.62, -0.06 0.6',
    '0.72 0.6, 0.82 0.57',
    '0.34 0.64, 0.42 0.65',
  ])
    pen.stroke(traced(crumb), inner, { taper: 0.3 });
  pen.fill(
    outlined(
      '-1.1 0.2!, 1.1 0.2!, 1.14 0.3!, 0.84 0.36, 0.6 0.6!, 0.36 0.36, 0.1 0.36, -0.2 0.4, -0.46 0.64!, -0.72 0.36, -1.14 0.3!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.08 + 0.3 * x), line: inner * 1.2 },
  );
  for (const x of [-0.56, 0.56])
    pen.fill(ellipse([x, 0.13], 0.54, 0.13, 40), {
      pigment: 'petal',
      tone: (px) => clamp(0.25 + 0.5 * (px - x)),
      line: inner * 1.2,
    });
  pen.fill(
    outlined(
      '-1.16 -0.1!, 1.16 -0.1!, 1.26 0.06, 1.1 0.16, 0.96 0.04, 0.8 0.12, 0.66 0.24, 0.5 0.12, 0.34 0.04, 0.16 0.18, 0 0.24, -0.16 0.1, -0.34 0.04, -0.5 0.18, -0.64 0.22, -0.8 0.08, -0.96 0.06, -1.1 0.2, -1.26 0.06',
    ),
    { pigment: 'leafLight', tone: (x, y) => clamp(0.4 + 0.3 * x - 1.2 * y), line: inner * 1.3 },
  );
  for (const fold of [
    '-0.64 0.14, -0.6 -0.02',
    '0.0 0.16, -0.04 0.0',
    '0.66 0.15, 0.62 -0.02',
    '-1.1 0.1, -1.04 -0.02',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.5, tapering: 'end' });
}

function drawCrown(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.98, 0.5 -0.92, 0.92 -0.66, 1.12 -0.3, 1.14 -0.1, 1.02 -0.02, 0 -0.02'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.12 + 0.45 * x + 0.4 * (y + 0.5)),
    line: inner * 1.5,
  });
  for (const [x, y, angleRad] of seeds)
    pen.at({ at: [x, y], angleRad }).fill(outlined('-0.09 0, 0 -0.055, 0.1 0, 0 0.055'), {
      pigment: 'bone',
      tone: 0.02,
      line: inner * 0.9,
    });
  pen.stroke(traced('-0.98 -0.3, -0.86 -0.52, -0.64 -0.7'), inner * 2, { isErasing: true, taper: 0.4 });
}

const seeds = [
  [-0.46, -0.66, -0.4],
  [-0.06, -0.8, 0.1],
  [0.4, -0.7, 0.5],
  [-0.6, -0.32, -0.5],
  [-0.18, -0.48, 0.2],
  [0.2, -0.42, -0.3],
  [0.62, -0.38, 0.6],
] as const;
