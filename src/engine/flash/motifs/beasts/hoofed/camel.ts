import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs, drawLock } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';
import type { Strand } from '../../parts/any-beast/shag.ts';
import { drawShag } from '../../parts/any-beast/shag.ts';

/** A camel with two humps, shaggy at hump, throat and thigh; looks to the right. */
export const camel: Motif = {
  name: 'camel',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      for (const leg of farLegs) drawLeg(pen, leg, 0.75);
      drawShag(pen, throat, shag);
      drawBody(pen);
      for (const leg of nearLegs) drawLeg(pen, leg, 0.2);
      drawShag(pen, tufts, shag);
      drawHead(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  pen.stroke(traced('-0.92 -0.3, -1.06 -0.1, -1.04 0.14'), pen.weight.inner * 2.4);
  drawLock(pen, {
    root: [-1.04, 0.06],
    tip: [-1.06, 0.44],
    width: 0.12,
    bend: 0.12,
    pigment: 'dark',
    tone: 0.5,
  });
}

function drawLeg(pen: Pen, { outline, foot }: Leg, shade: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined(outline), {
    pigment: 'wood',
    tone: (x) => clamp(shade + 0.5 * smoothstep(foot + 0.04, foot - 0.14, x)),
    line: inner * 1.1,
  });
  pen.stroke(traced(`${foot - 0.08} 0.62, ${foot} 0.66, ${foot + 0.08} 0.62`), detail * 1.2, { taper: 0.4 });
  pen.fill(
    outlined(
      `${foot - 0.1} 1.2!, ${foot - 0.08} 1.12, ${foot + 0.08} 1.1, ${foot + 0.2} 1.2, ${foot + 0.18} 1.26!, ${foot - 0.1} 1.26!`,
    ),
    { pigment: 'wood', tone: clamp(shade + 0.4), line: inner },
  );
  pen.stroke(traced(`${foot + 0.09} 1.15, ${foot + 0.1} 1.24`), detail);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.46 -0.1, 0.74 0.08, 0.98 -0.06, 1.06 -0.42, 1.02 -0.86', half: [0.3, 0.24, 0.17, 0.14, 0.12] },
    {
      pigment: 'wood',
      tone: (x, y) =>
        clamp(
          0.12 + 0.6 * smoothstep(-0.1, 0.24, y) + 0.5 * smoothstep(1.1, 0.86, x) * smoothstep(0, -0.5, y),
        ),
    },
  );
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.75 * smoothstep(-0.1, 0.3, y) + 0.25 * smoothstep(-0.5, -0.95, x)),
    line: inner * 1.2,
  });
  for (const fold of [
    '-0.04 -0.46, -0.14 -0.22, -0.1 0.06',
    '0.42 -0.36, 0.34 -0.12, 0.42 0.14',
    '-0.56 -0.42, -0.52 -0.18, -0.62 0.1',
    '-0.36 0.2, -0.1 0.26, 0.16 0.26',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.5 });
  for (const [row, count] of [
    ['-0.68 -0.78, -0.5 -0.84, -0.34 -0.76', 8],
    ['-0.74 -0.5, -0.5 -0.58, -0.26 -0.5', 8],
    ['0.08 -0.76, 0.2 -0.82, 0.34 -0.74', 7],
    ['0.04 -0.5, 0.2 -0.58, 0.4 -0.5', 7],
    ['-0.74 -0.36, -0.6 -0.3, -0.3 -0.34', 7],
    ['0.0 -0.36, 0.16 -0.34, 0.34 -0.4', 6],
    ['-0.8 -0.04, -0.6 0.0, -0.3 -0.02', 7],
    ['0.6 0.0, 0.76 0.02, 0.92 -0.1', 5],
  ] as const)
    drawHairs(pen, traced(row), [-0.02, 0.14], count);
}

