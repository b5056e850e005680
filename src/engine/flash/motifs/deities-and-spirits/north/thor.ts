import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { FeatherRow } from '../../parts/birds/plumage.ts';
import { drawFeatheredWing } from '../../parts/birds/plumage.ts';
import { drawDrapedRobe } from '../../parts/clothes/draped-robe.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawHairBehind } from '../../parts/faces-and-hair/hair-behind.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawCrestedHelmet } from '../../parts/headgear/crested-helmet.ts';
import { drawHammerOfThor } from '../../skulls-and-arms/arms/mjolnir.ts';

/** Thor: red-bearded under a winged helmet, his hammer beside him. */
export const thor: Motif = {
  name: 'thor',
  tinted: ['ember'],
  carries: ['mjolnir', 'hammer'],
  draw(canvas) {
    for (const isFlipped of [true, false])
      canvas.layer((pen) => drawFeatheredWing(pen, wingArm, wingRows), { at: { isFlipped }, contour: 0.6 });
    canvas.layer((pen) => {
      drawHairBehind(pen, 'ember');
      drawDrapedRobe(pen, { skin: 'bone', cloth: 'dark', mantle: 'petal' });
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawBeard(pen, { pigment: 'ember', tipY: 1.44, fullness: 0.5, sway: 0.1 });
      drawCrestedHelmet(pen, 'steel');
      drawBothSides(pen, (side) =>
        side.fill(circle([0.64, -0.6], 0.12, 28), { pigment: 'gold', tone: 0.1, line: side.weight.inner }),
      );
    });
    canvas.layer((pen) => drawHammerOfThor(pen.at({ at: [0.98, 0.9], scale: 0.72, angleRad: 0.16 })));
  },
};
const wingArm = traced('0.98 -1.5, 0.94 -1.3, 0.84 -1.0, 0.7 -0.6', 8);
const wingRows: readonly FeatherRow[] = [
  { feathers: 7, pigment: 'foam', lengths: [0.66, 0.5], anglesRad: [-1.1, 0.5], width: 0.3, shade: 0 },
  { feathers: 6, pigment: 'foam', lengths: [0.4, 0.32], anglesRad: [-1.0, 0.5], width: 0.4, shade: 0.05 },
];
