import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pine of Japanese screens: clouds of needles in layers on a bent trunk that grows from a rock. */
export const japanesePine: Motif = {
  name: 'japanese-pine',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTrunk(pen);
      drawRock(pen);
      for (const [x, y, half] of pads) drawPad(pen.at({ at: [x, y], scale: half }));
    });
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const shape of [trunk, ...boughs])
    pen.fill(shape, {
      pigment: 'wood',
      tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(-0.1, 0.24, x - 0.3 * Math.sin(2.6 * y))),
      line: inner * 1.1,
    });
  for (const scale of barkScales) pen.stroke(traced(scale), detail * 1.5, { taper: 0.3 });
}

function drawRock(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.86 1.3!, -0.76 1.1, -0.4 1.0!, -0.1 1.04, 0.24 0.98!, 0.54 1.08, 0.74 1.3!'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.2 + 0.7 * smoothstep(0, 0.7, x) + 0.8 * (y - 1.06)),
    line: inner * 1.1,
  });
  for (const crack of ['-0.4 1.02, -0.34 1.14, -0.44 1.26', '0.24 1.0, 0.3 1.12, 0.22 1.24'])
    pen.stroke(traced(crack), detail * 1.4, { taper: 0.4 });
}

/** A cloud of needles, 2 wide, flat below, its needles in fans. */
function drawPad(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cloud, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.3 + 0.9 * (y + 0.3) + 0.2 * x),
    line: inner * 1.1,
  });
  for (const [x, y, radius] of fans)
    for (const angle of steps(6, Math.PI * 1.1, Math.PI * 1.9))
      pen.stroke(
        [
          [x, y],
          [x + radius * Math.cos(angle), y + radius * Math.sin(angle)],
        ],
        detail * 1.2,
        { taper: 0.6, tapering: 'end' },
      );
}

/** Where a pad lies and half its width, from the back to the front. */
const pads = [
  [0.14, -1.0, 0.54],
  [0.86, -0.62, 0.46],
  [-0.5, -0.58, 0.5],
  [-0.86, 0.06, 0.5],
  [0.92, 0.06, 0.52],
  [0.24, -0.36, 0.42],
] as const;
const cloud: Point[] = [
  ...(
    [
      [-0.78, 0.0, 0.24],
      [-0.46, -0.2, 0.28],
      [0, -0.3, 0.34],
      [0.46, -0.2, 0.28],
      [0.78, 0.0, 0.24],
    ] as const
  ).flatMap(([x, y, radius], i) =>
    steps(
      10,
      Math.PI * (i < 2 ? 0.95 : i === 2 ? 1.15 : 1.3),
      Math.PI * (i < 2 ? 1.7 : i === 2 ? 1.85 : 2.05),
    ).map((angle): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]),
  ),
  ...outlined('1.0 0.06, 0.7 0.2, 0.3 0.14, 0 0.2, -0.3 0.14, -0.7 0.2, -1.0 0.06').slice(0, 36),
];
const fans = [
  [-0.68, 0.12, 0.24],
  [-0.24, 0.1, 0.26],
  [0.24, 0.1, 0.26],
  [0.68, 0.12, 0.24],
  [-0.44, -0.12, 0.24],
  [0, -0.16, 0.28],
  [0.44, -0.12, 0.24],
] as const;
const trunk = outlined(
  '-0.46 1.12!, -0.24 0.92, -0.16 0.66, -0.3 0.36, -0.36 0.06, -0.16 -0.24, 0.08 -0.44, 0.1 -0.66, 0.06 -0.96!, 0.2 -0.98!, 0.26 -0.64, 0.24 -0.36, 0.02 -0.14, -0.1 0.08, -0.02 0.32, 0.16 0.6, 0.16 0.88, 0.4 1.12!, 0.1 1.06, -0.14 1.12',
);
const boughs = [
  '-0.26 0.3!, -0.5 0.16, -0.84 0.18!, -0.84 0.1!, -0.5 0.04, -0.28 0.08!',
  '-0.02 0.36!, 0.3 0.32, 0.6 0.16, 0.9 0.18!, 0.92 0.1!, 0.56 0.06, 0.26 0.2, -0.06 0.16!',
  '-0.16 -0.2!, -0.34 -0.36, -0.5 -0.48!, -0.42 -0.52!, -0.26 -0.42, -0.04 -0.34!',
  '0.24 -0.36!, 0.5 -0.4, 0.84 -0.5!, 0.84 -0.57!, 0.5 -0.5, 0.26 -0.54!',
].map((bough) => outlined(bough));
const barkScales = [
  '-0.14 0.88, -0.04 0.84, 0.0 0.92',
  '0.0 0.76, 0.08 0.72, 0.12 0.8',
  '-0.12 0.68, -0.04 0.62, 0.02 0.68',
  '-0.06 0.52, 0.02 0.48, 0.08 0.54',
  '-0.22 0.44, -0.14 0.38, -0.08 0.44',
  '-0.26 0.2, -0.2 0.14, -0.14 0.2',
  '-0.24 -0.02, -0.16 -0.06, -0.12 0.0',
  '-0.04 -0.2, 0.02 -0.26, 0.08 -0.2',
];
