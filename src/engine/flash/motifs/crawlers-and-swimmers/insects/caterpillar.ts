import { clamp, lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A caterpillar that humps its back and lifts its head; looks to the right. */
export const caterpillar: Motif = {
  name: 'caterpillar',
  tinted: ['leafLight', 'leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        segments.forEach((at, i) => {
          drawSegment(pen.at({ at, scale: lerp(0.27, 0.36, i / 7) }), i);
        });
        drawHead(pen.at({ at: [1.14, -0.42] }));
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** Of radius 1, from the tail on. */
function drawSegment(pen: Pen, i: number): void {
  const { inner, detail } = pen.weight;
  if (i < 2 || i > 3)
    for (const x of [-0.36, 0.34])
      pen.fill(
        outlined(`${x - 0.22} 0.7!, ${x - 0.2} 1.1, ${x - 0.06} 1.34, ${x + 0.14} 1.3, ${x + 0.2} 0.7!`),
        {
          pigment: 'ember',
          tone: 0.2,
          line: inner,
        },
      );
  for (const hair of [
    '-0.3 -0.9, -0.44 -1.24, -0.5 -1.5',
    '0.0 -0.96, 0.0 -1.34, 0.06 -1.6',
    '0.3 -0.9, 0.44 -1.2, 0.52 -1.44',
  ])
    pen.stroke(traced(hair), detail * 1.6, { taper: 0.5, tapering: 'end' });
  pen.fill(circle([0, 0], 1, 40), {
    pigment: i % 2 ? 'leaf' : 'leafLight',
    tone: ballShader([0, 0], 1, 0.9),
    line: inner * 1.2,
  });
  pen.fill(circle([-0.06, 0.16], 0.22, 20), { pigment: 'gold', tone: 0.1, line: detail * 1.2 });
  pen.stroke(traced('-0.5 -0.56, -0.2 -0.74, 0.1 -0.74'), detail * 1.4, {
    isErasing: !pen.isColored,
    taper: 0.4,
  });
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [line, x, y] of [
    ['-0.04 -0.36, -0.14 -0.6, -0.1 -0.8', -0.1, -0.82],
    ['0.2 -0.34, 0.3 -0.56, 0.44 -0.7', 0.46, -0.72],
  ] as const) {
    pen.stroke(traced(line), inner * 1.8);
    pen.fill(circle([x, y], 0.075, 20), { pigment: 'ember', tone: 0.1, line: inner });
  }
  pen.fill(circle([0.04, 0], 0.44, 44), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.04 + 0.7 * (y + 0.1) + 0.3 * (x - 0.2)),
    line: inner * 1.2,
  });
  drawRoundEye(pen, [0.2, -0.08], 0.12, 'foam');
  pen.fill(circle([0.02, 0.14], 0.07, 18), { pigment: 'blush', tone: 0.1 });
  pen.stroke(traced('0.1 0.2, 0.22 0.27, 0.36 0.2'), inner * 1.4, { taper: 0.3 });
}

const segments: readonly Point[] = [
  [-1.4, 0.56],
  [-1.12, 0.36],
  [-0.84, 0.04],
  [-0.46, -0.1],
  [-0.1, 0.12],
  [0.2, 0.4],
  [0.6, 0.44],
  [0.9, 0.1],
];
