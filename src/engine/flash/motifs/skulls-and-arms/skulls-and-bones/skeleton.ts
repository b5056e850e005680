import type { Canvas } from '../../../paint/canvas.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawArmBones, drawBone, drawLegBones } from './bones.ts';
import { huggingSkeletons, kissingSkeletons, skeletonsHandInHand } from './skeleton-couple.ts';
import { drinking, reading, strumming } from './skeleton-hands.ts';
import { drawSkull } from './skull.ts';
import { drawTrunk } from './trunk-bones.ts';

/** A skeleton down to its hips; all of it when it sits. */
export const skeleton: Motif = {
  name: 'skeleton',
  tinted: ['bone'],
  offering: { draw: drawOffering, hand: [1.28, -1.04] },
  together: { kissing: kissingSkeletons, hugging: huggingSkeletons, 'hand-in-hand': skeletonsHandInHand },
  handling: { strumming, reading, drinking },
  poses: {
    dancing: { draw: drawDancing },
    sitting: {
      draw(canvas) {
        drawUpperHalf(canvas);
        canvas.layer((pen) => drawBothSides(pen, drawBentLeg));
      },
    },
  },
  draw: drawUpperHalf,
};

function drawUpperHalf(canvas: Canvas): void {
  canvas.layer(drawTrunk);
  canvas.layer((pen) => drawBothSides(pen, drawArm));
  canvas.layer((pen) => drawSkull(pen.at({ at: [0, -1.02], scale: 0.46 })));
}

/** Down to the hips, the one hand raised beside the head. */
function drawOffering(canvas: Canvas): void {
  canvas.layer(drawTrunk);
  canvas.layer((pen) => {
    drawArm(pen.at({ isFlipped: true }));
    drawArmBones(pen, [
      [0.72, -0.46],
      [1.34, 0.1],
      [1.26, -0.6],
    ]);
  });
  canvas.layer((pen) => drawSkull(pen.at({ at: [0, -1.02], scale: 0.46 })));
}

/** One knee raised, one arm up and the other out. */
function drawDancing(canvas: Canvas): void {
  canvas.layer((pen) => {
    drawLegBones(
      pen,
      [
        [-0.38, 1.4],
        [-0.56, 2.2],
        [-0.4, 3],
      ],
      [-0.78, 3.12],
    );
    drawLegBones(
      pen,
      [
        [0.38, 1.4],
        [1.16, 1.72],
        [0.8, 2.5],
      ],
      [1.16, 2.62],
    );
    drawTrunk(pen);
  });
  canvas.layer((pen) => {
    drawArmBones(pen, [
      [-0.72, -0.46],
      [-1.34, -0.72],
      [-1.3, -1.36],
    ]);
    drawArmBones(pen, [
      [0.72, -0.46],
      [1.3, -0.12],
      [1.72, -0.62],
    ]);
  });
  canvas.layer((pen) => drawSkull(pen.at({ at: [0.06, -1.02], scale: 0.46, angleRad: 0.16 })));
}

/** As of somebody astride: the thigh outwards, the shin down. */
function drawBentLeg(side: Pen): void {
  drawBone(side, '0.46 1.36, 0.66 1.5, 0.84 1.72', 0.1);
  drawBone(side, '0.8 1.78, 0.76 2.12, 0.66 2.5', 0.075);
  drawBone(side, '0.9 1.8, 0.86 2.14, 0.76 2.5', 0.045);
  drawBone(side, '0.66 2.54, 0.82 2.6, 1.04 2.62', 0.06);
}

/** It hangs at its side, the fingers a little bent. */
function drawArm(side: Pen): void {
  drawBone(side, '0.72 -0.46, 0.84 -0.1, 0.88 0.26', 0.085);
  drawBone(side, '0.84 0.3, 0.86 0.62, 0.8 0.96', 0.05);
  drawBone(side, '0.92 0.3, 0.96 0.64, 0.9 0.98', 0.055);
  for (const [x, length] of [
    [0.74, 0.86],
    [0.82, 1],
    [0.9, 1.02],
    [0.97, 0.88],
  ] as const) {
    const bend = (x - 0.86) * 0.5;
    const at = (y: number) => `${x + bend * (y - 1)} ${1 + (y - 1) * length}`;
    drawBone(side, `${at(1.02)}, ${at(1.11)}, ${at(1.2)}`, 0.036);
    drawBone(side, `${at(1.21)}, ${at(1.29)}, ${at(1.36)}`, 0.031);
    drawBone(side, `${at(1.37)}, ${at(1.43)}, ${at(1.5)}`, 0.027);
  }
  drawBone(side, '0.74 1.02, 0.66 1.1, 0.6 1.2', 0.034);
  drawBone(side, '0.59 1.21, 0.57 1.28, 0.58 1.36', 0.029);
}
