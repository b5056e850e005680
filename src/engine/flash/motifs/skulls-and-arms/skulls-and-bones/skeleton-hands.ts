import type { Placing } from '../../../geometry/transform.ts';
import type { Motif } from '../../motif.ts';
import type { Joints } from './bones.ts';
import { drawArmBones } from './bones.ts';
import { drawSkull } from './skull.ts';
import { drawTrunk } from './trunk-bones.ts';

type Handled = NonNullable<NonNullable<Motif['handling']>['reading']>;

/** Across its lap, one hand upon the strings and the other around the neck. */
export const strumming: Handled = handsOn({ at: [0.16, 0.66], scale: 1.12 }, [
  [
    [-0.72, -0.46],
    [-1.16, 0.28],
    [-0.56, 0.56],
  ],
  [
    [0.72, -0.46],
    [1.36, 0.2],
    [0.98, 0.62],
  ],
]);

/** Before its ribs, a hand on either side. */
export const reading: Handled = handsOn({ at: [0, 0.5], scale: 0.74 }, [
  [
    [-0.72, -0.46],
    [-1.12, 0.34],
    [-0.78, 0.72],
  ],
  [
    [0.72, -0.46],
    [1.12, 0.34],
    [0.78, 0.72],
  ],
]);

/** At its teeth, in the one hand; the other is on its hip. */
export const drinking: Handled = handsOn({ at: [0.4, -0.66], scale: 0.4, angleRad: -0.5 }, [
  [
    [0.72, -0.46],
    [1.34, 0.06],
    [0.84, -0.52],
  ],
  [
    [-0.72, -0.46],
    [-1.2, 0.24],
    [-0.72, 0.66],
  ],
]);

/** Down to its hips, the bones of its hands upon a thing. */
function handsOn(place: Placing, arms: readonly Joints[]): Handled {
  return (drawThing) => ({
    draw(canvas) {
      canvas.layer(drawTrunk);
      canvas.layer((pen) => drawSkull(pen.at({ at: [0, -1.02], scale: 0.46 })));
      drawThing(canvas, place);
      canvas.layer((pen) => {
        for (const arm of arms) drawArmBones(pen, arm);
      });
    },
  });
}
