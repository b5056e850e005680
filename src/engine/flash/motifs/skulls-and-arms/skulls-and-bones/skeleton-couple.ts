import type { Placing } from '../../../geometry/transform.ts';
import type { Canvas } from '../../../paint/canvas.ts';
import type { Motif } from '../../motif.ts';
import { drawArmBones, drawLegBones } from './bones.ts';
import { drawSkull } from './skull.ts';
import { drawSkullProfile } from './skull-profile.ts';
import { drawTrunk } from './trunk-bones.ts';

/** The one on the left and the one on the right, who is its mirror image, `apart` from the middle. */
function both(apart: number, angleRad: number): readonly Placing[] {
  return [
    { at: [-apart, 0], angleRad },
    { at: [apart, 0], angleRad: -angleRad, isFlipped: true },
  ];
}

/** Close together, each with an arm around the other. */
function drawEmbrace(canvas: Canvas): void {
  canvas.layer((pen) => {
    for (const place of both(0.78, 0.06)) drawTrunk(pen.at(place));
  });
  canvas.layer((pen) =>
    drawArmBones(pen, [
      [1.5, -0.44],
      [1.34, 0.62],
      [0.1, 0.74],
    ]),
  );
  canvas.layer((pen) =>
    drawArmBones(pen, [
      [-1.5, -0.44],
      [-1.24, 0.5],
      [0.02, 0.12],
    ]),
  );
}

/** With their teeth together, in each other's arms. */
export const kissingSkeletons: Pick<Motif, 'draw'> = {
  draw(canvas) {
    drawEmbrace(canvas);
    for (const at of both(0.42, 0.1))
      canvas.layer((pen) => drawSkullProfile(pen.at({ ...at, at: [at.at?.[0] ?? 0, -1.04], scale: 0.5 })));
  },
};

/** Temple to temple, in each other's arms. */
export const huggingSkeletons: Pick<Motif, 'draw'> = {
  draw(canvas) {
    drawEmbrace(canvas);
    for (const at of both(0.44, 0.2))
      canvas.layer((pen) => drawSkull(pen.at({ ...at, at: [at.at?.[0] ?? 0, -1.02], scale: 0.5 })));
  },
};

/** Side by side from head to foot, hand in hand, each with the other hand raised. */
export const skeletonsHandInHand: Pick<Motif, 'draw'> = {
  draw(canvas) {
    for (const place of both(1.12, 0)) {
      canvas.layer((whole) => {
        const pen = whole.at(place);
        drawLegBones(
          pen,
          [
            [-0.38, 1.4],
            [-0.46, 2.2],
            [-0.38, 3],
          ],
          [-0.74, 3.12],
        );
        drawLegBones(
          pen,
          [
            [0.38, 1.4],
            [0.5, 2.2],
            [0.4, 3],
          ],
          [0.7, 3.14],
        );
        drawTrunk(pen);
      });
      canvas.layer((whole) => {
        const pen = whole.at(place);
        drawArmBones(pen, [
          [-0.72, -0.46],
          [-1.3, -0.16],
          [-1.42, -0.86],
        ]);
        drawArmBones(pen, [
          [0.72, -0.46],
          [0.96, 0.2],
          [1.02, 0.72],
        ]);
      });
      canvas.layer((whole) =>
        drawSkull(whole.at(place).at({ at: [0.04, -1.02], scale: 0.46, angleRad: 0.1 })),
      );
    }
  },
};
