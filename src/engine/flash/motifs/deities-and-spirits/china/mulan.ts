import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawStraightSword } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';
import { drawHairline, lowHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** Hua Mulan in a soldier's armour: her hair tied up high, her sword beside her. */
export const mulan: Motif = {
  name: 'mulan',
  tinted: ['petal'],
  carries: ['sword'],
  draw(canvas) {
    canvas.layer((pen) => drawStraightSword(pen.at({ at: [1.36, 1.0], angleRad: 0.12, scale: 1.24 })), {
      contour: 0.7,
    });
    canvas.layer((pen) => {
      drawTopknot(pen);
      drawArmouredBust(pen.at({ at: [0, -0.2] }), { skin: 'bone', metal: 'steel', cloth: 'petal' });
      drawWomanFace(pen, { skin: 'bone', iris: 'wood', hasNeck: false });
      drawHairline(pen, lowHairline);
    });
  },
};

/** Wound in a ribbon whose ends fly. */
function drawTopknot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const end of [
    '0.04 -1.12!, 0.4 -1.3, 0.76 -1.16, 1.14 -1.3!, 1.0 -1.06, 0.7 -0.96, 0.38 -1.1, 0.1 -1.0!',
    '0.04 -1.04!, 0.4 -1.0, 0.72 -0.76, 1.06 -0.72!, 0.84 -0.56, 0.54 -0.62, 0.3 -0.86, 0.08 -0.94!',
  ])
    pen.fill(outlined(end), { pigment: 'petal', tone: (x) => clamp(0.15 + 0.3 * x), line: inner });
  pen.fill(ellipse([0, -1.3], 0.3, 0.32, 40), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.4,
    line: inner * 1.1,
  });
  drawGleams(pen, ['-0.16 -1.2, -0.12 -1.42, 0.06 -1.52', '0.02 -1.2, 0.1 -1.36, 0.18 -1.44'], detail * 1.3);
  pen.fill(symmetric('0 -0.94, 0.4 -0.86, 0.62 -0.5, 0.6 0.1, 0.5 0.5!, 0 0.4'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: inner,
  });
  pen.fill(symmetric('0 -1.1, 0.2 -1.08!, 0.24 -0.9!, 0 -0.88'), {
    pigment: 'petal',
    tone: 0.25,
    line: inner,
  });
}
