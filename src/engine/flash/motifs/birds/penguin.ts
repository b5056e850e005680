import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawGleams } from '../parts/jewels/gleams.ts';

/** An emperor penguin on its ice, head turned aside. */
export const penguin: Motif = {
  name: 'penguin',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(drawIce, { contour: 0.6 });
    canvas.layer(drawPenguin, { isInverted: false });
  },
};

function drawPenguin(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const foot of feet) pen.fill(outlined(foot), { pigment: 'ember', tone: 0.4, line: inner });
  pen.fill(tail, { black: 'always', tone: 0, line: inner });
  pen.fill(back, { pigment: 'dark', black: 'uncolored', tone: 0.55, line: inner * 1.1 });
  pen.fill(front, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.02 +
          0.6 * smoothstep(0.14, 0.5, x) +
          0.4 * smoothstep(-0.2, -0.5, x) +
          0.3 * smoothstep(0.7, 1.1, y),
      ),
    line: inner,
  });
  pen.fill(chest, { pigment: 'gold', tone: (_, y) => clamp(0.3 - 0.9 * (y + 0.36)), line: detail });
  for (const [line, flow] of [
    ['-0.3 0.0, -0.06 0.14, 0.2 0.06', [0.01, 0.1]],
    ['-0.34 0.36, -0.06 0.5, 0.26 0.4', [0.01, 0.1]],
    ['-0.3 0.7, -0.04 0.84, 0.26 0.74', [0.01, 0.1]],
  ] as const)
    drawHairs(pen, traced(line), flow, 8);
  drawFlippers(pen);
  drawHead(pen);
}

function drawFlippers(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const flipper of flippers) {
    pen.fill(outlined(flipper), { pigment: 'dark', black: 'uncolored', tone: 0.35, line: inner * 1.1 });
  }
  drawGleams(pen, ['0.52 -0.12, 0.68 0.24, 0.74 0.6', '-0.54 -0.12, -0.74 0.22, -0.82 0.5'], detail * 1.3);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner * 1.1 });
  pen.fill(cheek, { pigment: 'gold', tone: (_, y) => clamp(0.05 + 0.9 * (y + 0.7)), line: detail });
  pen.fill(beak, { pigment: 'dark', black: 'uncolored', tone: 0.6, line: inner });
  pen.fill(outlined('-0.36 -0.92!, -0.58 -0.93, -0.78 -0.88!, -0.58 -0.86, -0.38 -0.86!'), {
    pigment: 'ember',
    tone: 0.2,
    line: detail,
  });
  pen.fill(circle([-0.2, -1.02], 0.045, 20), { pigment: 'foam', tone: 0, line: detail });
  pen.fill(circle([-0.21, -1.02], 0.025, 14), { black: 'always', tone: 0 });
  pen.stroke(traced('0.12 -1.18, 0.2 -1.04, 0.2 -0.86'), detail * 1.3, { isErasing: true, taper: 0.5 });
}

function drawIce(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.04 1.12!, -0.7 1.02!, -0.2 1.06, 0.3 1.0!, 0.8 1.04!, 1.06 1.16!, 0.8 1.36!, 0.3 1.3!, 0 1.44!, -0.5 1.3!, -0.86 1.34!',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.05 + 1.6 * smoothstep(1.14, 1.5, y) + 0.2 * x),
      line: inner,
    },
  );
  for (const line of [
    '-0.86 1.2, -0.5 1.22, -0.4 1.3',
    '0.86 1.18, 0.5 1.2, 0.4 1.28',
    '-0.1 1.28, 0.02 1.4',
  ])
    pen.stroke(traced(line), detail, { taper: 0.3 });
}

const back = outlined(
  '-0.12 -0.74!, 0.16 -0.7, 0.4 -0.5, 0.58 -0.1, 0.62 0.36, 0.54 0.82, 0.34 1.12!, -0.4 1.12!, -0.58 0.84, -0.64 0.36, -0.6 -0.1, -0.42 -0.5',
);
const front = outlined(
  '-0.14 -0.62!, 0.1 -0.58, 0.3 -0.36, 0.42 0, 0.46 0.4, 0.38 0.84, 0.2 1.08, -0.06 1.14, -0.3 1.06, -0.46 0.8, -0.52 0.4, -0.48 0, -0.36 -0.4',
);
const chest = outlined('-0.3 -0.52!, -0.1 -0.62, 0.16 -0.52!, 0.22 -0.32, 0 -0.2, -0.24 -0.26, -0.36 -0.38');
const head = outlined(
  '-0.38 -0.92!, -0.34 -1.1, -0.16 -1.26, 0.08 -1.24, 0.26 -1.08, 0.3 -0.84, 0.26 -0.6!, 0.06 -0.5, -0.16 -0.54, -0.3 -0.66!, -0.36 -0.8',
);
const cheek = outlined(
  '0.02 -0.98!, 0.14 -0.94, 0.18 -0.78, 0.1 -0.58!, -0.04 -0.52!, 0.02 -0.68, -0.02 -0.84',
);
const beak = outlined('-0.32 -1.02!, -0.54 -0.98, -0.82 -0.86!, -0.6 -0.84, -0.36 -0.82!');
const flippers = [
  '0.4 -0.46!, 0.6 -0.26, 0.78 0.16, 0.86 0.58, 0.8 0.76!, 0.66 0.5, 0.54 0.14, 0.42 -0.2!',
  '-0.44 -0.46!, -0.64 -0.26, -0.84 0.12, -0.96 0.5, -0.92 0.68!, -0.74 0.44, -0.6 0.1, -0.46 -0.2!',
];
const feet = [
  '-0.42 1.06!, -0.1 1.04!, -0.12 1.18, -0.2 1.24!, -0.3 1.18, -0.4 1.26!, -0.46 1.18, -0.58 1.2!, -0.52 1.12',
  '0.04 1.06!, 0.36 1.04!, 0.44 1.14, 0.48 1.2!, 0.36 1.18, 0.3 1.26!, 0.2 1.18, 0.08 1.24!, 0.04 1.14',
];
const tail = outlined('0.34 1.0!, 0.62 1.12, 0.74 1.22!, 0.5 1.2, 0.28 1.14!');
