import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An ocean sunfish: a disc that seems all head, a tall fin above and below, a frill for a tail; heads to the right. */
export const sunfish: Motif = {
  name: 'sunfish',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer(drawSunfish),
};

function drawSunfish(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const fin of [dorsal, anal])
    pen.fill(fin, {
      pigment: 'water',
      tone: (_, y) => clamp(0.9 - 0.7 * smoothstep(0.5, 1.3, Math.abs(y))),
      line: inner * 1.1,
    });
  for (const ray of rays) pen.stroke(traced(ray), detail * 1.2, { taper: 0.4 });
  pen.fill(frill, { pigment: 'water', tone: (x) => clamp(0.9 + x), line: inner * 1.1 });
  for (const fold of frillFolds) pen.stroke(traced(fold), detail * 1.2, { taper: 0.4 });
  pen.fill(body, {
    pigment: 'steel',
    tone: (x, y) =>
      clamp(
        0.06 +
          0.5 * smoothstep(0.0, 0.7, y) +
          0.4 * smoothstep(-0.3, -0.7, y) +
          0.3 * smoothstep(-0.3, -0.8, x),
      ),
    line: inner * 1.2,
  });
  for (const [x, y, radius] of blotches)
    pen.fill(ellipse([x, y], radius * 1.2, radius, 18), { pigment: 'foam', tone: 0, line: detail * 0.8 });
  pen.fill(outlined('0.3 0.0!, 0.12 -0.14, -0.08 -0.14, -0.16 0.02, -0.06 0.18, 0.14 0.18!'), {
    pigment: 'water',
    tone: (x) => clamp(0.5 - x),
    line: inner,
  });
  for (const ray of [
    '0.2 0.02, 0.02 -0.06, -0.1 -0.06',
    '0.2 0.06, 0.04 0.04, -0.12 0.04',
    '0.18 0.1, 0.04 0.12, -0.06 0.13',
  ])
    pen.stroke(traced(ray), detail, { taper: 0.4 });
  pen.stroke(traced('0.38 -0.16, 0.34 0.0, 0.38 0.16'), inner, { taper: 0.3 });
  pen.fill(circle([0.64, -0.18], 0.11, 26), { pigment: 'foam', tone: 0.05, line: inner });
  pen.fill(circle([0.655, -0.175], 0.066, 20), { black: 'always', tone: 1 });
  pen.fill(circle([0.635, -0.2], 0.02, 10), { color: [255, 255, 255], tone: 0 });
  pen.fill(ellipse([0.965, 0.05], 0.04, 0.065, 18), { black: 'always', tone: 1 });
  pen.stroke(traced('0.88 -0.06, 0.84 0.05, 0.88 0.16'), detail * 1.3, { taper: 0.4 });
}

const body = outlined(
  '1.0 0.0, 0.94 -0.2, 0.72 -0.46, 0.36 -0.66, -0.06 -0.74, -0.46 -0.66, -0.74 -0.44!, -0.8 0.0, -0.74 0.46!, -0.44 0.7, -0.04 0.78, 0.4 0.68, 0.74 0.46, 0.94 0.22',
);
const dorsal = outlined(
  '0.0 -0.66!, -0.1 -0.98, -0.26 -1.34, -0.42 -1.5!, -0.5 -1.2, -0.54 -0.9, -0.6 -0.5!',
);
const anal = outlined('0.0 0.68!, -0.1 1.02, -0.26 1.38, -0.42 1.54!, -0.5 1.24, -0.54 0.94, -0.6 0.54!');
const rays = [
  '-0.14 -0.74, -0.26 -1.04, -0.38 -1.34',
  '-0.3 -0.7, -0.38 -0.96, -0.44 -1.2',
  '-0.44 -0.66, -0.48 -0.86, -0.5 -1.04',
  '-0.14 0.78, -0.26 1.08, -0.38 1.38',
  '-0.3 0.74, -0.38 1.0, -0.44 1.24',
  '-0.44 0.68, -0.48 0.9, -0.5 1.08',
];
const frill = outlined(
  '-0.64 -0.54!, -0.9 -0.5, -1.02 -0.36, -0.96 -0.24!, -1.1 -0.14, -1.06 0.0!, -1.12 0.1, -1.0 0.26!, -1.06 0.38, -0.9 0.54, -0.64 0.56!',
);
const frillFolds = [
  '-0.76 -0.34, -0.88 -0.3, -0.95 -0.25',
  '-0.8 -0.02, -0.94 0.0, -1.05 0.0',
  '-0.76 0.34, -0.9 0.3, -0.99 0.27',
];
const blotches = [
  [0.5, 0.34, 0.04],
  [0.3, 0.46, 0.05],
  [0.06, 0.5, 0.045],
  [-0.2, 0.5, 0.05],
  [-0.44, 0.36, 0.045],
  [0.2, 0.3, 0.03],
  [-0.1, 0.32, 0.035],
  [0.3, -0.4, 0.035],
  [0.04, -0.48, 0.04],
  [-0.24, -0.44, 0.035],
  [-0.5, -0.3, 0.04],
  [-0.4, 0.06, 0.035],
  [-0.58, 0.08, 0.03],
] as const;
