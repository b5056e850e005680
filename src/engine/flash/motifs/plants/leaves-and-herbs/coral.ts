import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { pointAt } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A branching piece of red coral. */
export const coral: Motif = {
  name: 'coral',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      // Filled once more over all edges: the branches are of one piece.
      for (const line of [pen.weight.inner * 1.2, 0]) drawBranches(pen, line);
      drawPores(pen);
    }),
};

const tone = (x: number, y: number) =>
  clamp(0.08 + 0.35 * x + 0.5 * smoothstep(0.4, 1.2, y) + 0.2 * smoothstep(-0.2, 0.6, x + 0.4 * y));

function drawBranches(pen: Pen, line: number): void {
  for (const [knots, half] of branches) {
    drawLimb(
      pen,
      { line: knots, half: [half, half * 0.84, half * 0.78, half * 0.8] },
      { pigment: 'petal', tone, line },
    );
    const path = traced(knots, 8);
    pen.fill(circle(pointAt(path, path.length - 1), half * 0.92, 24), { pigment: 'petal', tone, line });
  }
  pen.fill(
    outlined('-0.2 0.6!, 0.2 0.6!, 0.26 0.9, 0.5 1.1, 0.6 1.24!, 0.2 1.2, -0.1 1.28, -0.5 1.22!, -0.3 1.04'),
    {
      pigment: 'petal',
      tone,
      line,
    },
  );
}

function drawPores(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y] of pores)
    pen.stroke(traced(`${x - 0.03} ${y}, ${x} ${y + 0.03}, ${x + 0.03} ${y}`), detail * 1.6);
  for (const line of ridges) pen.stroke(traced(line), inner, { taper: 0.5 });
}

const branches: readonly (readonly [knots: string, half: number])[] = [
  ['0 0.9, 0.04 0.4, -0.08 0.0, -0.02 -0.4', 0.19],
  ['-0.04 -0.2, -0.02 -0.6, 0.12 -0.9, 0.1 -1.24', 0.14],
  ['0.06 -0.76, 0.28 -0.94, 0.38 -1.14, 0.52 -1.2', 0.1],
  ['-0.04 0.06, -0.32 -0.2, -0.44 -0.6, -0.4 -1.04', 0.14],
  ['-0.42 -0.6, -0.26 -0.84, -0.2 -1.06, -0.22 -1.3', 0.1],
  ['-0.36 -0.3, -0.64 -0.52, -0.74 -0.8, -0.7 -1.08', 0.1],
  ['0 0.5, -0.4 0.36, -0.72 0.06, -0.86 -0.3', 0.14],
  ['-0.76 0.0, -1.0 -0.08, -1.14 -0.3, -1.16 -0.54', 0.1],
  ['-0.5 0.28, -0.82 0.34, -1.06 0.26, -1.24 0.1', 0.1],
  ['0.02 0.56, 0.36 0.36, 0.6 0.04, 0.66 -0.36', 0.15],
  ['0.64 -0.14, 0.56 -0.44, 0.66 -0.66, 0.64 -0.9', 0.1],
  ['0.6 0.0, 0.86 -0.22, 1.0 -0.5, 1.0 -0.78', 0.1],
  ['0.44 0.26, 0.8 0.26, 1.04 0.1, 1.16 -0.14', 0.11],
  ['0.84 0.22, 1.06 0.34, 1.24 0.3', 0.09],
];
const pores = [
  [-0.06, 0.3],
  [0.06, 0.56],
  [-0.02, -0.1],
  [-0.42, -0.44],
  [-0.42, -0.86],
  [0.06, -1.0],
  [-0.6, 0.16],
  [-0.8, -0.2],
  [0.48, 0.22],
  [0.62, -0.14],
  [0.66, -0.7],
  [0.96, -0.46],
  [0.96, 0.14],
  [-0.02, -0.6],
  [-0.04, 0.86],
] as const;
const ridges = [
  '0.12 1.1, 0.1 0.8, 0.14 0.56',
  '0.2 0.5, 0.4 0.34, 0.52 0.14',
  '0.08 0.24, 0.04 0.0, 0.08 -0.24',
  '-0.16 0.44, -0.4 0.34, -0.54 0.22',
];
