import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { crown } from '../../clothes-and-jewels/headwear/crown.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawHeart } from '../hearts/heart.ts';

/** The claddagh: two hands that hold a crowned heart. */
export const claddagh: Motif = {
  name: 'crowned-heart',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.part((part) => crown.draw(part), { at: [0, -0.6], scale: 0.56 });
    canvas.layer((pen) => drawHeart(pen.at({ at: [0, 0.2], scale: 0.66 })));
    canvas.layer((pen) => drawBothSides(pen, drawHand));
  },
};

/** The right one: from the cuff at the side to the fingertips on the heart. */
function drawHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('1.0 0.3!, 1.3 0.16, 1.46 0.24!, 1.4 0.62, 1.2 0.94, 0.98 1.1!, 0.86 0.92!, 0.94 0.7'), {
    pigment: 'water',
    tone: (x) => clamp(0.2 + 0.6 * (x - 1)),
    line: inner,
  });
  pen.fill(
    outlined(
      '1.06 0.32!, 1.04 0.62, 0.92 0.94!, 0.6 0.92, 0.36 0.78, 0.3 0.6, 0.44 0.36, 0.56 0.1, 0.66 0.0, 0.74 0.1, 0.7 0.3, 0.86 0.32',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.5, 1.0, y) + 0.3 * smoothstep(0.7, 1.1, x)),
      line: inner,
    },
  );
  for (const [i, finger] of fingers.entries())
    pen.fill(outlined(finger), { pigment: 'bone', tone: 0.08 + 0.1 * i, line: inner * 0.9 });
  pen.stroke(traced('0.72 0.34, 0.7 0.5, 0.6 0.6'), detail, { taper: 0.4 });
  pen.fill(outlined('0.98 0.26!, 1.1 0.24!, 1.06 0.66, 0.9 1.04!, 0.8 0.96!, 0.96 0.62'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
}

const fingers = [
  '0.62 0.48!, 0.4 0.4, 0.24 0.28, 0.18 0.34, 0.3 0.5, 0.56 0.6!',
  '0.62 0.58!, 0.38 0.54, 0.2 0.46, 0.14 0.52, 0.28 0.66, 0.58 0.72!',
  '0.62 0.7!, 0.38 0.68, 0.22 0.62, 0.16 0.69, 0.3 0.8, 0.6 0.83!',
  '0.62 0.8!, 0.42 0.81, 0.28 0.78, 0.24 0.84, 0.38 0.92, 0.64 0.92!',
];
