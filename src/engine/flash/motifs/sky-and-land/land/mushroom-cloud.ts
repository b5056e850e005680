import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The cloud of a great explosion: a billowing cap on a column, a ring around it, dust along the ground. */
export const mushroomCloud: Motif = {
  name: 'mushroom-cloud',
  tinted: ['cloud'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawDust(pen);
      drawColumn(pen);
      drawCap(pen);
    });
  },
};

function drawColumn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(column, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.9 * Math.abs(x) + 0.5 * smoothstep(0.2, -0.3, y)),
    line: inner * 1.2,
  });
  for (const x of [-0.14, 0.02, 0.16])
    pen.stroke(traced(`${x * 1.6} 1.2, ${x} 0.7, ${x * 1.1} 0.2, ${x * 1.5} -0.1`), detail * 1.5, {
      taper: 0.4,
    });
  pen.fill(collar, {
    pigment: 'cloud',
    tone: (x, y) => clamp(0.1 + 0.4 * x + 1.6 * (y - 0.2)),
    line: inner * 1.1,
  });
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(underside, { pigment: 'ember', tone: 0.6, line: inner });
  pen.fill(cap, {
    pigment: 'cloud',
    tone: (x, y) => clamp(0.04 + 0.34 * Math.max(0, x) + 0.75 * smoothstep(-0.55, -0.1, y)),
    line: inner * 1.3,
  });
  for (const billow of billows) pen.stroke(traced(billow), detail * 2, { taper: 0.35 });
}

function drawDust(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(dust, {
    pigment: 'cloud',
    tone: (x, y) => clamp(0.1 + 0.25 * Math.abs(x) + 0.9 * (y - 1.15)),
    line: inner * 1.2,
  });
  for (const curl of ['-0.8 1.2, -0.64 1.16, -0.54 1.26', '0.8 1.2, 0.64 1.14, 0.54 1.24'])
    pen.stroke(traced(curl), detail * 1.8, { taper: 0.4 });
}

const column = symmetric('0 -0.3, 0.42 -0.24!, 0.28 0.1, 0.24 0.5, 0.3 0.9, 0.52 1.3!, 0 1.34');
const collar = outlined(
  '-0.46 0.3, -0.6 0.36, -0.58 0.52, -0.38 0.54!, -0.22 0.66, 0 0.58!, 0.2 0.66, 0.4 0.54!, 0.6 0.5, 0.58 0.34, 0.42 0.28, 0.3 0.36, 0 0.42, -0.3 0.38',
);
const underside = symmetric('0 -0.34, 0.9 -0.3!, 0.7 -0.06, 0.3 0.02, 0 0.04');
const cap = outlined(
  '-1.0 -0.06!, -1.28 -0.12, -1.36 -0.4, -1.12 -0.56!, -1.22 -0.86, -0.98 -1.08, -0.74 -1.02!, -0.6 -1.32, -0.24 -1.42, -0.04 -1.24!, 0.2 -1.46, 0.56 -1.36, 0.66 -1.08!, 0.96 -1.14, 1.2 -0.88, 1.1 -0.6!, 1.36 -0.46, 1.3 -0.14, 1.02 -0.06!, 0.84 0.06, 0.64 -0.06!, 0.46 -0.18, 0.3 -0.1!, 0.12 -0.22, -0.08 -0.12!, -0.28 -0.22, -0.42 -0.08!, -0.62 -0.16, -0.72 -0.02!, -0.88 0.06',
);
const billows = [
  '-1.12 -0.56, -0.92 -0.58, -0.82 -0.42, -0.9 -0.28',
  '-0.74 -1.02, -0.56 -0.98, -0.46 -0.82',
  '-0.04 -1.24, 0.1 -1.12, 0.08 -0.94',
  '0.66 -1.08, 0.5 -0.98, 0.48 -0.82',
  '1.1 -0.6, 0.9 -0.62, 0.78 -0.46, 0.86 -0.3',
  '-0.46 -0.5, -0.28 -0.72, 0 -0.7, 0.1 -0.5',
  '0.28 -0.42, 0.46 -0.58, 0.64 -0.48',
];
const dust = outlined(
  '-1.3 1.42!, -1.36 1.26, -1.14 1.16, -0.98 1.22!, -0.9 1.02, -0.62 1.0, -0.5 1.14!, -0.36 1.02, -0.14 1.08, 0 1.2!, 0.14 1.06, 0.36 1.0, 0.5 1.14!, 0.64 0.98, 0.92 1.02, 0.98 1.2!, 1.16 1.14, 1.36 1.26, 1.3 1.42!',
);
