import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A whale shark that glides to the right: a broad flat mouth, white spots and ridges along its back. */
export const whaleShark: Motif = {
  name: 'whale-shark',
  tinted: ['water'],
  draw: (canvas) => canvas.layer((pen) => drawWhaleShark(pen.at({ angleRad: -0.14 }))),
};

function drawWhaleShark(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const skin = (shade: number) => ({
    pigment: 'water' as const,
    tone: (x: number, y: number) =>
      clamp(shade + 0.5 * smoothstep(0.1, -0.4, y) + 0.4 * smoothstep(-0.6, -1.3, x)),
    line: inner * 1.1,
  });
  for (const part of [farFin, tail, dorsal, rearFin, pelvic]) pen.fill(part, skin(0.3));
  pen.fill(body, { ...skin(0.1), line: inner * 1.2 });
  pen.fill(belly, {
    pigment: 'foam',
    tone: (_, y) => clamp(0.05 + 0.8 * smoothstep(0.2, 0.46, y)),
    line: detail,
  });
  for (const ridge of ridges) pen.stroke(traced(ridge), detail * 1.4, { taper: 0.4 });
  for (const [x, y, radius] of spots)
    pen.fill(circle([x, y], radius, 14), { pigment: 'foam', tone: 0, line: detail * 0.8 });
  for (const gill of gills) pen.stroke(traced(gill), inner, { taper: 0.4 });
  pen.fill(fin, skin(0.12));
  for (const [x, y] of finSpots)
    pen.fill(circle([x, y], 0.03, 12), { pigment: 'foam', tone: 0, line: detail * 0.8 });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(circle([1.08, 0.0], 0.045, 16), { black: 'always', tone: 1 });
  pen.fill(circle([1.068, -0.014], 0.014, 10), { color: [255, 255, 255], tone: 0 });
}

const body = outlined(
  '1.34 -0.14!, 1.1 -0.3, 0.7 -0.4, 0.2 -0.42, -0.4 -0.32, -1.0 -0.14, -1.36 -0.06!, -1.36 0.06!, -0.9 0.16, -0.3 0.36, 0.3 0.46, 0.8 0.42, 1.16 0.3, 1.38 0.12!, 1.42 -0.02',
);
const belly = outlined(
  '1.3 0.08!, 1.0 0.16, 0.6 0.2, 0.0 0.2, -0.6 0.12, -1.2 0.05!, -0.9 0.16, -0.3 0.36, 0.3 0.46, 0.8 0.42, 1.16 0.3, 1.36 0.13!',
);
const mouth = outlined('1.42 -0.08!, 1.3 0.0, 1.2 0.1!, 1.32 0.09, 1.42 0.04!');
const dorsal = outlined('0.06 -0.38!, -0.1 -0.62, -0.36 -0.8!, -0.34 -0.58, -0.3 -0.32!');
const rearFin = outlined('-0.7 -0.22!, -0.84 -0.36, -0.98 -0.42!, -0.96 -0.3, -0.92 -0.16!');
const tail = outlined(
  '-1.28 -0.07!, -1.5 -0.4, -1.82 -0.76!, -1.74 -0.4, -1.56 -0.02, -1.6 0.22, -1.7 0.42!, -1.48 0.28, -1.28 0.07!',
);
const pelvic = outlined('-0.4 0.3!, -0.62 0.46, -0.78 0.5!, -0.74 0.36, -0.66 0.22!');
const fin = outlined('0.62 0.3!, 0.42 0.66, 0.06 0.96!, 0.0 0.86, 0.14 0.56, 0.3 0.3!');
const farFin = outlined('0.9 0.34!, 0.92 0.56, 0.78 0.76!, 0.68 0.56, 0.7 0.36!');
const ridges = [
  '1.1 -0.22, 0.6 -0.3, 0.0 -0.3, -0.7 -0.18, -1.3 -0.04',
  '1.0 -0.1, 0.5 -0.14, 0.0 -0.14, -0.7 -0.06, -1.3 0.0',
  '0.5 0.06, 0.0 0.04, -0.6 0.04, -1.2 0.03',
];
const spots = [
  [1.24, -0.14, 0.022],
  [1.14, -0.2, 0.024],
  [1.02, -0.26, 0.024],
  [1.16, -0.08, 0.02],
  [1.02, -0.16, 0.026],
  [0.9, -0.22, 0.026],
  [0.9, -0.32, 0.024],
  [0.88, -0.08, 0.026],
  [0.74, -0.34, 0.028],
  [0.74, -0.22, 0.03],
  [0.56, -0.35, 0.032],
  [0.56, -0.22, 0.034],
  [0.56, -0.04, 0.03],
  [0.38, -0.36, 0.034],
  [0.36, -0.22, 0.036],
  [0.36, -0.05, 0.034],
  [0.18, -0.36, 0.036],
  [0.16, -0.21, 0.038],
  [0.16, -0.05, 0.036],
  [0.14, 0.11, 0.032],
  [-0.04, -0.35, 0.036],
  [-0.06, -0.21, 0.038],
  [-0.06, -0.05, 0.036],
  [-0.08, 0.1, 0.032],
  [-0.26, -0.3, 0.034],
  [-0.28, -0.18, 0.036],
  [-0.28, -0.03, 0.034],
  [-0.3, 0.09, 0.028],
  [-0.48, -0.26, 0.03],
  [-0.5, -0.14, 0.032],
  [-0.5, -0.01, 0.03],
  [-0.68, -0.2, 0.026],
  [-0.7, -0.1, 0.028],
  [-0.72, 0.0, 0.024],
  [-0.9, -0.08, 0.024],
  [-1.08, -0.06, 0.02],
] as const;
const gills = [
  '0.86 -0.06, 0.82 0.06, 0.86 0.18',
  '0.78 -0.06, 0.74 0.07, 0.78 0.2',
  '0.7 -0.06, 0.66 0.07, 0.7 0.2',
];
const finSpots = [
  [0.44, 0.44],
  [0.32, 0.5],
  [0.36, 0.6],
  [0.22, 0.64],
  [0.18, 0.78],
] as const;
