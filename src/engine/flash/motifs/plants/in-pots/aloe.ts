import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An aloe in a clay pot: thick toothed leaves, flecked with white. */
export const aloe: Motif = {
  name: 'aloe',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [line, half] of leaves.slice(0, 5)) drawLeaf(pen, line, half);
    });
    canvas.layer((pen) => {
      for (const [line, half] of leaves.slice(5)) drawLeaf(pen, line, half);
    });
    canvas.layer(drawPot);
  },
};

function drawLeaf(pen: Pen, line: string, half: number): void {
  const { inner, detail } = pen.weight;
  const spine = traced(line, 10);
  const edge = ribbon(spine, (t) => half * (1 - t ** 1.6) + 0.004);
  for (const side of [edge.left, edge.right])
    for (let i = 2; i < side.length - 3; i += 3) {
      const [x, y] = side[i] ?? [0, 0];
      const [sx, sy] = spine[i] ?? [0, 0];
      const [dx, dy] = [x - sx, y - sy];
      const reach = 1 + 0.05 / Math.max(0.05, Math.sqrt(dx * dx + dy * dy));
      pen.fill(
        outlined(
          `${x - 0.25 * dy} ${y + 0.25 * dx}!, ${sx + dx * reach} ${sy + dy * reach - 0.02}!, ${x + 0.25 * dy} ${y - 0.25 * dx}!`,
        ),
        { pigment: 'leafLight', tone: 0.2, line: detail * 1.2 },
      );
    }
  pen.fill(outlineOf(edge), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.2 + 0.4 * (y + 0.3) + 0.3 * x),
    line: inner * 1.1,
  });
  pen.fill([...spine, ...edge.left.toReversed()], { tone: 0.4, isOverlay: true });
  for (let i = 4; i < spine.length - 6; i += 4) {
    const [x, y] = spine[i] ?? [0, 0];
    for (const [dx, dy] of [
      [-0.05, 0],
      [0.04, 0.07],
    ] as const)
      pen.fill(
        outlined(
          `${x + dx} ${y + dy - 0.03}, ${x + dx + 0.016} ${y + dy}, ${x + dx} ${y + dy + 0.03}, ${x + dx - 0.016} ${y + dy}`,
        ),
        {
          pigment: 'foam',
          tone: 0,
        },
      );
  }
}

function drawPot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.76!, 0.5 0.76!, 0.38 1.4, 0.34 1.44!, 0 1.48'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.25 + 0.7 * x + (y < 0.9 ? 0.4 : 0)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.54, 0.6 0.5!, 0.6 0.74!, 0 0.8'), {
    pigment: 'ember',
    tone: (x) => clamp(0.1 + 0.6 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.3 1.0, -0.26 1.26'), detail * 1.4, { taper: 0.4 });
}

/** Each from the pot to its tip with its greatest half width, those behind first. */
const leaves = [
  ['-0.1 0.6, -0.3 -0.1, -0.5 -0.8', 0.15],
  ['0.1 0.6, 0.32 -0.1, 0.5 -0.76', 0.15],
  ['0 0.6, 0.02 -0.3, -0.06 -1.3', 0.17],
  ['-0.2 0.6, -0.6 0.14, -1.1 -0.26', 0.15],
  ['0.2 0.6, 0.6 0.14, 1.08 -0.32', 0.15],
  ['-0.14 0.62, -0.36 0.1, -0.36 -0.46', 0.16],
  ['0.14 0.62, 0.34 0.14, 0.26 -0.46', 0.16],
  ['-0.3 0.62, -0.72 0.4, -1.06 0.34', 0.13],
  ['0.3 0.62, 0.7 0.4, 1.04 0.3', 0.13],
  ['0 0.66, -0.06 0.3, 0.02 -0.16', 0.17],
] as const;
