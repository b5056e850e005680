import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An agave: a rosette of thick leaves, thorned along the edge and at the tip. */
export const agave: Motif = {
  name: 'agave',
  tinted: ['leaf', 'leafLight'],
  draw(canvas) {
    for (const [from, to] of [
      [0, 5],
      [5, 9],
      [9, 12],
    ] as const)
      canvas.layer(
        (pen) => {
          for (const [line, half] of leaves.slice(from, to)) drawLeaf(pen, line, half, 0.42 - 0.04 * from);
        },
        { contour: 0.8 },
      );
  },
};

function drawLeaf(pen: Pen, line: string, half: number, shade: number): void {
  const { inner, detail } = pen.weight;
  const spine = traced(line, 10);
  const last = spine.length - 1;
  const blade = ribbon(spine, (t) => half * (0.7 + 0.9 * t - 1.6 * t ** 2.2) + 0.012);
  for (const edge of [blade.left, blade.right])
    for (let i = 4; i < last - 2; i += 3)
      drawThorn(pen, edge[i] ?? [0, 0], spine[i] ?? [0, 0], spine[i + 1] ?? [0, 0]);
  const [[ax, ay], [bx, by]] = [spine[last - 1] ?? [0, 0], spine[last] ?? [0, 0]];
  pen.stroke(
    [
      [ax, ay],
      [bx + 3 * (bx - ax), by + 3 * (by - ay)],
    ],
    inner * 2.4,
    { taper: 0.7, tapering: 'end' },
  );
  pen.fill(outlineOf(blade), {
    pigment: 'leaf',
    tone: (x, y) => clamp(shade + 0.25 * x + 0.4 * (y + 0.1)),
    line: inner * 1.2,
  });
  pen.fill([...spine, ...blade.left.toReversed()], { tone: 0.5, isOverlay: true });
  pen.stroke(spine.slice(2, last - 2), detail * 1.4, { taper: 0.4 });
}

function drawThorn(pen: Pen, [x, y]: Point, [sx, sy]: Point, [nx, ny]: Point): void {
  const [dx, dy] = [(nx - sx) * 0.6, (ny - sy) * 0.6];
  const [ox, oy] = [(x - sx) * 0.1, (y - sy) * 0.1];
  const out = 0.055 / Math.max(0.01, Math.sqrt(ox * ox + oy * oy));
  pen.fill(
    outlined(
      `${x - dx - ox} ${y - dy - oy}!, ${x + dx + ox * out} ${y + dy + oy * out}!, ${x + dx - ox} ${y + dy - oy}!`,
    ),
    { pigment: 'ember', tone: 0.4, line: pen.weight.detail * 1.2 },
  );
}

/** From the back to the front. */
const leaves: readonly (readonly [line: string, half: number])[] = [
  ['0 0.7, -0.02 0.0, 0.0 -0.7, 0.0 -1.34', 0.2],
  ['0 0.7, -0.3 0.1, -0.42 -0.5, -0.46 -1.14', 0.2],
  ['0 0.7, 0.3 0.1, 0.42 -0.5, 0.48 -1.1', 0.2],
  ['0 0.7, -0.6 0.3, -0.96 -0.16, -1.2 -0.74', 0.2],
  ['0 0.7, 0.6 0.3, 0.96 -0.16, 1.2 -0.7', 0.2],
  ['0 0.74, -0.2 0.2, -0.24 -0.3, -0.2 -0.84', 0.21],
  ['0 0.74, 0.24 0.2, 0.26 -0.24, 0.2 -0.74', 0.21],
  ['0 0.74, -0.7 0.6, -1.16 0.34, -1.5 -0.08', 0.2],
  ['0 0.74, 0.7 0.6, 1.16 0.34, 1.5 -0.04', 0.2],
  ['0 0.76, -0.46 0.44, -0.7 0.08, -0.8 -0.34', 0.21],
  ['0 0.76, 0.46 0.44, 0.72 0.1, 0.84 -0.3', 0.21],
  ['0 0.8, 0.0 0.4, 0.02 0.0, -0.02 -0.36', 0.24],
];
