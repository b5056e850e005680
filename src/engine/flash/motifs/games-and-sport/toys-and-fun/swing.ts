import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { limbOutline } from '../../parts/any-beast/limb.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawRope } from '../../parts/tools-and-things/rope.ts';

/** A wooden seat that hangs on two ropes from a branch. */
export const swing: Motif = {
  name: 'swing',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSwingBranch(pen);
      drawBothSides(pen, drawSide);
      drawSeat(pen);
    });
  },
};

/** The branch alone: ropes hang from it about 1 above the origin. */
export function drawSwingBranch(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad, scale] of leaves)
    drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.5, veins: 3 });
  pen.fill(limbOutline({ line: '0.5 -1.1, 0.8 -1.24, 1.02 -1.46', half: [0.06, 0.045, 0.02] }), {
    pigment: 'wood',
    tone: 0.4,
    line: inner,
  });
  pen.fill(
    limbOutline({
      line: '-1.24 -0.92, -0.7 -1.06, 0 -1.04, 0.6 -1.08, 1.24 -0.98',
      half: [0.17, 0.14, 0.12, 0.09, 0.03],
    }),
    { pigment: 'wood', tone: (_, y) => clamp(0.2 + 2.4 * (y + 1.1)), line: inner * 1.1 },
  );
  for (const bark of [
    '-1.1 -0.98, -0.8 -1.08, -0.66 -1.06',
    '-0.4 -1.04, -0.1 -1.0, 0.2 -1.04',
    '-1.0 -0.88, -0.8 -0.94',
  ])
    pen.stroke(traced(bark), detail * 1.3, { taper: 0.4 });
}

function drawSide(side: Pen): void {
  drawRope(side, traced('0.5 -1.0, 0.52 -0.4, 0.54 0.2, 0.56 0.8', 12), 0.045);
  for (const y of [-1.12, -1.02])
    drawRope(
      side,
      [0.4, 0.46, 0.52, 0.58, 0.64].map((x) => [x, y + 0.2 * (x - 0.5)] as const),
      0.055,
    );
  drawRope(
    side,
    [0.5, 0.53, 0.56, 0.59, 0.62].map((x) => [x, 0.72] as const),
    0.055,
  );
}

function drawSeat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.66 0.78!, 0.66 0.78!, 0.82 0.98!, -0.82 0.98!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.15 + 0.3 * smoothstep(-0.6, 0.8, x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.82 0.98!, 0.82 0.98!, 0.82 1.12!, -0.82 1.12!'), {
    pigment: 'wood',
    tone: 0.7,
    line: inner * 1.1,
  });
  for (const grain of ['-0.5 0.84, -0.1 0.86, 0.2 0.84', '-0.3 0.92, 0.1 0.9, 0.56 0.92'])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.56 0.78, 0.6 0.9'), inner * 2);
    drawRope(
      side,
      [0.52, 0.56, 0.6, 0.64, 0.68].map((x) => [x, 1.18] as const),
      0.05,
    );
  });
}

const leaves = [
  [1.0, -1.44, -0.6, 0.3],
  [0.86, -1.28, -1.4, 0.28],
  [1.2, -1.0, 0.1, 0.32],
  [1.02, -1.04, 0.9, 0.28],
  [-0.3, -1.14, -1.3, 0.32],
  [-0.2, -1.12, -0.7, 0.28],
  [-0.9, -0.92, 1.9, 0.28],
] as const;
