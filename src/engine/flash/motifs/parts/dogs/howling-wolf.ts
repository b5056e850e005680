import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';

/** How far the head is thrown back. */
const howlRad = -1.05;

/** Head and chest of a wolf in profile, its nose to the sky; looks to the right. */
export function drawHowlingWolf(pen: Pen, raisedRad = howlRad): void {
  const { inner } = pen.weight;
  pen.fill(chest, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.15 + 0.75 * smoothstep(0.1, -0.75, x) + 0.15 * y),
    line: inner * 1.1,
  });
  pen.fill(bib, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.1, -0.2, x) + 0.2 * smoothstep(0.5, 1.1, y)),
    line: pen.weight.detail,
  });
  for (const tuft of tufts)
    pen.stroke(traced(tuft), pen.weight.detail * 1.4, { taper: 0.6, tapering: 'end' });
  drawHairs(pen, traced('-0.6 0.2, -0.66 0.5, -0.78 0.9'), [0.08, 0.22], 12);
  drawHairs(pen, traced('-0.3 0.3, -0.3 0.6, -0.36 1'), [0.05, 0.2], 9);
  drawHairs(pen, traced('0.2 0.3, 0.16 0.6, 0.2 0.9'), [0.03, 0.18], 9);
  drawWolfProfile(pen.at({ angleRad: raisedRad }));
}

/** A wolf's head in profile with open jaws, looking along the pen's x axis; about 1.5 long. */
export function drawWolfProfile(pen: Pen, coat: Pigment = 'grey'): void {
  const { inner, detail, contour } = pen.weight;
  pen.fill(farEar, { pigment: coat, tone: 0.75, line: inner });
  pen.fill(jaw, {
    pigment: 'foam',
    tone: (_, y) => clamp(0.2 + 0.7 * smoothstep(0.22, 0.46, y)),
    line: inner,
  });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(tongue, { pigment: 'petal', tone: 0.4, line: detail });
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) => clamp(0.1 + 0.45 * smoothstep(-0.1, -0.5, y) + 0.5 * smoothstep(0, -0.4, x)),
    line: inner * 1.1,
  });
  pen.fill(cheek, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.2, -0.2, x) + 0.3 * y),
    line: detail,
  });
  for (const tooth of teeth) pen.fill(tooth, { pigment: 'foam', tone: 0.05, line: detail });
  pen.fill(ear, { pigment: coat, tone: 0.3, line: inner * 1.1 });
  pen.fill(innerEar, { black: 'uncolored', pigment: 'blush', tone: 0.6, line: detail });
  drawHairs(pen, traced('-0.1 -0.42, -0.2 -0.36'), [-0.16, -0.16], 4);
  pen.fill(nose, { black: 'always', tone: 1 });
  pen.fill(eye, { black: 'always', tone: 1 });
  pen.stroke(traced('0.26 -0.2, 0.34 -0.23, 0.42 -0.2'), detail * 1.2, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0.12 -0.28, 0.28 -0.34, 0.46 -0.26'), Math.max(inner, contour * 0.5), { taper: 0.5 });
  pen.stroke(traced('0.5 -0.14, 0.68 -0.13, 0.84 -0.1'), detail, { taper: 0.5 });
  drawHairs(pen, traced('0.02 -0.2, -0.06 0, 0.02 0.2'), [-0.16, 0.1], 9);
}

const chest = outlined(
  '-0.3 -0.2, 0.3 -0.1, 0.44 0.12, 0.5 0.3!, 0.43 0.32!, 0.54 0.56!, 0.45 0.56!, 0.56 0.84!, 0.46 0.82!, 0.54 1.06!, 0.38 1.0!, 0.34 1.22!, 0.2 1.08!, 0.08 1.3!, -0.04 1.1!, -0.22 1.28!, -0.3 1.08!, -0.52 1.24!, -0.58 1.04!, -0.88 1.1!, -0.78 0.9!, -0.98 0.86!, -0.8 0.68!, -0.92 0.56!, -0.74 0.42!, -0.82 0.26!, -0.64 0.1!, -0.6 -0.05',
);
const bib = outlined(
  '0.36 0.1!, 0.46 0.4, 0.48 0.7!, 0.4 0.7!, 0.42 0.98!, 0.3 0.9!, 0.22 1.1!, 0.12 0.9!, 0.02 1.0!, 0 0.7!, -0.1 0.72!, -0.02 0.46!, -0.1 0.4!, 0.06 0.16',
);
const tufts = [
  '-0.5 0.16, -0.58 0.36, -0.72 0.46',
  '-0.42 0.4, -0.5 0.66, -0.68 0.78',
  '-0.26 0.66, -0.32 0.9, -0.44 1.02',
  '0.16 0.44, 0.2 0.6, 0.16 0.72',
  '0.3 0.6, 0.32 0.76, 0.28 0.86',
];
const head = outlined(
  '1.0 -0.04, 0.99 -0.14, 0.9 -0.2, 0.66 -0.22, 0.46 -0.28, 0.32 -0.4, 0.12 -0.5, -0.12 -0.52, -0.3 -0.42, -0.46 -0.34!, -0.36 -0.22!, -0.52 -0.08!, -0.34 0.0!, -0.44 0.2!, -0.22 0.18!, -0.24 0.36!, -0.04 0.3!, 0.02 0.42!, 0.14 0.28!, 0.3 0.16!, 0.46 0.1, 0.74 0.09, 0.96 0.08',
);
const cheek = outlined(
  '0.94 0.04, 0.7 -0.02, 0.5 -0.06, 0.3 -0.04, 0.14 0.0, 0.0 0.1!, 0.04 0.16!, -0.06 0.28!, 0.06 0.26!, 0.06 0.36!, 0.16 0.24, 0.3 0.14!, 0.46 0.08, 0.74 0.07',
);
const jaw = outlined(
  '0.14 0.14, 0.3 0.16, 0.56 0.26, 0.8 0.3, 0.87 0.36, 0.8 0.43, 0.56 0.44, 0.3 0.44, 0.18 0.52!, 0.12 0.42!, 0.0 0.5!, 0 0.3',
);
const mouth = outlined('0.28 0.12!, 0.6 0.06, 0.9 0.04!, 0.84 0.3!, 0.6 0.28, 0.4 0.22');
const tongue = outlined('0.4 0.18!, 0.6 0.18, 0.76 0.22, 0.8 0.28!, 0.6 0.27, 0.44 0.23');
const teeth = [
  '0.76 0.08!, 0.8 0.2!, 0.85 0.07!',
  '0.6 0.09!, 0.62 0.15!, 0.65 0.09!',
  '0.52 0.09!, 0.54 0.15!, 0.57 0.09!',
  '0.72 0.28!, 0.74 0.17!, 0.79 0.3!',
].map((knots) => outlined(knots));
const ear = outlined('0.04 -0.5!, -0.12 -0.72, -0.4 -0.92!, -0.4 -0.66, -0.32 -0.38!, -0.14 -0.4');
const innerEar = outlined('-0.04 -0.52!, -0.18 -0.68, -0.34 -0.8!, -0.33 -0.62, -0.26 -0.46!');
const farEar = outlined('0.16 -0.44!, 0.06 -0.74, -0.14 -0.98!, -0.2 -0.7, -0.14 -0.44!');
const nose = outlined('1.04 -0.06, 1.01 -0.15, 0.92 -0.18, 0.87 -0.12, 0.92 -0.05, 0.97 0.02');
const eye = outlined('0.22 -0.12!, 0.28 -0.22, 0.4 -0.25, 0.5 -0.16!, 0.38 -0.14');
