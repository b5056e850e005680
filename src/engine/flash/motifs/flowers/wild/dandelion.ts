import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A dandelion clock, some of its seeds already on their way. */
export const dandelion: Motif = {
  name: 'dandelion',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(traced('-0.3 -0.2, -0.26 0.3, -0.34 0.8, -0.28 1.2'), pen.weight.inner * 1.8);
        for (const leaf of leaves)
          pen.fill(outlined(leaf), {
            pigment: 'leaf',
            tone: (_, y) => clamp(0.2 + 0.5 * (y - 0.8)),
            line: pen.weight.inner,
          });
        for (const [reach, count, turn] of rounds)
          for (let i = 0; i < count; i++)
            drawSeed(pen.at({ at: head, angleRad: turn + (i / count) * 2 * Math.PI }), reach);
        pen.fill(circle(head, 0.11, 30), {
          pigment: 'wood',
          black: 'uncolored',
          tone: 0.4,
          line: pen.weight.inner,
        });
        for (const [x, y, angleRad, scale] of flying) drawSeed(pen.at({ at: [x, y], angleRad, scale }), 0.4);
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};

const head = [-0.3, -0.36] as const;

/** A seed on its stalk along the pen's x axis, its parachute at the end. */
function drawSeed(pen: Pen, reach: number): void {
  const { inner, detail } = pen.weight;
  pen.stroke(
    [
      [0.06, 0],
      [reach, 0],
    ],
    detail * 1.1,
  );
  pen.stroke(
    [
      [0.04, 0],
      [0.14, 0],
    ],
    inner * 1.3,
  );
  for (const turn of [-1.1, -0.7, -0.35, 0, 0.35, 0.7, 1.1]) {
    const [dx, dy] = polar(turn, 0.17);
    pen.stroke(
      [
        [reach, 0],
        [reach + dx, dy],
      ],
      detail,
      { taper: 0.5, tapering: 'end' },
    );
  }
}

const rounds = [
  [0.5, 20, 0.1],
  [0.36, 14, 0.3],
  [0.22, 9, 0],
] as const;
const flying = [
  [0.4, -0.6, -0.5, 0.7],
  [0.7, -0.3, -0.2, 0.8],
  [0.62, -0.98, -0.8, 0.6],
  [1.0, -0.8, -0.5, 0.7],
] as const;
const leaves = [
  '-0.3 1.16!, -0.5 1.0, -0.56 0.86!, -0.68 0.9!, -0.74 0.74!, -0.9 0.72!, -0.84 0.94!, -0.7 1.06!, -0.6 1.16!',
  '-0.26 1.18!, -0.1 1.0, -0.06 0.88!, 0.06 0.92!, 0.12 0.78!, 0.28 0.76!, 0.22 0.96!, 0.1 1.08!, 0 1.18!',
];
