import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawArmouredBust } from '../../parts/clothes/armoured-bust.ts';
import { drawBeard } from '../../parts/faces-and-hair/beard.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawHeavenlyHelmet } from '../../parts/headgear/heavenly-helmet.ts';
import { drawPoleShaft } from '../../parts/weapons/pole-shaft.ts';

/** The two gods of the doors: a fair general and a dark one, each with his halberd on the outer side. */
export const doorGods: Motif = {
  name: 'door-gods',
  tinted: ['petal'],
  carries: ['halberd', 'axe'],
  draw(canvas) {
    for (const guard of guards) {
      canvas.layer(
        (pen) => drawAxe(pen.at({ at: [1.5 * guard.side, 0.0], scale: 0.84, isFlipped: guard.side < 0 })),
        {
          contour: 0.7,
        },
      );
      canvas.layer((pen) => drawGuard(pen.at({ at: [0.76 * guard.side, 0.2], scale: 0.66 }), guard));
    }
  },
};

interface Guard {
  readonly side: 1 | -1;
  readonly skin: Pigment;
  readonly metal: Pigment;
  readonly cloth: Pigment;
}

const guards: readonly Guard[] = [
  { side: -1, skin: 'bone', metal: 'gold', cloth: 'petal' },
  { side: 1, skin: 'wood', metal: 'gold', cloth: 'leaf' },
];

function drawGuard(pen: Pen, { skin, metal, cloth }: Guard): void {
  drawPennants(pen, cloth);
  drawArmouredBust(pen, { skin, metal, cloth });
  drawManFace(pen, { skin, mood: 'stern' });
  drawBeard(pen, { pigment: 'dark', tipY: 1.4, fullness: 0.44, sway: 0.05 });
  drawHeavenlyHelmet(pen, { bowl: cloth, metal, plume: cloth });
  for (const side of [-1, 1])
    pen.fill(circle([0.74 * side, -0.96], 0.12, 24), { pigment: 'foam', tone: 0.15, line: pen.weight.inner });
}

/** The flags that a general of the stage wears on his back. */
function drawPennants(pen: Pen, cloth: Pigment): void {
  const { inner } = pen.weight;
  for (const angleRad of [-0.5, 0.5]) {
    const flag = pen.at({ at: [0.5 * Math.sign(angleRad), 0.3], angleRad, isFlipped: angleRad < 0 });
    flag.fill(outlined('0 -1.9!, 0.5 -1.6!, 0.34 -1.3, 0.46 -0.96!, 0 -0.9!'), {
      pigment: cloth,
      tone: (x) => clamp(0.2 + 0.5 * x),
      line: inner,
    });
    flag.stroke(traced('0 -2.0, 0 0.2'), inner * 1.8);
  }
}

/** A broad-bladed axe on a shaft, its edge to the right. */
function drawAxe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawPoleShaft(pen, -1.7);
  pen.fill(outlined('0.05 -1.5!, 0.2 -1.44, 0.4 -1.66!, 0.56 -1.3, 0.4 -0.86!, 0.2 -1.06, 0.05 -1.02!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.6 - x),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.34 -1.56, 0.46 -1.3, 0.34 -0.96'), detail * 1.4, { taper: 0.3 });
  pen.fill(outlined('-0.05 -1.4!, -0.3 -1.5!, -0.22 -1.26, -0.3 -1.02!, -0.05 -1.12!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(symmetric('0 -2.1!, 0.1 -1.84, 0.06 -1.66!, 0 -1.64'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
}
