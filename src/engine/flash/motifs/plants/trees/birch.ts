import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawFoliage } from '../../parts/plants/foliage.ts';

/** One birch: a slender white trunk with black scars, light foliage on thin boughs. */
export const birch: Motif = {
  name: 'birch',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, radiusX, radiusY] of far) drawFoliage(pen, [x, y], radiusX, radiusY);
      drawTrunk(pen);
      for (const [x, y, radiusX, radiusY] of near) drawFoliage(pen, [x, y], radiusX, radiusY);
      drawGround(pen);
    });
  },
};

function drawTrunk(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [line, half] of boughs)
    drawLimb(pen, { line, half }, { pigment: 'foam', tone: (x) => clamp(0.1 + 0.4 * x) });
  drawLimb(
    pen,
    { line: '0 1.5, -0.03 0.9, 0.03 0.2, -0.02 -0.5, 0.03 -1.16', half: [0.2, 0.155, 0.135, 0.09, 0.03] },
    { pigment: 'foam', tone: (x) => clamp(0.05 + 2.2 * (x - 0.02)) },
  );
  for (const scar of scars) pen.fill(outlined(scar), { black: 'always', tone: 1 });
  for (const [x, y, reach] of dashes)
    pen.stroke(traced(`${x} ${y}, ${x + reach * 0.5} ${y + 0.014}, ${x + reach} ${y}`), inner * 1.3, {
      taper: 0.4,
    });
}

function drawGround(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.8 1.54!, -0.4 1.44, 0 1.42, 0.4 1.44, 0.8 1.54!, 0.4 1.6, -0.4 1.6'), {
    pigment: 'leafLight',
    tone: (x) => clamp(0.3 + 0.3 * x),
    line: inner,
  });
  for (const blade of [
    '-0.36 1.48, -0.42 1.3',
    '-0.28 1.46, -0.26 1.26',
    '0.3 1.46, 0.36 1.28',
    '0.4 1.48, 0.4 1.36',
  ])
    pen.stroke(traced(blade), inner, { taper: 0.5, tapering: 'end' });
}

const far = [
  [0, -1.28, 0.36, 0.3],
  [-0.46, -0.92, 0.4, 0.32],
  [0.5, -0.96, 0.4, 0.3],
  [-0.66, -0.36, 0.36, 0.28],
  [0.68, -0.42, 0.38, 0.28],
] as const;
const near = [
  [-0.36, -0.6, 0.2, 0.18],
  [0.4, -0.66, 0.22, 0.18],
  [-0.74, -0.1, 0.24, 0.18],
  [0.74, -0.14, 0.24, 0.18],
  [0.16, -1.06, 0.16, 0.13],
] as const;
const boughs = [
  ['0.02 0.1, -0.26 -0.16, -0.6 -0.4', [0.05, 0.035, 0.015]],
  ['0.02 -0.02, 0.3 -0.3, 0.62 -0.48', [0.05, 0.035, 0.015]],
  ['0 -0.4, -0.22 -0.66, -0.42 -0.94', [0.04, 0.03, 0.012]],
  ['0 -0.48, 0.24 -0.74, 0.46 -0.98', [0.04, 0.03, 0.012]],
] as const;
const scars = [
  '-0.19 1.34!, -0.06 1.27, 0.06 1.3!, -0.04 1.37, -0.19 1.42!',
  '0.16 1.06!, 0.04 1.02, -0.06 1.05!, 0.04 1.1, 0.16 1.13!',
  '-0.18 0.78!, -0.08 0.74, 0.04 0.78!, -0.06 0.83, -0.18 0.86!',
  '0.15 0.5!, 0.06 0.45, -0.04 0.48!, 0.06 0.54, 0.15 0.56!',
  '-0.12 0.26!, -0.04 0.22, 0.06 0.24!, -0.02 0.3, -0.12 0.32!',
  '0.13 0.04!, 0.06 0.0, -0.02 0.03!, 0.06 0.08, 0.13 0.1!',
  '-0.1 -0.26!, -0.04 -0.28, 0.02 -0.25!, -0.03 -0.21, -0.1 -0.2!',
  '0.08 -0.56!, 0.03 -0.58, -0.02 -0.55!, 0.02 -0.52, 0.08 -0.5!',
];
const dashes = [
  [-0.02, 1.2, 0.14],
  [-0.14, 0.98, 0.12],
  [-0.02, 0.9, 0.12],
  [-0.13, 0.64, 0.13],
  [0, 0.68, 0.1],
  [-0.1, 0.42, 0.1],
  [0.02, 0.36, 0.1],
  [-0.08, 0.14, 0.09],
  [-0.08, -0.08, 0.1],
  [0.0, -0.38, 0.08],
  [-0.06, -0.7, 0.08],
] as const;
