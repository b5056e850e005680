import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawPheasantFeather } from '../../parts/birds/pheasant-feather.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawTempleHair } from '../../parts/faces-and-hair/short-hair.ts';
import { drawHeavenlyHelmet } from '../../parts/headgear/heavenly-helmet.ts';
import { drawPoleShaft } from '../../parts/weapons/pole-shaft.ts';

/** Lü Bu: two long pheasant's feathers on his crown, the halberd with its crescent. */
export const luBu: Motif = {
  name: 'lu-bu',
  tinted: ['petal'],
  carries: ['halberd', 'spear'],
  draw(canvas) {
    canvas.layer((pen) => drawHalberd(pen.at({ at: [-1.34, 0.2], angleRad: -0.06 })), { contour: 0.7 });
    canvas.layer((pen) => drawBothSides(pen, drawPheasantFeather), { contour: 0.6 });
    canvas.layer((pen) => {
      drawArmouredBust(pen, { skin: 'bone', metal: 'gold', cloth: 'petal' });
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'lean' });
      drawTempleHair(pen, 'dark');
      drawHeavenlyHelmet(pen, { bowl: 'violet', metal: 'gold', plume: 'petal' });
    });
  },
};

/** A spear point between two crescents. */
function drawHalberd(pen: Pen): void {
  const { inner } = pen.weight;
  drawPoleShaft(pen, -0.9);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.06 -0.94!, 0.3 -0.98!, 0.3 -1.08!, 0.06 -1.1!'), {
      pigment: 'steel',
      tone: 0.4,
      line: inner,
    });
    side.fill(
      outlined('0.26 -0.5!, 0.5 -0.76, 0.54 -1.04, 0.5 -1.3, 0.24 -1.6!, 0.34 -1.26, 0.36 -1.02, 0.34 -0.8'),
      {
        pigment: 'steel',
        tone: (x) => clamp(0.6 - 1.2 * (x - 0.3)),
        line: inner * 1.1,
      },
    );
  });
  pen.fill(symmetric('0 -2.0!, 0.14 -1.5, 0.08 -0.98!, 0 -0.96'), {
    pigment: 'steel',
    tone: (x) => (x > 0 ? 0.5 : 0.05),
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, -0.9], 0.13, 0.08, 24), { pigment: 'gold', tone: 0.2, line: inner });
}
