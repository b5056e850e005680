import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawLongHairBehind, drawLongLocks, drawLongParting } from '../../parts/faces-and-hair/long-hair.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Dionysus, god of wine: vine leaves and grapes in his hair, a cup raised. */
export const dionysus: Motif = {
  name: 'dionysus',
  tinted: ['violet'],
  carries: ['grapes', 'wine'],
  draw(canvas) {
    canvas.layer(
      (pen) =>
        drawRaisedArm(pen, {
          line: [
            [0.8, 1.4],
            [1.5, 1.2],
            [1.3, 0.4],
          ],
          skin: 'bone',
          drawHeld: drawCup,
        }),
      { contour: 0.7 },
    );
    canvas.layer((pen) => {
      drawLongHairBehind(pen, 'wood');
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam', mantle: 'violet' });
      drawLongLocks(pen, 'wood');
      drawManFace(pen, { skin: 'bone', mood: 'kind' });
      drawBeard(pen, { pigment: 'wood', tipY: 1.1, fullness: 0.5, sway: 0.16 });
      drawLongParting(pen, 'wood');
    });
    canvas.layer(drawVine, { contour: 0.7 });
  },
};

/** Leaves along the brow, a bunch of grapes at either temple. */
function drawVine(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const [x, y, angleRad] of [
      [0.66, -0.56, -0.4],
      [0.56, -0.74, -1.0],
      [0.34, -0.9, -1.3],
      [0.14, -0.92, -1.9],
      [0.04, -0.84, -1.1],
    ] as const)
      drawLeaf(side.at({ at: [x, y], scale: 0.42, angleRad }), { width: 0.8 });
    for (const [x, y] of [
      [0.64, -0.62],
      [0.8, -0.6],
      [0.94, -0.56],
      [0.7, -0.47],
      [0.86, -0.44],
      [0.76, -0.32],
      [0.9, -0.29],
      [0.82, -0.16],
    ] as const)
      side.fill(circle([x, y], 0.1, 24), {
        pigment: 'violet',
        tone: (px, py) => clamp(0.25 + 2.4 * (px - x + py - y)),
        line: side.weight.inner,
      });
  });
}

function drawCup(hand: Pen): void {
  const { inner } = hand.weight;
  hand.fill(outlined('-0.05 -0.3!, 0.05 -0.3!, 0.06 0.3!, -0.06 0.3!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  hand.fill(symmetric('0 0.26, 0.14 0.28, 0.24 0.36!, 0 0.4'), { pigment: 'gold', tone: 0.3, line: inner });
  hand.fill(symmetric('0 -0.22, 0.2 -0.28, 0.34 -0.5, 0.36 -0.78!, 0 -0.78'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 1.4 * x),
    line: inner * 1.1,
  });
  hand.fill(ellipse([0, -0.78], 0.36, 0.1, 36), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
}
