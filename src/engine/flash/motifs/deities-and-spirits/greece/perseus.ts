import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawStraightSword } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawCrestedHelmet } from '../../parts/headgear/crested-helmet.ts';
import { drawMedusa } from './medusa.ts';

/** Perseus in his winged helmet, the head of Medusa held up by its snakes, the sword in his other hand. */
export const perseus: Motif = {
  name: 'perseus',
  tinted: ['petal'],
  carries: ['medusa', 'sword', 'snake'],
  draw(canvas) {
    canvas.layer(
      (pen) =>
        drawBothSides(pen.at({ at: [-0.5, 0.2], scale: 0.9 }), (side) =>
          drawFeatheredWing(side, wingArm, wingRows),
        ),
      { contour: 0.6 },
    );
    canvas.layer(
      (pen) =>
        drawRaisedArm(pen, {
          line: [
            [-1.3, 1.5],
            [-1.76, 1.6],
            [-1.66, 0.84],
          ],
          skin: 'bone',
          drawHeld: (hand) => drawStraightSword(hand.at({ angleRad: -0.16, scale: 1.16 })),
        }),
      { contour: 0.7 },
    );
    canvas.layer((bare) => {
      const pen = bare.at({ at: [-0.5, 0.2], scale: 0.9 });
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'foam', mantle: 'petal' });
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawLocks(
        pen,
        [
          [0.52, -0.4, 0.1, 0.6],
          [0.48, -0.5, 0.16, 0.36],
        ],
        { width: 0.26, bend: -0.3, pigment: 'wood', tone: (_, y) => clamp(0.3 + 0.5 * (y + 0.4)) },
      );
      drawCrestedHelmet(pen, 'gold');
    });
    canvas.layer(
      (pen) =>
        drawRaisedArm(pen, {
          line: [
            [0.3, 1.42],
            [1.72, 0.86],
            [1.3, -1.06],
          ],
          skin: 'bone',
        }),
      {
        contour: 0.7,
      },
    );
    canvas.layer((pen) => {
      drawBlood(pen);
      const { inner, detail, contour } = pen.weight;
      const fine = pen.withWeight({ contour: contour * 0.6, inner: inner * 0.5, detail: detail * 0.4 });
      drawMedusa(fine.at({ at: [1.16, -0.24], scale: 0.64 }), false);
    });
  },
};

/** From her neck. */
function drawBlood(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '1.02 -0.04!, 1.3 -0.04!, 1.32 0.3!, 1.24 0.56, 1.2 0.36!, 1.14 0.7, 1.1 0.36!, 1.04 0.5, 1.0 0.3!',
    ),
    {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.3,
      line: inner,
    },
  );
}

const wingArm = traced('0.98 -1.5, 0.94 -1.3, 0.84 -1.0, 0.7 -0.6', 8);
const wingRows: readonly FeatherRow[] = [
  { feathers: 6, pigment: 'foam', lengths: [0.5, 0.4], anglesRad: [-1.1, 0.4], width: 0.32, shade: 0 },
  { feathers: 5, pigment: 'foam', lengths: [0.32, 0.26], anglesRad: [-1.0, 0.4], width: 0.4, shade: 0.05 },
];
