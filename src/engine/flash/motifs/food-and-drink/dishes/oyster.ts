import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { pearl } from '../../clothes-and-jewels/jewels/pearl.ts';
import type { Motif } from '../../motif.ts';

/** An oyster on its half shell: rough layers without, mother-of-pearl within, its flesh and a pearl. */
export const oyster: Motif = {
  name: 'oyster',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawShell(pen);
      drawFlesh(pen);
    });
    canvas.part(pearl.draw, { at: [0.1, 0.3], scale: 0.3 });
  },
};

function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [i, layer] of layers.entries())
    pen.fill(outlined(layer), {
      pigment: 'grey',
      tone: (x, y) => clamp(0.5 - 0.14 * i + 0.25 * x + 0.2 * y),
      line: inner * (i === 0 ? 1.3 : 1),
    });
  for (const groove of grooves) pen.stroke(traced(groove), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined(nacre), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.5 * smoothstep(0.1, -0.8, x + 0.6 * y) + 0.1 * y),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.3 -0.92, -0.16 -1.02, 0.0 -0.92, -0.06 -0.76, -0.22 -0.76'), {
    pigment: 'violet',
    tone: 0.3,
    line: detail,
  });
}

function drawFlesh(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(flesh), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.1 + 0.3 * x + 0.3 * (y - 0.2)),
    line: inner,
  });
  pen.fill(outlined('-0.34 -0.36, 0 -0.52, 0.34 -0.3, 0.44 0.14, 0.3 0.56, -0.06 0.66, -0.36 0.4, -0.44 0'), {
    pigment: 'scroll',
    tone: (x, y) => clamp(0.05 + 0.3 * x + 0.3 * y),
    line: detail * 1.3,
  });
  for (const fold of [
    '-0.56 -0.2, -0.46 -0.1, -0.48 0.06',
    '0.52 -0.28, 0.46 -0.16',
    '-0.44 0.56, -0.34 0.5',
    '0.5 0.46, 0.42 0.4',
    '-0.2 -0.3, 0.04 -0.36, 0.2 -0.24',
  ])
    pen.stroke(traced(fold), detail, { taper: 0.4 });
}

/** Of the shell, each laid over the one before. */
const layers = [
  '-0.24 -1.5!, 0.1 -1.44, 0.42 -1.2, 0.62 -1.16!, 0.74 -0.86, 1.0 -0.66!, 0.98 -0.34, 1.18 -0.06!, 1.1 0.26, 1.2 0.58!, 0.98 0.78, 0.96 1.08!, 0.66 1.12, 0.46 1.34!, 0.14 1.26, -0.2 1.4!, -0.42 1.18, -0.76 1.2!, -0.84 0.9, -1.1 0.72!, -1.0 0.4, -1.16 0.1!, -0.96 -0.2, -0.98 -0.52!, -0.74 -0.74, -0.7 -1.06!, -0.44 -1.2',
  '-0.22 -1.36!, 0.06 -1.34, 0.36 -1.1!, 0.6 -0.9, 0.82 -0.62!, 0.86 -0.34, 1.02 -0.04!, 0.96 0.26, 1.02 0.56!, 0.84 0.74, 0.8 0.98!, 0.5 1.06, 0.3 1.2!, 0.0 1.14, -0.26 1.24!, -0.46 1.04, -0.7 1.02!, -0.76 0.76, -0.94 0.58!, -0.88 0.3, -0.98 0.04!, -0.84 -0.24, -0.82 -0.52!, -0.64 -0.74, -0.56 -1.02!, -0.4 -1.14',
];
const grooves = [
  '-1.04 0.12, -0.92 0.16',
  '-1.0 0.66, -0.86 0.56',
  '-0.7 1.1, -0.62 0.96',
  '-0.2 1.32, -0.18 1.16',
  '0.4 1.26, 0.34 1.12',
  '0.88 1.0, 0.76 0.9',
  '1.1 0.56, 0.94 0.5',
  '1.08 -0.04, 0.94 0',
  '0.9 -0.6, 0.78 -0.5',
  '0.5 -1.1, 0.46 -0.94',
  '-0.84 -0.5, -0.74 -0.46',
];
const nacre =
  '-0.2 -1.22, 0.08 -1.16, 0.4 -0.86, 0.68 -0.5, 0.84 0.0, 0.82 0.5, 0.58 0.86, 0.16 1.02, -0.26 1.0, -0.6 0.74, -0.78 0.3, -0.74 -0.2, -0.56 -0.64, -0.4 -1.0';
const flesh =
  '-0.1 -0.7, 0.2 -0.66, 0.46 -0.46, 0.62 -0.16, 0.7 0.18, 0.62 0.52, 0.36 0.74, 0.02 0.8, -0.32 0.74, -0.56 0.52, -0.64 0.16, -0.6 -0.2, -0.4 -0.52';
