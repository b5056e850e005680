import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import type { Limb } from '../parts/any-beast/limb.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';

/** The foot of a bird of prey that reaches down, its talons spread, feathers about the leg. */
export const birdClaw: Motif = {
  name: 'bird-claw',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const toe of toes.slice(0, 3)) drawToe(pen, ...toe, 0.25);
      drawLimb(
        pen,
        { line: '-0.06 -0.7, 0.0 -0.3, 0.0 0.12', half: [0.28, 0.22, 0.28] },
        { pigment: 'gold', tone: (x) => clamp(0.2 + 2 * x), line: pen.weight.inner * 1.2 },
      );
      for (const y of [-0.42, -0.28, -0.14])
        pen.stroke(traced(`-0.2 ${y}, 0.0 ${y + 0.08}, 0.2 ${y}`), pen.weight.inner);
      for (const toe of toes.slice(3)) drawToe(pen, ...toe, 0.1);
      // The toes grow out of the foot without a seam.
      pen.fill(outlined('-0.2 -0.14, 0.2 -0.14, 0.24 0.06, 0.16 0.2, -0.12 0.2, -0.24 0.06'), {
        pigment: 'gold',
        tone: (x) => clamp(0.2 + x),
      });
      drawThigh(pen);
    });
  },
};

function drawToe(pen: Pen, limb: Limb, talon: string, shade: number): void {
  const { inner } = pen.weight;
  pen.fill(outlined(talon), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x, y) => clamp(0.3 + 0.5 * (x + y - 0.6)),
    line: inner * 1.2,
  });
  drawLimb(pen, limb, {
    pigment: 'gold',
    tone: (x, y) => clamp(shade + 0.6 * smoothstep(-0.2, 0.9, x + 0.4 * y - 0.4)),
    line: inner * 1.2,
  });
  const line = traced(limb.line, 8);
  for (const share of [0.3, 0.45, 0.6, 0.75]) {
    const i = Math.round(share * (line.length - 1));
    const [[ax, ay], [bx, by]] = [line[i - 1] ?? [0, 0], line[i + 1] ?? [0, 0]];
    const [dx, dy] = [(bx - ax) * 0.9, (by - ay) * 0.9];
    pen.stroke(
      [
        [bx - dy, by + dx],
        [bx + dx, by + dy],
        [bx + dy, by - dx],
      ],
      inner,
    );
  }
}

function drawThigh(pen: Pen): void {
  for (const [x, y, dx, dy, bend] of feathers)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.4,
      bend,
      pigment: 'wood',
      tone: (px, py) => clamp(0.2 + 0.6 * px + 0.3 * (py + 0.8)),
    });
}

/** The hind one first. */
const toes: readonly (readonly [limb: Limb, talon: string])[] = [
  [
    { line: '-0.04 0.1, -0.24 0.3, -0.36 0.56, -0.36 0.74', half: [0.17, 0.15, 0.12, 0.1] },
    '-0.47 0.68!, -0.25 0.7!, -0.28 0.92, -0.38 1.08, -0.54 1.2!, -0.46 0.98, -0.46 0.84',
  ],
  [
    { line: '0.04 -0.04, 0.44 0.0, 0.76 0.16, 0.92 0.46', half: [0.22, 0.19, 0.15, 0.13] },
    '0.78 0.42!, 1.04 0.38!, 1.1 0.64, 1.02 0.88, 0.8 1.06!, 0.86 0.82, 0.84 0.62',
  ],
  [
    { line: '-0.04 -0.04, -0.44 -0.02, -0.78 0.1, -0.98 0.38', half: [0.22, 0.19, 0.15, 0.13] },
    '-0.86 0.3!, -1.1 0.36!, -1.16 0.6, -1.06 0.84, -0.84 1.02!, -0.92 0.78, -0.92 0.58',
  ],
  [
    { line: '0.0 -0.06, 0.06 0.3, 0.14 0.62, 0.1 0.94', half: [0.24, 0.21, 0.17, 0.14] },
    '-0.04 0.88!, 0.24 0.92!, 0.22 1.16, 0.1 1.38, -0.14 1.52!, -0.02 1.26, -0.02 1.06',
  ],
];
const feathers = [
  [-0.3, -1.0, -0.24, 0.5, 0.1],
  [0.3, -1.0, 0.24, 0.52, -0.1],
  [-0.16, -1.0, -0.1, 0.64, 0.06],
  [0.16, -1.0, 0.12, 0.64, -0.06],
  [0, -1.34, 0.0, 0.5, 0.02],
  [0, -1.04, 0.0, 0.74, 0.02],
  [-0.3, -1.3, -0.28, 0.46, 0.1],
  [0.3, -1.3, 0.28, 0.46, -0.1],
  [-0.12, -1.32, -0.1, 0.54, 0.06],
  [0.14, -1.32, 0.1, 0.54, -0.06],
] as const;
