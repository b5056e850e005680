import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A bare tree with crooked branches and a hollow in its trunk. */
export const deadTree: Motif = {
  name: 'dead-tree',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      // Their bark is filled once more over all edges, so that no edge parts a branch from what it grows from.
      for (const line of [pen.weight.inner * 1.2, 0]) {
        for (const [knots, half] of branches)
          drawLimb(
            pen,
            { line: knots, half: [half, half * 0.72, half * 0.5, half * 0.3, 0.008] },
            { pigment: 'wood', tone: woodTone, line },
          );
        pen.fill(trunk, { pigment: 'wood', tone: woodTone, line });
      }
      drawBark(pen);
    }),
};

const woodTone = (x: number, y: number) =>
  clamp(
    0.12 +
      0.8 * smoothstep(-0.1, 0.34, x - 0.1 * y) * smoothstep(-0.6, -0.1, y) +
      0.25 * x +
      0.2 * smoothstep(0.9, 1.3, y),
  );

function drawBark(pen: Pen): void {
  const { detail } = pen.weight;
  pen.fill(outlined('-0.06 0.16!, 0.06 0.24, 0.1 0.44, 0.02 0.6!, -0.1 0.48, -0.12 0.28'), {
    black: 'always',
    tone: 1,
  });
  for (const bark of barks) pen.stroke(traced(bark), detail * 1.5, { taper: 0.4 });
}

const branches: readonly (readonly [line: string, half: number])[] = [
  ['-0.3 -0.2, -0.66 -0.34, -0.86 -0.62, -1.16 -0.66, -1.4 -0.86', 0.14],
  ['-0.7 -0.36, -0.94 -0.34, -1.1 -0.2, -1.3 -0.24', 0.08],
  ['-0.84 -0.56, -0.86 -0.8, -1.0 -0.96, -0.98 -1.2', 0.08],
  ['-0.2 -0.3, -0.36 -0.66, -0.34 -0.9, -0.52 -1.16, -0.5 -1.44', 0.14],
  ['-0.36 -0.8, -0.2 -1.0, -0.22 -1.2, -0.12 -1.36', 0.07],
  ['0.06 -0.3, 0.1 -0.7, 0.26 -0.94, 0.2 -1.2, 0.34 -1.5', 0.14],
  ['0.22 -0.9, 0.46 -1.02, 0.56 -1.24, 0.7 -1.3', 0.07],
  ['0.24 -0.1, 0.6 -0.36, 0.8 -0.66, 1.1 -0.74, 1.3 -1.04', 0.14],
  ['0.76 -0.56, 0.76 -0.8, 0.9 -0.98, 0.88 -1.16', 0.07],
  ['0.6 -0.34, 0.9 -0.36, 1.1 -0.26, 1.4 -0.36', 0.08],
];
const trunk = outlined(
  '-0.3 0.5, -0.28 0.2, -0.36 -0.02, -0.52 -0.18!, -0.4 -0.34!, -0.28 -0.26, -0.26 -0.44!, -0.08 -0.46!, -0.04 -0.26, -0.02 -0.44!, 0.16 -0.44!, 0.2 -0.18, 0.36 -0.32!, 0.46 -0.2!, 0.32 0.06, 0.28 0.4, 0.34 0.76, 0.54 1.0, 0.9 1.16!, 0.56 1.16, 0.42 1.12, 0.48 1.34!, 0.24 1.18, 0.1 1.12, 0.02 1.38!, -0.12 1.14, -0.26 1.14, -0.46 1.32!, -0.44 1.12, -0.6 1.12, -0.94 1.18!, -0.58 0.98, -0.38 0.8',
);
const barks = [
  '-0.18 0.6, -0.22 0.84, -0.36 1.02',
  '-0.2 -0.1, -0.18 0.1, -0.2 0.3',
  '0.04 0.7, 0.06 0.9, 0.02 1.1',
  '0.18 0.4, 0.2 0.7, 0.34 0.98',
  '0.1 -0.2, 0.12 0.0, 0.18 0.2',
  '-0.02 -0.3, -0.02 -0.06, 0.02 0.1',
  '-0.16 0.32, -0.18 0.44, -0.14 0.58',
];
