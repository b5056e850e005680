import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawHairline, lowHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawTallCrown } from '../../parts/headgear/tall-crown.ts';
import { drawJewelledShoulders } from '../../parts/jewels/jewelled-shoulders.ts';
import { drawRoundEarrings } from '../../parts/jewels/round-earrings.ts';

/** Lakshmi: a lotus raised in either hand, gold coins falling beside her. */
export const lakshmi: Motif = {
  name: 'lakshmi',
  tinted: ['petal'],
  carries: ['lotus', 'coin'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawLotusHand), { contour: 0.7 });
    canvas.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.06], scale: 0.86 }), 'dark');
      drawJewelledShoulders(pen, 'bone');
      drawSari(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'gentle' });
      pen.fill(circle([0, -0.42], 0.055, 20), {
        pigment: 'petal',
        black: 'uncolored',
        tone: 0.2,
        line: pen.weight.detail,
      });
      drawHairline(pen, lowHairline);
      drawTallCrown(pen);
      drawRoundEarrings(pen);
    });
    canvas.layer(drawFallingCoins, { contour: 0.6 });
  },
};

/** A lotus on a stem, in a hand raised beside her head. */
function drawLotusHand(side: Pen): void {
  const { inner, detail } = side.weight;
  side.stroke(traced('1.16 0.3, 1.12 -0.06, 1.18 -0.4'), inner * 2);
  drawLotus(side.at({ at: [1.2, -0.66], scale: 0.5, angleRad: 0.16 }));
  drawLimb(
    side,
    { line: '0.8 1.4, 1.3 1.0, 1.18 0.34', half: [0.19, 0.15, 0.1] },
    { pigment: 'bone', tone: (x) => clamp(0.2 + 0.6 * (x - 0.9)), line: inner * 1.1 },
  );
  side.fill(outlined('1.04 0.4, 1.02 0.2, 1.14 0.1, 1.28 0.16, 1.3 0.34, 1.24 0.44'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const y of [0.2, 0.28, 0.36]) side.stroke(traced(`1.04 ${y}, 1.18 ${y}`), detail * 1.2);
  for (const y of [0.56, 0.66])
    side.fill(outlined(`1.1 ${y}!, 1.34 ${y + 0.03}!, 1.35 ${y + 0.1}!, 1.1 ${y + 0.07}!`), {
      pigment: 'gold',
      tone: 0.2,
      line: detail * 1.3,
    });
}

/** A bodice, and the end of the sari over one shoulder. */
function drawSari(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.5 1.2!, 0 1.52, 0.5 1.2!, 0.8 1.46, 0.84 1.88!, 0 1.92, -0.84 1.88!, -0.8 1.46'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.4 * Math.abs(x) + 0.3 * (y - 1.4)),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.5 1.0!, -0.86 1.1, -1.1 1.5, -1.12 1.88!, 0.3 1.92!, 0.0 1.7, -0.3 1.4'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 - 0.3 * (x + 0.4) + 0.3 * (y - 1.3)),
    line: inner * 1.1,
  });
  for (const fold of ['-0.6 1.1, -0.5 1.5, 0.0 1.86', '-0.78 1.14, -0.76 1.5, -0.5 1.86'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  pen.stroke(traced('-0.46 1.1, -0.26 1.46, 0.1 1.78'), inner * 1.8);
}

function drawFallingCoins(pen: Pen): void {
  for (const [x, y, lean] of [
    [1.1, 1.3, 0.9],
    [1.34, 1.5, 0.6],
    [1.08, 1.66, 1],
    [1.38, 1.84, 0.8],
    [1.14, 2.0, 0.7],
  ] as const) {
    pen.fill(ellipse([x, y], 0.12, 0.12 * lean, 26), { pigment: 'gold', tone: 0.15, line: pen.weight.inner });
    pen.stroke(ellipse([x, y], 0.075, 0.075 * lean, 20), pen.weight.detail);
  }
}
