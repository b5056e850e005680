import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A molar with its cusps and two roots. */
export const tooth: Motif = {
  name: 'tooth',
  tinted: ['foam'],
  draw: (canvas) => canvas.layer(drawTooth),
};

function drawTooth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(root, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(0, 0.5, x) + 0.4 * smoothstep(-0.1, 0.3, -y + 0.3)),
    line: inner * 1.3,
  });
  pen.fill(fork, { pigment: 'bone', tone: 0.75, line: inner });
  pen.fill(crown, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.6 * smoothstep(0.2, 0.8, x) + 0.25 * smoothstep(-0.2, 0.3, y)),
    line: inner * 1.3,
  });
  for (const fissure of [
    '0 -0.78, -0.06 -0.6, 0.02 -0.44, -0.1 -0.3',
    '0.02 -0.44, 0.2 -0.38, 0.34 -0.44',
    '-0.05 -0.6, -0.24 -0.54, -0.36 -0.6',
  ])
    pen.stroke(traced(fissure), inner, { taper: 0.5, tapering: 'end' });
  for (const line of [
    '-0.46 0.32, -0.44 0.6, -0.36 0.86',
    '0.46 0.32, 0.44 0.6, 0.36 0.86',
    '-0.3 0.26, -0.3 0.46',
    '0.32 0.24, 0.32 0.44',
    '0.62 -0.5, 0.68 -0.3, 0.62 -0.06',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.5 });
  pen.stroke(traced('-0.62 -0.2, -0.64 -0.46, -0.5 -0.68'), inner * 1.8, { isErasing: true, taper: 0.5 });
}

const crown = outlined(
  '0 -0.78!, 0.16 -0.96, 0.4 -1.0, 0.64 -0.88, 0.78 -0.6, 0.78 -0.28, 0.66 0.06, 0.54 0.28!, 0.28 0.16, 0 0.12, -0.28 0.16, -0.54 0.28!, -0.68 0.06, -0.78 -0.28, -0.78 -0.6, -0.64 -0.88, -0.4 -1.0, -0.16 -0.96',
);
const root = outlined(
  '-0.58 0!, 0.58 0!, 0.6 0.36, 0.54 0.74, 0.4 1.06, 0.3 1.08, 0.22 0.86, 0.16 0.6, 0 0.46!, -0.16 0.6, -0.22 0.88, -0.32 1.1, -0.42 1.06, -0.54 0.74, -0.6 0.36',
);
const fork = outlined('0 0.3, 0.12 0.46, 0.14 0.56!, 0 0.46!, -0.14 0.56!, -0.12 0.46');
