import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A headland that breaks off sheer on its right, the sea beating at its foot: something can stand on it. */
export const cliff: Motif = {
  name: 'cliff',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawCliff);
  },
};

function drawCliff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(sea, { pigment: 'water', tone: linearShader([0, 0.4], [0, 1.1], [0.15, 0.6]), line: inner });
  for (const swell of swells) pen.stroke(traced(swell), inner * 0.9, { taper: 0.4 });
  pen.fill(rock, {
    pigment: 'grey',
    tone: linearShader([-0.8, -0.6], [0.6, 0.6], [0.05, 0.45]),
    line: inner * 1.1,
  });
  for (const face of faces)
    pen.fill(outlined(face), { pigment: 'grey', tone: 0.65, isOverlay: true, line: detail * 1.2 });
  for (const crack of cracks) pen.stroke(traced(crack), inner, { taper: 0.5, tapering: 'end' });
  pen.fill(turf, { pigment: 'leaf', tone: (x, y) => clamp(0.2 + 0.2 * x + 1.2 * (y + 0.9)), line: inner });
  for (const blade of blades) pen.stroke(traced(blade), inner, { taper: 0.5, tapering: 'end' });
  pen.fill(surf, { pigment: 'foam', tone: linearShader([0, 0.5], [0, 0.9], [0, 0.4]), line: inner });
  pen.fill(spray, { pigment: 'foam', tone: 0.05, line: inner });
  for (const [x, y] of drops) pen.dot([x, y], inner);
}

const sea = outlined(
  '-1.1 0.62!, 0.3 0.56, 1.3 0.56!, 1.36 0.8, 1.2 1.04!, 0.4 1.12, -0.5 1.12, -1.14 1.02!',
);
const swells = [
  '0.7 0.76, 0.86 0.7, 1.06 0.76',
  '0.5 0.96, 0.7 0.9, 0.94 0.96',
  '-0.1 1.02, 0.1 0.97, 0.3 1.02',
  '-0.8 1.0, -0.6 0.95, -0.4 1.0',
];
const rock = outlined(
  '-1.16 -0.82!, -0.4 -0.86!, 0.5 -0.88!, 0.58 -0.74!, 0.44 -0.56!, 0.48 -0.34!, 0.36 -0.14!, 0.42 0.1!, 0.34 0.3!, 0.46 0.5!, 0.6 0.8!, -1.16 0.86!, -1.08 0.4!, -1.18 0.0!, -1.1 -0.4!',
);
const faces = [
  '0.5 -0.88!, 0.58 -0.74!, 0.44 -0.56!, 0.48 -0.34!, 0.36 -0.14!, 0.42 0.1!, 0.34 0.3!, 0.46 0.5!, 0.6 0.8!, 0.12 0.84!, 0.16 0.5!, 0.04 0.26!, 0.14 -0.02!, 0.06 -0.34!, 0.2 -0.6!, 0.16 -0.8!',
  '-0.5 -0.7!, -0.34 -0.4!, -0.46 -0.06!, -0.32 0.24!, -0.44 0.84!, -0.72 0.84!, -0.62 0.3!, -0.74 0!, -0.6 -0.36!',
];
const cracks = [
  '-0.12 -0.62, -0.18 -0.34, -0.06 -0.1, -0.14 0.2',
  '0.06 -0.34, 0.24 -0.26',
  '0.04 0.26, 0.24 0.34',
  '-0.94 -0.5, -0.88 -0.2, -0.96 0.1',
  '-0.9 0.4, -0.84 0.6',
  '-0.14 0.44, -0.08 0.62',
];
const turf = outlined(
  '-1.2 -0.86, -0.8 -0.96, -0.2 -0.98, 0.3 -0.98, 0.6 -0.9, 0.56 -0.74!, 0.46 -0.8, 0.36 -0.68!, 0.22 -0.78, 0.06 -0.64!, -0.1 -0.76, -0.28 -0.66!, -0.46 -0.76, -0.62 -0.62!, -0.8 -0.74, -0.98 -0.64!, -1.1 -0.74',
);
const blades = [
  '-0.9 -0.93, -0.94 -1.06',
  '-0.84 -0.94, -0.82 -1.08',
  '-0.1 -0.97, -0.13 -1.1',
  '-0.04 -0.97, -0.01 -1.1',
];
const surf = outlined(
  '-1.16 0.92, -1.14 0.74, -0.96 0.66, -0.78 0.76, -0.58 0.66, -0.4 0.76, -0.2 0.64, 0 0.74, 0.18 0.62, 0.36 0.7, 0.56 0.56, 0.76 0.66, 0.94 0.74, 0.8 0.82, 0.5 0.86, 0 0.9, -0.6 0.94',
);
const spray = outlined(
  '0.36 0.66!, 0.4 0.44, 0.34 0.22!, 0.5 0.36, 0.54 0.1!, 0.62 0.34, 0.78 0.18!, 0.72 0.42, 0.9 0.4!, 0.78 0.6, 0.66 0.7!, 0.5 0.64',
);
const drops = [
  [0.66, 0.06],
  [0.86, 0.16],
  [0.96, 0.3],
  [0.48, -0.02],
] as const;