const shag = {
  width: 0.15,
  pigment: 'wood',
  tone: (y: number, rootY: number) => clamp(0.75 - 1.2 * Math.abs(y - rootY)),
} as const;

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(-0.98, -0.72, y - 0.12 * (x - 1))),
    line: inner * 1.2,
  });
  pen.fill(outlined('0.92 -1.08!, 0.8 -1.14, 0.72 -1.26!, 0.86 -1.28, 0.98 -1.18!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  drawShag(pen, forelock, shag);
  pen.fill(outlined('1.08 -1.06!, 1.14 -1.12, 1.24 -1.1, 1.28 -1.03!, 1.18 -0.99'), {
    black: 'always',
    tone: 1,
  });
  drawRoundEye(pen, [1.18, -1.055], 0.042, 'ember');
  for (const line of ['1.04 -1.08, 1.16 -1.17, 1.3 -1.08', '1.24 -1.1, 1.32 -1.12, 1.36 -1.1'])
    pen.stroke(traced(line), inner, { taper: 0.4 });
  pen.stroke(traced('1.58 -0.99, 1.52 -0.95, 1.46 -0.97'), inner * 1.1, { taper: 0.3 });
  pen.stroke(traced('1.62 -0.84, 1.48 -0.82, 1.34 -0.86, 1.26 -0.84'), inner * 1.1, {
    taper: 0.3,
    tapering: 'end',
  });
  pen.stroke(traced('1.06 -0.96, 1.14 -0.86, 1.1 -0.78'), detail * 1.3, { taper: 0.5 });
  for (const [x, y] of [
    [1.5, -0.88],
    [1.44, -0.91],
    [1.54, -0.9],
  ] as const)
    pen.dot([x, y], detail * 0.9);
}

interface Leg {
  readonly outline: string;
  /** Where the middle of its foot is. */
  readonly foot: number;
}

const hind =
  '-0.94 -0.06!, -0.74 -0.22, -0.52 -0.12, -0.46 0.1, -0.58 0.36, -0.68 0.6, -0.67 0.86, -0.68 1.16!, -0.82 1.16!, -0.84 0.86, -0.87 0.62, -0.84 0.4, -0.94 0.16';
const fore =
  '0.14 0.08!, 0.22 -0.1, 0.4 -0.14, 0.52 0.02, 0.5 0.24, 0.43 0.5, 0.44 0.66, 0.4 0.86, 0.41 1.16!, 0.27 1.16!, 0.27 0.86, 0.24 0.66, 0.24 0.5, 0.17 0.26';
const farLegs: readonly Leg[] = [
  {
    outline: '-0.7 0.1!, -0.34 0.1!, -0.42 0.4, -0.44 0.62, -0.43 1.16!, -0.57 1.16!, -0.6 0.64, -0.6 0.42',
    foot: -0.5,
  },
  {
    outline: '0.36 0.1!, 0.68 0.1!, 0.64 0.4, 0.65 0.64, 0.63 1.16!, 0.49 1.16!, 0.47 0.64, 0.46 0.4',
    foot: 0.56,
  },
];
const nearLegs: readonly Leg[] = [
  { outline: hind, foot: -0.74 },
  { outline: fore, foot: 0.34 },
];
const body = outlined(
  '-0.96 -0.08, -0.92 -0.34, -0.78 -0.48, -0.68 -0.7, -0.6 -0.94, -0.48 -1.0, -0.36 -0.88, -0.26 -0.62, -0.12 -0.52, 0.02 -0.66, 0.1 -0.9, 0.22 -0.98, 0.34 -0.86, 0.42 -0.6, 0.56 -0.38, 0.66 -0.1, 0.58 0.18, 0.3 0.3, -0.2 0.28, -0.6 0.24, -0.86 0.18',
);
const throat: readonly Strand[] = [
  [0.68, 0.2, -0.04, 0.26],
  [0.8, 0.2, 0.0, 0.3],
  [0.92, 0.12, 0.02, 0.32],
  [1.02, 0.02, 0.06, 0.32],
  [1.1, -0.1, 0.08, 0.3],
  [1.16, -0.26, 0.08, 0.28],
];
/** On top of the humps. */
const tufts: readonly Strand[] = [
  [-0.58, -0.92, -0.1, -0.1],
  [-0.51, -0.95, -0.03, -0.13],
  [-0.44, -0.93, 0.06, -0.11],
  [0.15, -0.9, -0.08, -0.1],
  [0.22, -0.93, 0.0, -0.13],
  [0.29, -0.9, 0.08, -0.1],
];
const head = outlined(
  '0.9 -0.98, 0.98 -1.16, 1.14 -1.2, 1.3 -1.12, 1.46 -1.08, 1.6 -1.02, 1.66 -0.9, 1.58 -0.76, 1.44 -0.76, 1.3 -0.76, 1.14 -0.7, 0.98 -0.74, 0.9 -0.84',
);
const forelock: readonly Strand[] = [
  [1.0, -1.12, -0.08, 0.2],
  [1.04, -1.16, 0.02, -0.16],
  [0.98, -1.14, -0.06, -0.14],
];
