import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import { drawChakram, drawMace, drawWarConch } from '../../parts/arms-and-hands/divine-arms.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import { drawHairline, lowHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawNimbus } from '../../parts/headgear/nimbus.ts';
import { drawTallCrown } from '../../parts/headgear/tall-crown.ts';
import { drawJewelledShoulders } from '../../parts/jewels/jewelled-shoulders.ts';
import { drawRoundEarrings } from '../../parts/jewels/round-earrings.ts';

/** Vishnu, blue, with four arms: wheel and conch raised, mace and lotus below. */
export const vishnu: Motif = {
  name: 'vishnu',
  tinted: ['waterLight'],
  carries: ['lotus', 'conch', 'halo'],
  draw(canvas) {
    canvas.layer((pen) => drawNimbus(pen.at({ at: [0, 0.02], scale: 0.94 })), { contour: 0.6 });
    canvas.layer(drawArms, { contour: 0.7 });
    canvas.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.06], scale: 0.8 }), 'dark');
      drawNeck(pen);
      drawJewelledShoulders(pen, 'waterLight');
      drawManFace(pen.at({ at: [0, 0.02], scale: 0.96 }), { skin: 'waterLight', mood: 'calm' });
      drawMark(pen);
      drawHairline(pen, lowHairline);
      drawTallCrown(pen);
      drawRoundEarrings(pen);
      drawDhoti(pen);
    });
  },
};

function drawArms(pen: Pen): void {
  const blue = { skin: 'waterLight', bangle: 'gold' } as const;
  drawRaisedArm(pen, {
    ...blue,
    line: [
      [0.7, 1.4],
      [1.5, 0.84],
      [1.44, -0.2],
    ],
    drawHeld: (hand) => drawChakram(hand.at({ at: [0, -0.5] })),
  });
  drawRaisedArm(pen, {
    ...blue,
    line: [
      [-0.7, 1.4],
      [-1.5, 0.84],
      [-1.44, -0.2],
    ],
    drawHeld: (hand) => drawWarConch(hand.at({ at: [0, -0.46], scale: 0.9 })),
  });
  drawRaisedArm(pen, {
    ...blue,
    line: [
      [0.8, 1.5],
      [1.3, 1.76],
      [1.74, 1.3],
    ],
    drawHeld: (hand) => drawMace(hand.at({ angleRad: 0.16 })),
  });
  drawRaisedArm(pen, {
    ...blue,
    line: [
      [-0.8, 1.5],
      [-1.3, 1.76],
      [-1.74, 1.3],
    ],
    drawHeld: (hand) => drawLotus(hand.at({ at: [-0.06, -0.32], scale: 0.4, angleRad: -0.16 })),
  });
}

function drawNeck(pen: Pen): void {
  pen.fill(outlined('-0.25 0.5!, 0.25 0.5!, 0.28 0.94, 0.46 1.12!, 0 1.3!, -0.46 1.12!, -0.28 0.94'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.9 - 0.8 * (y - 0.5) + 0.6 * x),
    line: pen.weight.inner,
  });
}

/** The upright mark on the brow of his worshippers. */
function drawMark(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.08 -0.6, -0.07 -0.4, 0 -0.28, 0.07 -0.4, 0.08 -0.6'), inner * 1.6);
  pen.fill(symmetric('0 -0.58!, 0.025 -0.5, 0.02 -0.36, 0 -0.32'), {
    pigment: 'petal',
    tone: 0.1,
    line: pen.weight.detail,
  });
}

/** A sash of yellow silk across his breast. */
function drawDhoti(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.7, 0.6 1.62, 1.04 1.66!, 1.08 1.96!, 0 2.02'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.5 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8])
    pen.stroke(traced(`${x} 1.72, ${x * 0.94} 1.96`), detail * 1.3, { taper: 0.3 });
}
