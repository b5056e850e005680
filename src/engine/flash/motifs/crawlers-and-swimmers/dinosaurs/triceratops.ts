import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** The head of a triceratops in profile: frill, three horns, a beak; looks to the right. */
export const triceratops: Motif = {
  name: 'triceratops',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHorn(pen.at({ at: [0.44, -0.36], scale: 0.9, angleRad: 0.3 }), 0.5);
      drawFrill(pen);
      drawFace(pen);
      drawHorn(pen.at({ at: [0.12, -0.34] }), 0.1);
    });
  },
};

function drawFrill(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad] of studs)
    pen
      .at({ at: [x, y], angleRad })
      .fill(outlined('-0.13 0.1!, -0.06 -0.06, 0 -0.16!, 0.06 -0.06, 0.13 0.1!'), {
        pigment: 'bone',
        tone: 0.2,
        line: inner * 1.1,
      });
  pen.fill(frill, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.2, 0.8, y) + 0.3 * smoothstep(-0.1, 0.3, x)),
    line: inner * 1.2,
  });
  pen.fill(inside, {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.1 + 0.5 * (y + 0.2) + 0.5 * (x + 0.4)),
    line: inner,
  });
  for (const blotch of blotches)
    pen.fill(outlined(blotch), { pigment: 'ember', tone: 0.2, line: detail * 1.2 });
  for (const rib of [
    '-0.1 -0.46, -0.4 -0.74, -0.6 -1.0',
    '-0.2 -0.2, -0.6 -0.4, -0.9 -0.56',
    '-0.2 0.06, -0.6 0.02, -0.98 -0.02',
  ])
    pen.stroke(traced(rib), detail * 1.4, { taper: 0.4 });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lowerJaw, { pigment: 'leaf', tone: 0.6, line: inner * 1.1 });
  pen.fill(outlined('0.98 0.64!, 1.08 0.68, 1.26 0.66, 1.16 0.84, 1.0 0.86!'), {
    pigment: 'bone',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.8 -0.1!, 0.94 -0.22, 1.1 -0.46!, 1.18 -0.14, 1.16 0.12!'), {
    pigment: 'bone',
    tone: (x) => clamp(1.6 * (x - 0.94)),
    line: inner * 1.1,
  });
  pen.fill(face, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.06 + 0.7 * smoothstep(0.2, 0.8, y) + 0.2 * smoothstep(0.7, 1.1, x)),
    line: inner * 1.2,
  });
  pen.fill(beak, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.8 * (y - 0.2) + 0.4 * (x - 1.1)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.94 0.1, 1.04 0.06, 1.08 0.16, 0.98 0.2'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.02 0.6, 0.8 0.56, 0.5 0.62, 0.3 0.56'), inner * 1.3, { taper: 0.3 });
  drawRoundEye(pen, [0.42, 0.06], 0.09, 'gold');
  pen.stroke(traced('0.26 0.0, 0.4 -0.1, 0.58 -0.02'), inner * 1.8, { taper: 0.3 });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  for (const [x, y] of scales)
    pen.stroke(traced(`${x - 0.05} ${y}, ${x} ${y + 0.05}, ${x + 0.05} ${y}`), detail * 1.2, { taper: 0.3 });
}

/** From the brow upwards and forward. */
function drawHorn(pen: Pen, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.02 0.18!, 0.08 -0.2, 0.36 -0.6, 0.94 -1.0!, 0.68 -0.5, 0.44 -0.06, 0.36 0.22!, 0.16 0.28'),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(shade + 0.9 * smoothstep(-0.1, 0.3, x + y + 0.2) * 0.7),
      line: inner * 1.2,
    },
  );
  for (const ring of [
    '0.02 0.06, 0.16 0.1, 0.38 0.1',
    '0.1 -0.16, 0.24 -0.12, 0.42 -0.1',
    '0.24 -0.4, 0.36 -0.34, 0.52 -0.3',
  ])
    pen.stroke(traced(ring), detail * 1.3, { taper: 0.3 });
}

const frill = outlined(
  '0.36 -0.36, 0.1 -0.7, -0.24 -1.06, -0.66 -1.24, -1.0 -1.04, -1.22 -0.62, -1.28 -0.1, -1.14 0.36, -0.84 0.72, -0.4 0.9, 0.0 0.8, 0.3 0.5',
);
const inside = outlined(
  '0.1 -0.4, -0.2 -0.78, -0.6 -1.0, -0.86 -0.86, -1.02 -0.5, -1.06 -0.08, -0.92 0.3, -0.66 0.56, -0.34 0.66, -0.04 0.5, 0.1 0.1',
);
const blotches = [
  '-0.56 -0.84, -0.4 -0.8, -0.34 -0.6, -0.5 -0.6',
  '-0.86 -0.4, -0.66 -0.42, -0.56 -0.24, -0.76 -0.2',
  '-0.88 0.1, -0.66 0.06, -0.56 0.24, -0.72 0.34',
];
const studs = [
  [0.0, -0.88, 0.5],
  [-0.34, -1.18, 0.4],
  [-0.76, -1.22, -0.3],
  [-1.1, -0.88, -0.9],
  [-1.3, -0.42, -1.3],
  [-1.28, 0.08, -1.6],
  [-1.06, 0.54, -2.1],
  [-0.68, 0.86, -2.6],
] as const;
const face = outlined(
  '0.0 -0.2, 0.26 -0.4, 0.56 -0.3, 0.8 -0.12, 1.04 -0.02, 1.16 0.16, 1.14 0.44, 1.04 0.6!, 0.8 0.58, 0.5 0.66, 0.3 0.82, 0.0 0.86, -0.22 0.68, -0.24 0.3, -0.14 0.0',
);
const beak = outlined(
  '1.04 0.02!, 1.2 0.06, 1.38 0.3, 1.42 0.66!, 1.28 0.62, 1.12 0.6, 1.02 0.64!, 0.98 0.4, 1.06 0.22',
);
const lowerJaw = outlined('0.2 0.66, 0.5 0.6, 0.8 0.58, 1.06 0.64!, 1.08 0.82, 0.8 0.92, 0.4 0.98, 0.1 0.9');
const folds = [
  '0.56 0.2, 0.7 0.26, 0.74 0.4',
  '0.3 0.22, 0.44 0.26, 0.56 0.2',
  '0.0 0.1, -0.04 0.3, 0.04 0.54',
  '0.12 0.3, 0.1 0.46, 0.18 0.62',
];
const scales = [
  [0.3, 0.4],
  [0.46, 0.44],
  [0.62, 0.46],
  [0.84, 0.3],
  [-0.08, 0.62],
  [0.1, 0.74],
] as const;
