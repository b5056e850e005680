import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A potato with its eyes, one of which sprouts. */
export const potato: Motif = {
  name: 'potato',
  tinted: ['moon'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const [line, half] of sprouts)
          drawLimb(pen, { line, half }, { pigment: 'leafLight', tone: (x) => clamp(0.2 + 0.4 * x) });
      },
      { contour: 0.7 },
    );
    canvas.layer(drawTuber);
  },
};

function drawTuber(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const tone = (x: number, y: number) =>
    clamp(0.06 + 0.75 * smoothstep(-0.1, 0.75, y + 0.25 * x) + 0.2 * smoothstep(0.7, 1.2, x));
  pen.fill(tuber, { pigment: 'moon', tone, line: inner * 1.2 });
  for (const [x, y, angleRad, scale] of eyes) {
    const eye = pen.at({ at: [x, y], angleRad, scale });
    eye.fill(outlined('-0.1 0!, -0.04 0.07, 0.04 0.07, 0.1 0!, 0.04 -0.02, -0.04 -0.02'), {
      pigment: 'wood',
      tone: 0.8,
      line: detail,
    });
    eye.stroke(traced('-0.17 -0.02, -0.08 -0.1, 0.08 -0.1, 0.17 -0.02'), inner, { taper: 0.4 });
  }
  for (const [x, y] of specks) pen.dot([x, y], detail * 1.1);
  for (const scratch of [
    '-0.96 -0.02, -0.84 -0.1',
    '0.56 -0.1, 0.7 -0.06',
    '-0.16 0.5, -0.02 0.52',
    '0.9 0.3, 1.0 0.24',
  ])
    pen.stroke(traced(scratch), detail * 1.3, { taper: 0.4 });
}

const tuber = outlined(
  '-1.16 0.12, -1.06 -0.32, -0.7 -0.58, -0.24 -0.56, 0.2 -0.68, 0.66 -0.6, 1.06 -0.3, 1.2 0.1, 1.04 0.48, 0.62 0.64, 0.16 0.66, -0.3 0.78, -0.78 0.68, -1.08 0.44',
);
const sprouts = [
  ['0.34 -0.56, 0.3 -0.78, 0.38 -0.96, 0.34 -1.06', [0.07, 0.06, 0.07, 0.02]],
  ['0.4 -0.56, 0.52 -0.72, 0.62 -0.76, 0.66 -0.9', [0.06, 0.05, 0.06, 0.02]],
  ['0.28 -0.58, 0.14 -0.72, 0.14 -0.84', [0.06, 0.05, 0.02]],
] as const;
const eyes = [
  [-0.62, -0.18, -0.3, 1],
  [0.16, 0.0, 0.14, 1.1],
  [-0.4, 0.36, -0.1, 0.9],
  [0.74, 0.28, 0.3, 1],
  [0.34, -0.5, 0.1, 0.9],
  [-0.1, -0.34, 0, 0.7],
] as const;
const specks = [
  [-0.86, 0.18],
  [-0.3, 0.04],
  [-0.02, 0.26],
  [0.44, 0.2],
  [0.5, -0.26],
  [0.86, -0.02],
  [-0.7, 0.5],
  [0.28, 0.46],
  [-0.44, -0.42],
  [0.02, -0.52],
] as const;
