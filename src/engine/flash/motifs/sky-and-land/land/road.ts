import { clamp, lerp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A road that runs straight to the horizon, a broken line down its middle. */
export const road: Motif = {
  name: 'road',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawRoad);
  },
};

function drawRoad(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(land, {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.15 + 0.2 * Math.abs(x) + 0.2 * y),
    line: inner * 1.1,
  });
  pen.fill(tar, { pigment: 'grey', tone: (_, y) => clamp(0.75 - 0.35 * y), line: inner * 1.1 });
  for (const side of [-1, 1])
    pen.fill(
      [
        [side * 0.045, -0.62],
        [side * 0.06, -0.62],
        [side * 0.72, 1.0],
        [side * 0.63, 1.0],
      ],
      { pigment: 'foam', tone: 0, line: detail },
    );
  for (const [top, bottom] of dashes) {
    const half = (y: number) => lerp(0.008, 0.075, (y + 0.62) / 1.62);
    pen.fill(
      [
        [-half(top), top],
        [half(top), top],
        [half(bottom), bottom],
        [-half(bottom), bottom],
      ],
      { pigment: 'gold', tone: 0, line: detail },
    );
  }
  for (const y of [-0.36, -0.06, 0.4])
    for (const side of [-1, 1]) drawPost(pen, side * lerp(0.16, 0.98, (y + 0.62) / 1.62), y, (y + 0.8) / 1.2);
  for (const tuft of tufts) pen.stroke(traced(tuft), inner, { taper: 0.4 });
}

/** A marker post at the roadside. */
function drawPost(pen: Pen, x: number, y: number, size: number): void {
  const [wide, high] = [0.05 * size, 0.34 * size];
  pen.fill(
    [
      [x - wide, y],
      [x - wide, y - high],
      [x + wide, y - high * 1.1],
      [x + wide, y],
    ],
    { pigment: 'foam', tone: (px) => clamp(0.1 + (6 * (px - x)) / size), line: pen.weight.inner },
  );
  pen.fill(
    [
      [x - wide, y - high * 0.86],
      [x + wide, y - high * 0.9],
      [x + wide, y - high * 0.62],
      [x - wide, y - high * 0.6],
    ],
    { black: 'always', tone: 1 },
  );
}

const land = outlined(
  '-1.3 -0.58!, -0.7 -0.63, 0 -0.65, 0.7 -0.63, 1.3 -0.58!, 1.36 0.0, 1.3 0.56, 1.06 1.0!, 0 1.02, -1.06 1.0!, -1.3 0.56, -1.36 0.0',
);
const tar = outlined('-0.07 -0.64!, 0.07 -0.64!, 0.8 1.01!, -0.8 1.01!');
const dashes = [
  [-0.6, -0.54],
  [-0.48, -0.38],
  [-0.28, -0.12],
  [0.02, 0.26],
  [0.48, 0.84],
] as const;
const tufts = [
  '-1.1 0.3, -1.13 0.18',
  '-1.04 0.3, -1.02 0.16',
  '-0.98 0.3, -0.93 0.2',
  '0.86 -0.24, 0.84 -0.32',
  '0.91 -0.24, 0.93 -0.33',
  '1.1 0.56, 1.08 0.44',
  '1.16 0.56, 1.18 0.42',
  '-0.7 -0.34, -0.71 -0.4',
  '-0.66 -0.34, -0.64 -0.41',
  '-0.96 0.76, -0.99 0.64',
  '-0.9 0.76, -0.88 0.62',
];
