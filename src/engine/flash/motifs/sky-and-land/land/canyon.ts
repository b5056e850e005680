import { clamp, steps } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import type { RoundScene } from '../../parts/sky-and-land/round-scene.ts';
import { drawRoundScene } from '../../parts/sky-and-land/round-scene.ts';

/** A canyon: walls in bands of rock, mesas beyond, a river far below. */
export const canyon: Motif = {
  name: 'canyon',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawRoundScene(pen, (scene) => {
        const { fill } = scene;
        fill(circle([0, 0], 1.3), { pigment: 'waterLight', tone: (_, y) => clamp(0.3 - 0.3 * (y + 1)) });
        fill(circle([0.34, -0.74], 0.22, 44), { pigment: 'gold', tone: 0.1, line: pen.weight.inner });
        for (const [mesa, tone] of mesas)
          fill(outlined(mesa), {
            pigment: 'ember',
            tone: (x, y) => clamp(tone + 0.3 * (y + 0.3) + 0.1 * Math.sin(x * 9)),
            line: pen.weight.inner,
          });
        fill(outlined(floor), { pigment: 'wood', tone: 0.35, line: pen.weight.inner });
        fill(outlined(river), {
          pigment: 'water',
          tone: (_, y) => clamp(0.1 + 0.3 * y),
          line: pen.weight.inner,
        });
        for (const wall of walls) drawWall(scene, wall);
      }),
    );
  },
};

interface Wall {
  readonly outline: string;
  /** The edge of the rock from top to bottom: where its bands break off. */
  readonly edge: readonly (readonly [x: number, y: number])[];
  readonly side: -1 | 1;
}

/** Its bands of rock, and the fissures down it. */
function drawWall({ fill, line, pen }: RoundScene, { outline, edge, side }: Wall): void {
  const { inner, detail } = pen.weight;
  fill(outlined(outline), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.25 - 0.25 * side * x + 0.25 * Math.sin(y * 11)),
    line: inner * 1.3,
  });
  for (const [x, y] of edge) {
    line(
      steps(14).map((t) => [x + side * t * 1.2, y - 0.05 * t + 0.02 * Math.sin(t * 17 + y * 9)] as const),
      inner,
    );
    line(
      steps(14).map(
        (t) => [x + side * (0.06 + t * 0.9), y + 0.06 + 0.015 * Math.sin(t * 23 + y * 5)] as const,
      ),
      detail,
      { taper: 0.5, tapering: 'end' },
    );
  }
  for (const [i, [x, y]] of edge.entries())
    for (const off of [0.12, 0.3, 0.5, 0.7])
      line(
        traced(
          `${x + side * (off + (i % 2) * 0.08)} ${y + 0.02}, ${x + side * (off + 0.02)} ${y + 0.12}, ${x + side * (off + (i % 2) * 0.06)} ${y + 0.22}`,
        ),
        detail,
        { taper: 0.4 },
      );
}

const mesas = [
  [
    '-1.3 0.2!, -0.9 -0.06!, -0.7 -0.1!, -0.66 -0.34!, -0.28 -0.36!, -0.24 -0.12!, 0 0!, 0.1 -0.02!, 0.14 -0.24!, 0.5 -0.26!, 0.54 -0.06!, 1.3 0.2!',
    0.1,
  ],
  ['-1.3 0.4!, -0.6 0.06!, -0.3 0.04!, -0.24 0.16!, 0.16 0.18!, 0.3 0.06!, 0.7 0.08!, 1.3 0.4!', 0.3],
] as const;
const floor = '-1.3 0.3!, -0.3 0.2!, 0.3 0.22!, 1.3 0.3!, 1.3 1.4!, -1.3 1.4!';
const river =
  '0.06 0.22!, -0.06 0.34, 0.12 0.48, -0.02 0.66, -0.22 0.9, -0.1 1.3!, 0.46 1.3!, 0.3 0.92, 0.34 0.66, 0.26 0.46, 0.04 0.34, 0.1 0.22!';
const walls: readonly Wall[] = [
  {
    outline:
      '-1.4 -0.6!, -0.86 -0.54!, -0.8 -0.3!, -0.7 -0.26!, -0.66 0.02!, -0.54 0.08!, -0.52 0.36!, -0.36 0.44!, -0.34 0.72!, -0.2 0.8!, -0.24 1.4!, -1.4 1.4!',
    edge: [
      [-0.8, -0.3],
      [-0.66, 0.04],
      [-0.52, 0.38],
      [-0.34, 0.74],
    ],
    side: -1,
  },
  {
    outline:
      '1.4 -0.4!, 0.96 -0.36!, 0.92 -0.12!, 0.8 -0.06!, 0.78 0.2!, 0.62 0.28!, 0.6 0.56!, 0.46 0.62!, 0.44 0.9!, 0.56 1.4!, 1.4 1.4!',
    edge: [
      [0.92, -0.12],
      [0.78, 0.22],
      [0.6, 0.58],
      [0.46, 0.9],
    ],
    side: 1,
  },
];
