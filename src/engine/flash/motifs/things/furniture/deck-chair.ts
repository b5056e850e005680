import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A deck chair: a folding frame of wood, and striped canvas that sags between its bars. */
export const deckChair: Motif = {
  name: 'deck-chair',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const bar of back) drawBar(pen, bar, 0.5);
      drawCanvas(pen);
      for (const bar of front) drawBar(pen, bar, 0.2);
    });
  },
};

type Bar = readonly [from: Point, to: Point];

const back: readonly Bar[] = [
  [
    [-0.76, -1.06],
    [0.94, 0.94],
  ],
  [
    [0.5, -0.06],
    [-0.84, 1.0],
  ],
];
const front: readonly Bar[] = [
  [
    [-1.1, -0.92],
    [0.6, 1.1],
  ],
  [
    [0.72, 0.1],
    [-0.62, 1.16],
  ],
  [
    [-1.2, -0.88],
    [-0.66, -1.1],
  ],
  [
    [0.46, 1.14],
    [1.04, 0.9],
  ],
  [
    [-0.9, 1.02],
    [-0.54, 1.18],
  ],
  [
    [0.44, -0.1],
    [0.8, 0.14],
  ],
];

function drawBar(pen: Pen, [from, to]: Bar, tone: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = 0.055 / Math.sqrt(dx ** 2 + dy ** 2);
  const [nx, ny] = [-dy * share, dx * share];
  pen.fill(
    [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ],
    { pigment: 'wood', tone, line: pen.weight.inner },
  );
}

/** Its left and its right edge, from the head down to the seat's front. */
const leftEdge = '-1.14 -0.92!, -0.86 -0.3, -0.42 0.34, 0.1 0.56, 0.5 0.06!';
const rightEdge = '-0.74 -1.1!, -0.46 -0.5, -0.04 0.16, 0.4 0.36, 0.78 -0.1!';

function drawCanvas(pen: Pen): void {
  const { inner } = pen.weight;
  const left = outlined(leftEdge, 10);
  const right = outlined(rightEdge, 10);
  const count = Math.min(left.length, right.length);
  const across = (share: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => {
      const [a, b] = [left[i] ?? [0, 0], right[i] ?? [0, 0]];
      return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];
    });
  const edges = steps(6).map(across);
  for (const [i, edge] of edges.entries()) {
    const next = edges[i + 1];
    if (!next) continue;
    pen.fill([...edge, ...next.toReversed()], {
      pigment: i % 2 === 0 ? 'petal' : 'foam',
      tone: (_, y) => clamp(0.05 + 0.5 * (y + 0.2)),
      line: inner,
    });
  }
}
