import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLock } from '../any-beast/fur.ts';

/** A dragon's head with open jaws, its neck at the pen's origin, looking along the x axis; about 2.4 long. */
export function drawDragonHead(pen: Pen): void {
  const { inner, detail, contour } = pen.weight;
  drawMane(pen);
  pen.fill(farHorn, { pigment: 'bone', tone: 0.6, line: inner });
  pen.fill(jaw, { pigment: 'gold', tone: (_, y) => clamp(0.15 + 1.2 * (y - 0.6)), line: inner });
  pen.fill(mouth, { black: 'always', tone: 1 });
  pen.fill(tongue, { pigment: 'petal', tone: (x) => clamp(0.7 - 0.4 * x), line: detail * 1.2 });
  for (const tooth of lowerTeeth) pen.fill(tooth, { pigment: 'foam', tone: 0.1, line: detail });
  for (const tooth of upperTeeth) pen.fill(tooth, { pigment: 'foam', tone: 0.05, line: detail });
  pen.fill(head, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(-0.2, 0.6, y) + 0.5 * smoothstep(0.3, -0.4, x)),
    line: inner * 1.1,
  });
  pen.fill(lip, { pigment: 'leafLight', tone: 0.25, line: detail });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.2, { taper: 0.45 });
  pen.fill(ear, { pigment: 'ember', tone: (x) => clamp(0.2 - 0.8 * x), line: inner });
  pen.stroke(traced('0.06 0.06, -0.3 0.02, -0.62 -0.06'), detail, { taper: 0.5 });
  pen.stroke(traced('0.06 0.12, -0.28 0.16, -0.56 0.2'), detail, { taper: 0.5 });
  pen.fill(horn, { pigment: 'bone', tone: (_, y) => clamp(0.75 + 0.9 * (y + 0.7)), line: inner });
  for (const ring of hornRings) pen.stroke(traced(ring), detail);
  pen.fill(eyeShadow, { black: 'always', tone: 1 });
  pen.fill(outlined('0.68 -0.24!, 0.8 -0.37, 0.98 -0.34, 1.06 -0.2!, 0.86 -0.17'), {
    pigment: 'gold',
    tone: 0,
  });
  pen.fill(circle([0.88, -0.27], 0.06, 20), { black: 'always', tone: 1 });
  pen.fill(brow, { pigment: 'leaf', tone: 0.1, line: Math.max(inner, contour * 0.5) });
  pen.fill(outlined('1.9 -0.36!, 2.0 -0.48, 2.12 -0.42, 2.1 -0.32, 2.0 -0.3'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.78 -0.3, 1.86 -0.56, 2.06 -0.62, 2.2 -0.48'), inner, { taper: 0.3 });
  for (const whisker of whiskers)
    pen.stroke(traced(whisker, 8), (t) => inner * (1.5 - t), { taper: 0.3, tapering: 'end' });
}

/** Locks like flames, behind the head. */
function drawMane(pen: Pen): void {
  const tips = [
    [-0.5, -1.35],
    [-0.95, -1.0],
    [-1.3, -0.55],
    [-1.35, -0.05],
    [-1.2, 0.5],
    [-0.85, 0.95],
    [-0.3, 1.25],
    [0.2, 1.4],
  ] as const;
  for (const [i, tip] of tips.entries()) {
    drawLock(pen, {
      root: [0.15 + 0.03 * i, -0.5 + 0.16 * i],
      tip,
      width: 0.5,
      bend: i % 2 === 0 ? 0.2 : -0.16,
      pigment: i % 2 === 0 ? 'petal' : 'ember',
      tone: (x, y) => clamp(0.95 - 0.75 * Math.sqrt(x * x + y * y)),
    });
  }
}

const head = outlined(
  '-0.36 -0.44, 0.06 -0.78, 0.44 -0.82, 0.78 -0.6, 1.16 -0.5, 1.5 -0.56, 1.8 -0.72, 2.1 -0.68, 2.32 -0.46, 2.36 -0.14, 2.26 0.2!, 2.08 0.08, 1.8 0.14, 1.44 0.2, 1.08 0.3, 0.78 0.46!, 0.7 0.66!, 0.52 0.58!, 0.4 0.82!, 0.24 0.64!, 0.04 0.86!, -0.04 0.6, -0.3 0.46',
);
const lip = outlined(
  '2.26 0.18!, 2.08 0.06, 1.8 0.12, 1.44 0.18, 1.06 0.28, 0.8 0.42!, 0.96 0.12, 1.36 0.02, 1.8 -0.04, 2.14 -0.06',
);
const jaw = outlined(
  '0.3 0.5, 0.86 0.62, 1.4 0.78, 1.84 0.72, 2.06 0.56!, 2.14 0.78, 2.0 0.98, 1.8 1.02!, 1.74 1.3!, 1.54 1.06!, 1.4 1.34!, 1.22 1.06!, 1.0 1.3!, 0.86 1.0!, 0.6 1.1!, 0.5 0.88, 0.2 0.76',
);
const mouth = outlined('0.66 0.5!, 1.1 0.22, 1.7 0.1, 2.2 0.1!, 2.0 0.62!, 1.8 0.74, 1.4 0.78, 0.9 0.64');
const tongue = outlined(
  '0.9 0.56!, 1.2 0.42, 1.5 0.5, 1.74 0.36, 2.0 0.42, 2.3 0.3!, 2.06 0.54, 1.8 0.52, 1.54 0.68, 1.2 0.66',
);
const upperTeeth = [
  '2.1 0.02!, 2.16 0.42!, 2.28 0.1!',
  '1.84 0.06!, 1.86 0.32!, 1.98 0.06!',
  '1.6 0.1!, 1.6 0.34!, 1.74 0.08!',
  '1.36 0.16!, 1.34 0.38!, 1.5 0.14!',
  '1.12 0.24!, 1.1 0.42!, 1.26 0.2!',
].map((knots) => outlined(knots));
const lowerTeeth = [
  '1.94 0.68!, 1.94 0.32!, 2.08 0.6!',
  '1.66 0.8!, 1.66 0.52!, 1.8 0.76!',
  '1.4 0.82!, 1.38 0.58!, 1.54 0.82!',
  '1.12 0.76!, 1.1 0.56!, 1.26 0.8!',
].map((knots) => outlined(knots));
const horn = outlined(
  '0.04 -0.66!, -0.3 -0.92, -0.7 -1.06, -1.1 -1.36, -1.36 -1.84!, -1.2 -1.2, -0.8 -0.82, -0.4 -0.6, -0.14 -0.42!',
);
const farHorn = outlined(
  '0.34 -0.74!, 0.1 -1.1, -0.2 -1.34, -0.5 -1.7, -0.64 -2.1!, -0.3 -1.6, 0.1 -1.3, 0.5 -0.9, 0.6 -0.7!',
);
const hornRings = [
  '-0.2 -0.84, -0.22 -0.68, -0.3 -0.54',
  '-0.42 -0.96, -0.46 -0.8, -0.56 -0.7',
  '-0.66 -1.05, -0.72 -0.92, -0.82 -0.84',
];
const ear = outlined(
  '0.18 -0.02!, -0.2 -0.16, -0.6 -0.16, -0.96 -0.34!, -0.84 0.0, -0.9 0.16!, -0.66 0.2, -0.62 0.36!, -0.3 0.28, 0.1 0.2!',
);
const eyeShadow = outlined('0.54 -0.18!, 0.68 -0.36, 0.9 -0.44, 1.2 -0.26!, 1.1 -0.12, 0.84 -0.08');
const brow = outlined(
  '0.34 -0.4!, 0.36 -0.7!, 0.56 -0.62, 0.66 -0.86!, 0.82 -0.62, 1.0 -0.72!, 1.1 -0.5, 1.36 -0.28!, 1.06 -0.36, 0.8 -0.42, 0.56 -0.34',
);
const folds = [
  '1.2 -0.3, 1.46 -0.36, 1.66 -0.52',
  '1.26 -0.18, 1.5 -0.2, 1.72 -0.36',
  '1.4 -0.06, 1.6 -0.08, 1.8 -0.2',
  '0.5 -0.02, 0.72 0.1, 0.94 0.06',
  '0.46 0.14, 0.66 0.24, 0.86 0.2',
  '0.4 0.3, 0.56 0.38, 0.74 0.36',
  '0.2 -0.5, 0.3 -0.36, 0.46 -0.26',
  '0.0 -0.34, 0.14 -0.22, 0.34 -0.16',
];
const whiskers = [
  '2.24 -0.02, 2.5 0.3, 2.3 0.72, 2.5 1.1, 2.9 1.1',
  '2.1 -0.6, 2.3 -1.0, 2.1 -1.34, 2.4 -1.6, 2.7 -1.5',
];
