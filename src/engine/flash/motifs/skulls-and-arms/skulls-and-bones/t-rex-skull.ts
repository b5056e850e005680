import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The skull of a tyrannosaur in profile, its jaws open; looks to the right. */
export const tRexSkull: Motif = {
  name: 't-rex-skull',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLowerJaw(pen.at({ at: [-0.96, 0.34], angleRad: 0.1 }));
      drawSkull(pen);
    });
  },
};

function drawSkull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, length] of upperTeeth) drawTooth(pen, x, y, length);
  pen.fill(skull, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(-0.3, 0.3, y - 0.1 * x) + 0.4 * smoothstep(-0.7, -1.2, x)),
    line: inner * 1.2,
  });
  for (const hole of holes) pen.fill(outlined(hole), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.52 -0.84, -0.3 -0.98, -0.06 -0.84'), inner * 1.4, { taper: 0.3 });
  pen.stroke(traced('-0.3 0.16, 0.2 0.2, 0.8 0.2, 1.2 0.12'), inner, { taper: 0.3 });
  for (const crack of [
    '0.16 -0.84, 0.3 -0.72, 0.34 -0.58',
    '0.5 -0.6, 0.7 -0.62, 0.9 -0.56',
    '1.12 -0.3, 1.22 -0.22, 1.24 -0.06',
    '0.5 0.02, 0.6 0.1, 0.58 0.18',
    '-0.56 0.14, -0.5 0.0, -0.56 -0.1',
    '-1.06 -0.7, -0.96 -0.6',
  ])
    pen.stroke(traced(crack), detail * 1.3, { taper: 0.5 });
}

/** Hinged at the origin. */
function drawLowerJaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, length] of lowerTeeth) drawTooth(pen, x, y, -length);
  pen.fill(jaw, {
    pigment: 'bone',
    tone: (_, y) => clamp(0.15 + 0.9 * (y - 0.2)),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.36 0.26, 0.54 0.22, 0.68 0.32, 0.56 0.4, 0.4 0.36'), { black: 'always', tone: 1 });
  for (const line of ['0.8 0.44, 1.3 0.5, 1.9 0.44', '0.1 0.14, 0.2 0.26, 0.22 0.4', '1.6 0.56, 1.76 0.6'])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
}

function drawTooth(pen: Pen, x: number, y: number, length: number): void {
  pen.fill(
    outlined(
      `${x - 0.08} ${y}!, ${x + 0.08} ${y}!, ${x + 0.04} ${y + length * 0.6}, ${x - 0.05} ${y + length}!, ${x - 0.08} ${y + length * 0.5}`,
    ),
    { pigment: 'foam', tone: (_, ty) => clamp(0.5 - Math.abs((ty - y) / length)), line: pen.weight.inner },
  );
}

const upperTeeth = [
  [-0.16, 0.14, 0.26],
  [0.04, 0.14, 0.34],
  [0.24, 0.16, 0.4],
  [0.44, 0.18, 0.44],
  [0.64, 0.18, 0.4],
  [0.83, 0.18, 0.36],
  [1.0, 0.16, 0.3],
  [1.16, 0.1, 0.26],
] as const;
const lowerTeeth = [
  [0.96, 0.3, 0.22],
  [1.16, 0.32, 0.28],
  [1.36, 0.34, 0.3],
  [1.56, 0.34, 0.28],
  [1.74, 0.34, 0.24],
  [1.9, 0.32, 0.2],
] as const;
const skull = outlined(
  '-1.18 0.42!, -1.3 0.1, -1.3 -0.3, -1.22 -0.66!, -0.96 -0.82, -0.66 -0.84, -0.44 -1.0, -0.22 -1.04, 0.0 -0.92, 0.24 -0.92, 0.56 -0.78, 0.9 -0.74, 1.16 -0.6, 1.34 -0.3, 1.36 0.0, 1.26 0.18!, 0.9 0.26, 0.4 0.24, -0.1 0.2, -0.4 0.2, -0.62 0.28, -0.72 0.46, -0.9 0.6!',
);
const jaw = outlined(
  '-0.12 -0.06, 0.06 -0.12, 0.3 0.02, 0.6 0.08, 0.86 0.26, 1.3 0.32, 1.7 0.34, 2.0 0.26, 2.12 0.36, 2.04 0.54, 1.7 0.7, 1.2 0.72, 0.6 0.62, 0.2 0.5, -0.06 0.24',
);
/** Temple, eye, the great opening before it, and the nostril. */
const holes = [
  '-1.12 -0.32, -1.02 -0.56, -0.84 -0.58, -0.8 -0.3, -0.88 0.02, -0.98 0.26, -1.1 0.1',
  '-0.56 -0.62, -0.38 -0.78, -0.2 -0.68, -0.22 -0.46, -0.34 -0.22, -0.46 -0.1!, -0.5 -0.36',
  '-0.08 -0.02, -0.04 -0.36, 0.16 -0.56, 0.36 -0.44, 0.44 -0.2, 0.34 0.0, 0.1 0.04',
  '0.58 -0.2, 0.66 -0.3, 0.74 -0.22, 0.68 -0.1',
  '0.9 -0.44, 1.04 -0.5, 1.16 -0.38, 1.1 -0.24, 0.96 -0.28',
];
