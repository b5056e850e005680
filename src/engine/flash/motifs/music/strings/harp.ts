import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import { pointAt } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A harp: the column, the curved neck and the sounding board that its strings run to. */
export const harp: Motif = {
  name: 'harp',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawStrings(pen);
      drawBoard(pen);
      drawNeck(pen);
      drawColumn(pen);
    }),
};

function drawStrings(pen: Pen): void {
  const neck = traced('-0.62 -0.86, -0.3 -0.6, 0.1 -0.58, 0.44 -0.82, 0.68 -1.0', 8);
  for (const share of steps(11, 0.04, 0.94)) {
    const [x, top] = pointAt(neck, Math.round(share * (neck.length - 1)));
    pen.stroke(traced(`${x} ${top}, ${x} ${lerp(1.14, -0.56, (x + 0.72) / 1.5)}`), pen.weight.detail * 1.6);
  }
}

function drawBoard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.7 1.3!, 0.62 -0.9!, 0.86 -0.96, 1.0 -0.78!, 0.62 0.24, -0.1 1.3!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.9 * (0.55 * x + 0.34 * y)),
    line: inner * 1.5,
  });
  pen.stroke(traced('-0.46 1.2, 0.2 0.1, 0.74 -0.82'), inner, { taper: 0.1 });
  for (const [x, y] of [
    [0.56, -0.16],
    [0.3, 0.3],
    [0.02, 0.74],
  ] as const)
    pen.at({ at: [x, y], angleRad: -1.02 }).fill(outlined('-0.16 0, 0 -0.07, 0.16 0, 0 0.07'), {
      black: 'always',
      tone: 1,
    });
  pen.fill(outlined('-1.1 1.28!, 0.1 1.28!, 0.16 1.48!, -1.16 1.48!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.4 + 0.3 * x),
    line: inner * 1.4,
  });
  pen.stroke(traced('-1.0 1.38, 0.02 1.38'), detail, { taper: 0.1 });
}

function drawNeck(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.98 -1.2!, -0.7 -1.26, -0.46 -1.0, -0.16 -0.82, 0.14 -0.84, 0.42 -1.1, 0.7 -1.28, 0.98 -1.2, 1.04 -0.94, 0.88 -0.74!, 0.6 -0.86, 0.4 -0.74, 0.12 -0.54, -0.28 -0.54, -0.6 -0.78, -0.84 -0.86!',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(0.2 + 0.3 * x + 0.6 * (y + 0.9)), line: inner * 1.5 },
  );
  pen.stroke(traced('0.98 -1.0, 0.88 -1.12, 0.76 -1.02, 0.84 -0.9, 0.92 -0.98'), inner * 1.2);
  for (const [x, y] of [
    [-0.5, -0.84],
    [-0.28, -0.7],
    [-0.04, -0.68],
    [0.2, -0.72],
    [0.42, -0.9],
    [0.6, -1.02],
  ] as const)
    pen.dot([x, y], inner);
}

function drawColumn(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.98 -0.94!, -0.74 -0.94!, -0.76 1.3!, -0.96 1.3!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.35 + 3 * (x + 0.86)),
    line: inner * 1.4,
  });
  for (let y = -0.7; y < 1.1; y += 0.22) pen.stroke(traced(`-0.96 ${y + 0.14}, -0.76 ${y}`), detail * 1.4);
  pen.fill(
    outlined(
      '-1.04 -0.9!, -1.02 -1.1, -1.12 -1.28, -0.98 -1.44, -0.86 -1.6!, -0.74 -1.44, -0.6 -1.28, -0.7 -1.1, -0.68 -0.9!',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 1.6 * (x + 0.86)),
      line: inner * 1.4,
    },
  );
  pen.stroke(traced('-1.02 -1.12, -0.86 -1.06, -0.7 -1.12'), inner);
}
