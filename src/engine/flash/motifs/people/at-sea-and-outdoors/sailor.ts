import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawSailorHat } from '../../clothes-and-jewels/headwear/sailor-hat.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBeard, drawMoustache } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A bearded sailor in striped shirt and white cap. */
export const sailor: Motif = {
  name: 'sailor',
  tinted: ['water'],
  carries: ['sailor-hat'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawJersey(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern' });
      drawSideHair(pen);
      drawBeard(pen, { pigment: 'ember', tipY: 1.18, fullness: 0.42 });
      drawMoustache(pen, 'ember');
      drawSailorHat(pen.at({ at: [0.08, -0.92], scale: 0.8, angleRad: 0.12 }));
    });
  },
};

function drawJersey(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.6, 0.34 0.64, 0.38 0.92, 0.8 1.06, 1.14 1.3, 1.22 1.84!, 0 1.9'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.6, 1.2, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  for (const band of [
    '-0.4 0.9!, 0 1.06, 0.4 0.9!, 0.6 0.98!, 0 1.2, -0.6 0.98!',
    '-0.86 1.1!, 0 1.32, 0.86 1.1!, 1.04 1.22!, 0 1.46, -1.04 1.22!',
    '-1.14 1.34!, 0 1.58, 1.14 1.34!, 1.18 1.48!, 0 1.72, -1.18 1.48!',
    '-1.2 1.62!, 0 1.84, 1.2 1.62!, 1.22 1.76!, 0.6 1.86!, -0.6 1.86!, -1.22 1.76!',
  ])
    pen.fill(outlined(band), {
      pigment: 'water',
      tone: (x) => clamp(0.25 + 0.5 * smoothstep(0.5, 1.2, x)),
      line: inner * 0.8,
    });
}

function drawSideHair(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.3 -0.74!, 0.56 -0.6, 0.64 -0.3, 0.58 0.06!, 0.5 -0.1, 0.46 -0.36!'), {
      pigment: 'ember',
      tone: 0.4,
      line: side.weight.inner,
    });
    side.stroke(traced('0.48 -0.56, 0.57 -0.3, 0.55 -0.06'), side.weight.detail, { taper: 0.4 });
  });
}
