import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Limb } from '../any-beast/limb.ts';
import { limbOutline } from '../any-beast/limb.ts';
import { nearLegs } from './welsh-dragon-legs.ts';

/** The dragon's neck, barrel, tail and the near legs as one: lines around them all, none between them. */
export function drawWelshDragonTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const shapes = [tail, ...nearLegs.map(({ limb }) => limb), neck, barrel].map(limbOutline);
  const tone = (x: number, y: number) => clamp(0.12 + 0.3 * (y + 0.1) + 0.1 * Math.sin(3 * x));
  for (const line of [inner * 2.2, 0])
    for (const shape of shapes) pen.fill(shape, { pigment: 'petal', tone, ...(line > 0 && { line }) });
  // The plates of throat and breast.
  pen.fill(
    outlined(
      '-1.12 -0.94!, -1.06 -0.6, -1.02 -0.3, -0.82 0.1, -0.4 0.36, 0.2 0.46, 0.2 0.36, -0.36 0.2, -0.68 -0.06, -0.84 -0.4, -0.92 -0.9!',
    ),
    { pigment: 'gold', tone: 0.15, line: detail * 1.3 },
  );
  for (const plate of [
    '-1.08 -0.72, -0.9 -0.72',
    '-1.04 -0.46, -0.86 -0.5',
    '-0.98 -0.2, -0.78 -0.28',
    '-0.84 0.06, -0.66 -0.06',
    '-0.6 0.26, -0.46 0.12',
    '-0.3 0.38, -0.2 0.26',
    '0.0 0.42, 0.04 0.34',
  ])
    pen.stroke(traced(plate), detail * 1.3);
  for (const [x, y] of scales)
    pen.stroke(traced(`${x - 0.07} ${y}, ${x} ${y + 0.07}, ${x + 0.07} ${y}`), detail * 1.2, { taper: 0.3 });
  for (const muscle of ['0.62 0.14, 0.56 0.5, 0.7 0.74', '-0.42 0.0, -0.3 0.3, -0.34 0.56'])
    pen.stroke(traced(muscle), inner, { taper: 0.4 });
}

/** Along neck and back, leaning to the tail. */
export function drawWelshDragonSpikes(pen: Pen): void {
  for (const [x, y, angleRad] of [
    [-0.84, -1.0, -0.3],
    [-0.66, -0.72, -0.2],
    [-0.6, -0.46, -0.3],
    [0.32, -0.2, -0.9],
    [0.6, -0.12, -0.9],
    [0.86, -0.06, -0.7],
    [1.12, 0.16, -0.4],
    [1.4, 0.56, 0.5],
    [1.66, 0.3, 0.2],
    [1.68, 0.0, -0.1],
  ] as const)
    pen
      .at({ at: [x, y], angleRad })
      .fill(outlined('-0.06 -0.12!, 0.2 -0.14!, 0.26 0!, 0.12 0.12, -0.06 0.12!'), {
        pigment: 'petal',
        tone: 0.45,
        line: pen.weight.inner,
      });
}

const neck: Limb = { line: '-0.36 0.1, -0.8 -0.24, -0.86 -0.7, -1.0 -1.06', half: [0.36, 0.25, 0.17, 0.16] };
const barrel: Limb = { line: '-0.5 0.0, -0.1 0.14, 0.4 0.16, 0.9 0.22', half: [0.34, 0.36, 0.3, 0.3] };
const tail: Limb = {
  line: '0.86 0.26, 1.24 0.5, 1.56 0.36, 1.56 -0.1, 1.3 -0.36, 1.22 -0.64',
  half: [0.26, 0.17, 0.13, 0.1, 0.075, 0.045],
};
const scales = [
  [0.3, 0.06],
  [0.5, 0.02],
  [0.4, 0.2],
  [0.2, 0.22],
  [0.9, 0.1],
  [1.0, 0.3],
  [0.8, 0.34],
  [1.2, 0.46],
  [1.5, 0.3],
  [1.54, 0.06],
  [-0.3, 0.0],
  [-0.1, 0.1],
  [-0.7, -0.5],
  [-0.76, -0.76],
  [-0.56, -0.24],
] as const;
