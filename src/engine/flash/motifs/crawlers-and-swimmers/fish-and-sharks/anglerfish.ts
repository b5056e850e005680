import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** An anglerfish, its jaws full of needles, its lure alight; looks to the right. */
export const anglerfish: Motif = {
  name: 'anglerfish',
  tinted: ['water', 'waterLight'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawFins(pen);
        drawBody(pen);
        drawMouth(pen);
        drawEye(pen);
        drawLure(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function drawFins(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const fin of fins)
    pen.fill(outlined(fin), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.2 + 0.4 * smoothstep(-1.2, -0.7, x) + 0.3 * y),
      line: inner * 1.2,
    });
  for (const ray of rays) pen.stroke(traced(ray), detail * 1.4, { taper: 0.3 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.0, 0.8, y) + 0.35 * smoothstep(-0.4, -1.0, x)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-0.34 0.2!, -0.6 0.16, -0.86 0.34!, -0.72 0.42, -0.8 0.56!, -0.6 0.56, -0.3 0.46!'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.1 - 0.5 * (x + 0.4)),
    line: inner * 1.1,
  });
  for (const line of [
    '-0.4 0.28, -0.6 0.26, -0.74 0.34',
    '-0.4 0.38, -0.56 0.42, -0.68 0.48',
    '-0.28 -0.1, -0.4 0.1, -0.34 0.3',
  ])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.3 });
  for (const [x, y] of warts)
    pen.fill(circle([x, y], 0.04, 14), { pigment: 'waterLight', tone: 0.2, line: detail });
}

function drawMouth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(gape, { black: 'always', tone: 1, line: inner * 1.2 });
  for (const [x, y, tipX, tipY] of teeth)
    pen.fill(outlined(`${x - 0.055} ${y}!, ${x + 0.055} ${y + 0.01}!, ${tipX} ${tipY}!`), {
      pigment: 'foam',
      tone: 0.04,
      line: inner * 0.8,
    });
  pen.fill(lip, { pigment: 'water', tone: (_, y) => clamp(0.2 + 0.8 * (y - 0.4)), line: inner * 1.1 });
  pen.fill(brow, { pigment: 'water', tone: 0.12, line: inner * 1.1 });
}

function drawEye(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0.22, -0.36], 0.17, 30), { pigment: 'foam', tone: 0.05, line: inner * 1.2 });
  pen.fill(circle([0.26, -0.35], 0.075, 22), { black: 'always', tone: 1 });
  pen.stroke(traced('0.02 -0.48, 0.22 -0.58, 0.44 -0.46'), inner * 1.8, { taper: 0.3 });
}

function drawLure(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    {
      line: '0.14 -0.64, 0.1 -1.0, 0.36 -1.3, 0.8 -1.3, 1.06 -1.04',
      half: [0.075, 0.045, 0.035, 0.03, 0.03],
    },
    { pigment: 'water', tone: 0.2 },
  );
  for (const ray of [
    '1.3 -0.92, 1.42 -0.96',
    '1.26 -0.72, 1.36 -0.64',
    '1.1 -0.64, 1.1 -0.52',
    '0.92 -0.74, 0.84 -0.66',
    '0.88 -0.92, 0.76 -0.94',
  ])
    pen.stroke(traced(ray), inner * 1.3, { taper: 0.3 });
  pen.fill(circle([1.09, -0.88], 0.16, 30), {
    pigment: 'gold',
    tone: (x, y) => clamp(x + y - 0.1),
    line: inner * 1.2,
  });
  pen.fill(circle([1.04, -0.93], 0.045, 14), { pigment: 'foam', tone: 0 });
}

const body = outlined(
  '1.14 0.46, 0.96 0.78, 0.56 0.96, 0.1 0.94, -0.3 0.76, -0.64 0.48, -0.94 0.22, -0.98 0.06, -0.8 -0.12, -0.5 -0.36, -0.16 -0.6, 0.2 -0.7, 0.56 -0.6, 0.86 -0.4, 1.0 -0.2!, 0.7 0.1',
);
const gape = outlined(
  '0.96 -0.3!, 0.66 -0.14, 0.4 0.04, 0.14 0.3!, 0.3 0.54, 0.6 0.66, 0.92 0.62, 1.2 0.36!, 1.06 0.1',
);
const lip = outlined(
  '0.1 0.26!, 0.26 0.46, 0.56 0.58, 0.88 0.54, 1.2 0.26!, 1.3 0.4, 1.14 0.66, 0.84 0.8, 0.46 0.78, 0.16 0.58, 0.02 0.36',
);
const brow = outlined(
  '0.06 0.3!, 0.3 0.04, 0.6 -0.18, 0.92 -0.36, 1.06 -0.34, 1.06 -0.22!, 0.76 -0.1, 0.46 0.1, 0.2 0.36',
);
const teeth = [
  [0.34, 0.14, 0.4, 0.36],
  [0.5, 0.04, 0.54, 0.34],
  [0.66, -0.06, 0.7, 0.26],
  [0.82, -0.14, 0.86, 0.18],
  [0.96, -0.2, 1.02, 0.06],
  [0.32, 0.54, 0.28, 0.34],
  [0.46, 0.6, 0.46, 0.3],
  [0.62, 0.62, 0.62, 0.22],
  [0.78, 0.6, 0.78, 0.14],
  [0.94, 0.54, 0.96, 0.1],
  [1.1, 0.42, 1.1, 0.08],
] as const;
/** Tail, back and belly. */
const fins = [
  '-0.86 0.0!, -1.1 -0.26, -1.5 -0.4!, -1.42 -0.14, -1.54 0.1, -1.42 0.3, -1.46 0.6!, -1.14 0.46, -0.86 0.28!',
  '-0.1 -0.56!, -0.3 -0.86, -0.64 -0.94!, -0.6 -0.78, -0.86 -0.68!, -0.74 -0.54, -0.9 -0.36!, -0.6 -0.28!',
  '-0.1 0.82!, -0.3 1.1, -0.56 1.16!, -0.56 1.0, -0.76 0.9!, -0.56 0.5!',
];
const rays = [
  '-0.96 0.06, -1.2 -0.1, -1.36 -0.22',
  '-0.96 0.14, -1.2 0.14, -1.42 0.1',
  '-0.96 0.22, -1.2 0.34, -1.34 0.42',
  '-0.24 -0.58, -0.42 -0.76, -0.56 -0.84',
  '-0.44 -0.44, -0.62 -0.58, -0.76 -0.62',
  '-0.26 0.8, -0.38 0.96, -0.5 1.04',
];
const warts = [
  [-0.3, -0.34],
  [-0.12, -0.2],
  [-0.54, -0.1],
  [-0.1, 0.14],
  [-0.14, 0.62],
  [0.2, 0.84],
  [0.5, 0.88],
] as const;
