import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The mask of Hyottoko, who blows the fire: pursed mouth awry, one eye smaller, a knotted kerchief. */
export const hyottoko: Motif = {
  name: 'hyottoko',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawKnot(pen);
      drawFace(pen);
      drawEyes(pen);
      drawMouth(pen);
      drawKerchief(pen);
    });
  },
};

function drawKnot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const loop of [
    '-0.1 -1.16!, -0.5 -1.5, -0.76 -1.34, -0.6 -1.06, -0.2 -1.0!',
    '0.0 -1.16!, 0.2 -1.56, 0.54 -1.6, 0.6 -1.3, 0.3 -1.06!',
  ]) {
    pen.fill(outlined(loop), {
      pigment: 'water',
      tone: (x, y) => clamp(0.3 + 0.5 * x + 0.5 * (y + 1.3)),
      line: inner * 1.1,
    });
  }
  pen.stroke(traced('-0.2 -1.12, -0.44 -1.28, -0.56 -1.26'), detail * 1.3, { taper: 0.4 });
  pen.stroke(traced('0.12 -1.14, 0.3 -1.36, 0.44 -1.4'), detail * 1.3, { taper: 0.4 });
  for (const x of [-0.92, 0.94])
    pen.fill(ellipse([x, 0.02], 0.16, 0.28, 30), { pigment: 'bone', tone: 0.5, line: inner * 1.1 });
}

function drawFace(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(face, {
    pigment: 'bone',
    tone: (x, y) =>
      clamp(0.04 + 0.6 * smoothstep(0.5, 0.92, Math.abs(x + 0.04)) + 0.35 * smoothstep(0.7, 1.1, y)),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [-0.62, 0.36],
    [0.6, 0.3],
  ] as const)
    pen.fill(ellipse([x, y], 0.2, 0.17, 36), { pigment: 'blush', tone: 0.15, isOverlay: true });
  for (const wrinkle of [
    '-0.4 -0.52, 0 -0.6, 0.36 -0.52',
    '-0.3 -0.62, 0 -0.68, 0.28 -0.62',
    '-0.12 0.98, 0.1 1.02, 0.3 0.96',
  ])
    pen.stroke(traced(wrinkle), detail * 1.3, { taper: 0.4 });
}

function drawEyes(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([-0.38, -0.08], 0.21, 36), { pigment: 'foam', tone: 0.05, line: inner * 1.2 });
  pen.fill(circle([-0.35, -0.06], 0.085, 24), { black: 'always', tone: 0 });
  pen.fill(outlined('0.2 -0.04!, 0.3 -0.16, 0.48 -0.16, 0.58 -0.06!, 0.46 0.02, 0.3 0.02'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner * 1.2,
  });
  pen.fill(circle([0.38, -0.07], 0.06, 20), { black: 'always', tone: 0 });
  pen.fill(outlined('-0.7 -0.28!, -0.54 -0.46, -0.3 -0.48, -0.12 -0.34!, -0.3 -0.38, -0.52 -0.34'), {
    black: 'always',
    tone: 0,
  });
  pen.fill(outlined('0.14 -0.24!, 0.3 -0.32, 0.52 -0.3, 0.68 -0.16!, 0.5 -0.22, 0.3 -0.22'), {
    black: 'always',
    tone: 0,
  });
  for (const line of [
    '-0.6 0.18, -0.4 0.24, -0.2 0.16',
    '0.22 0.12, 0.4 0.16, 0.58 0.08',
    '0.66 -0.1, 0.76 -0.14',
    '0.66 -0.04, 0.77 -0.02',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
  pen.fill(
    outlined(
      '-0.06 -0.1!, -0.14 0.16, -0.22 0.3, -0.1 0.4, 0.06 0.38, 0.2 0.36, 0.24 0.24, 0.12 0.1, 0.06 -0.1!',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.05 + 1.6 * Math.max(0, x) + 0.6 * smoothstep(0.2, 0.4, y)),
      line: inner,
    },
  );
}

/** Lips pursed and pushed to one side, as if to blow. */
function drawMouth(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const crease of [
    '0.08 0.56, 0.2 0.48, 0.38 0.44',
    '0.02 0.7, 0.1 0.72, 0.16 0.74',
    '0.08 0.92, 0.2 1.0, 0.36 1.02',
    '-0.34 0.5, -0.12 0.62, -0.06 0.82, -0.16 1.0',
    '0.68 0.5, 0.74 0.7, 0.66 0.92',
  ])
    pen.stroke(traced(crease), inner * 1.2, { taper: 0.4 });
  for (const lip of [
    '0.16 0.74!, 0.2 0.6, 0.34 0.52, 0.5 0.54, 0.6 0.64, 0.56 0.74!, 0.36 0.75',
    '0.16 0.74!, 0.36 0.75, 0.56 0.74!, 0.62 0.86, 0.5 0.96, 0.32 0.96, 0.2 0.88',
  ])
    pen.fill(outlined(lip), {
      pigment: 'petal',
      tone: (x) => clamp(0.5 - 0.8 * (x - 0.2)),
      line: inner * 1.2,
    });
  pen.fill(ellipse([0.46, 0.745], 0.09, 0.05, 26), { black: 'always', tone: 0 });
  for (const crease of [
    '0.3 0.6, 0.36 0.68',
    '0.44 0.58, 0.46 0.67',
    '0.3 0.9, 0.36 0.82',
    '0.46 0.92, 0.47 0.83',
  ])
    pen.stroke(traced(crease), detail * 1.2, { taper: 0.4 });
}

function drawKerchief(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.98 -0.3!, -0.9 -0.76, -0.56 -1.12, 0 -1.22, 0.56 -1.12, 0.9 -0.76, 0.98 -0.3!, 0.7 -0.62, 0.36 -0.76, 0 -0.8, -0.36 -0.76, -0.7 -0.62',
    ),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.05 + 0.5 * smoothstep(0.4, 0.95, Math.abs(x))),
      line: inner * 1.2,
    },
  );
  for (const [x, y] of [
    [-0.78, -0.66],
    [-0.56, -0.92],
    [-0.3, -0.88],
    [-0.2, -1.08],
    [0.06, -0.94],
    [0.16, -1.12],
    [0.34, -0.9],
    [0.5, -1.04],
    [0.64, -0.8],
    [0.84, -0.6],
  ] as const)
    pen.fill(circle([x, y], 0.065, 20), { pigment: 'water', black: 'uncolored', tone: 0.2, line: detail });
  pen.fill(ellipse([-0.02, -1.16], 0.16, 0.1, 26), { pigment: 'water', tone: 0.2, line: inner * 1.1 });
}

const face = outlined(
  '0 -0.94, 0.5 -0.86, 0.84 -0.5, 0.92 0.04, 0.84 0.56, 0.56 0.98, 0.1 1.14, -0.4 1.04, -0.78 0.66, -0.92 0.1, -0.84 -0.5, -0.5 -0.86',
);
