import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A long-necked dinosaur on its pillar legs, head high; looks to the right. */
export const sauropod: Motif = {
  name: 'sauropod',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLeg(pen.at({ at: [0.3, -0.05] }), hindLeg, 0.65);
      drawLeg(pen.at({ at: [0.26, -0.05] }), foreLeg, 0.65);
      drawBody(pen);
      drawLeg(pen, hindLeg, 0.1);
      drawLeg(pen, foreLeg, 0.1);
      drawFace(pen);
    });
  },
};

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.0, 0.66, y) + 0.3 * smoothstep(-0.8, -1.4, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.08 + 0.6 * smoothstep(0.2, 0.7, y) + 0.3 * smoothstep(0.9, 1.1, x)),
    line: detail * 1.2,
  });
  for (const band of bands) pen.stroke(traced(band), detail * 1.2);
  for (const stripe of stripes) pen.stroke(traced(stripe), (t) => inner * 2.6 * (1 - t), { taper: 0.1 });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

function drawLeg(pen: Pen, shape: ReturnType<typeof outlined>, shade: number): void {
  const { inner } = pen.weight;
  pen.fill(shape, {
    pigment: 'leaf',
    tone: (_, y) => clamp(shade + 0.5 * smoothstep(0.6, 1.2, y)),
    line: inner * 1.2,
  });
  const middle = shape === hindLeg ? -0.55 : 0.42;
  for (const x of [-0.12, 0.01, 0.14])
    pen.fill(
      outlined(
        `${middle + x - 0.06} 1.22!, ${middle + x - 0.04} 1.12, ${middle + x + 0.04} 1.12, ${middle + x + 0.06} 1.22!`,
      ),
      {
        pigment: 'foam',
        tone: 0.1,
        line: inner * 0.8,
      },
    );
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawRoundEye(pen, [0.98, -1.2], 0.07, 'foam');
  pen.stroke(traced('0.88 -1.28, 0.97 -1.32, 1.07 -1.27'), inner, { taper: 0.3 });
  pen.stroke(traced('1.34 -1.02, 1.18 -1.0, 1.0 -1.04'), inner * 1.2, { taper: 0.3, tapering: 'end' });
  pen.dot([1.28, -1.13], detail * 1.3);
}

const body = outlined(
  '1.36 -1.08, 1.26 -1.22, 1.1 -1.28, 0.98 -1.36, 0.82 -1.34, 0.68 -1.2, 0.6 -0.94, 0.56 -0.6, 0.42 -0.3, 0.16 -0.2, -0.2 -0.24, -0.54 -0.14, -0.88 0.06, -1.14 0.1, -1.38 -0.04, -1.5 -0.34, -1.44 -0.66!, -1.6 -0.3, -1.56 0.06, -1.34 0.32, -1.04 0.46, -0.8 0.62, -0.3 0.74, 0.24 0.72, 0.6 0.54, 0.84 0.16, 0.92 -0.3, 0.92 -0.72, 0.96 -0.96, 1.1 -0.94, 1.3 -0.96',
);
const belly = outlined(
  '0.9 -0.94!, 0.82 -0.7, 0.78 -0.3, 0.66 0.1, 0.36 0.4, 0.0 0.52, -0.4 0.52, -0.8 0.6!, -0.3 0.74, 0.24 0.72, 0.6 0.54, 0.84 0.16, 0.92 -0.3, 0.92 -0.72, 0.96 -0.94!',
);
const hindLeg = outlined(
  '-0.9 0.3, -0.74 0.04, -0.42 0.06, -0.26 0.36, -0.32 0.66, -0.36 0.9, -0.3 1.22!, -0.8 1.22!, -0.74 0.9, -0.86 0.6',
);
const foreLeg = outlined(
  '0.14 0.36, 0.26 0.12, 0.48 0.1, 0.66 0.36, 0.62 0.7, 0.6 0.96, 0.66 1.22!, 0.18 1.22!, 0.24 0.96, 0.2 0.64',
);
const bands = [
  '0.82 -0.62, 0.91 -0.62',
  '0.8 -0.4, 0.92 -0.38',
  '0.77 -0.18, 0.91 -0.14',
  '0.7 0.02, 0.87 0.08',
  '0.62 0.18, 0.78 0.3',
  '0.06 0.52, 0.1 0.72',
  '-0.14 0.54, -0.12 0.73',
  '-0.26 0.54, -0.24 0.73',
];
const stripes = [
  '0.62 -0.86, 0.7 -0.8, 0.74 -0.7',
  '0.58 -0.62, 0.66 -0.52, 0.7 -0.4',
  '0.48 -0.36, 0.56 -0.22, 0.56 -0.08',
  '0.12 -0.2, 0.14 -0.06, 0.1 0.1',
  '-0.16 -0.24, -0.12 -0.06, -0.16 0.12',
  '-0.46 -0.18, -0.4 -0.04, -0.42 0.08',
  '-1.02 0.1, -0.98 0.2, -1.02 0.32',
  '-1.28 0.04, -1.3 0.14, -1.38 0.2',
  '-1.46 -0.2, -1.52 -0.14, -1.56 -0.12',
];
const folds = [
  '0.14 0.5, 0.16 0.3, 0.28 0.14',
  '0.34 0.2, 0.32 0.4, 0.36 0.6',
  '-0.64 0.2, -0.66 0.44, -0.6 0.66',
  '0.78 -1.14, 0.76 -1.02, 0.8 -0.92',
];
