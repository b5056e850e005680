import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawHairline, lowHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawJewelledShoulders } from '../../parts/jewels/jewelled-shoulders.ts';
import { drawRoundEarrings } from '../../parts/jewels/round-earrings.ts';

/** Krishna, who plays his flute, a peacock feather in his crown. */
export const krishna: Motif = {
  name: 'krishna',
  tinted: ['waterLight'],
  carries: ['flute', 'peacock-feather'],
  draw(canvas) {
    canvas.layer((pen) => drawPeacockFeather(pen.at({ at: [0.3, -1.1], angleRad: 0.3 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.06], scale: 0.86 }), 'dark');
      drawJewelledShoulders(pen, 'waterLight');
      drawWomanFace(pen, { skin: 'waterLight', iris: 'wood', areEyesClosed: true });
      drawTilak(pen);
      drawHairline(pen, lowHairline);
      drawDiadem(pen);
      drawRoundEarrings(pen);
      drawFlute(pen);
    });
  },
};

function drawDiadem(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric('0 -1.4!, 0.14 -1.14, 0.34 -1.22!, 0.4 -0.96, 0.64 -0.92!, 0.62 -0.56!, 0.36 -0.74, 0 -0.8'),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.12 + 0.5 * Math.abs(x) + 0.3 * (y + 1)),
      line: inner * 1.2,
    },
  );
  for (const [x, y] of [
    [0, -1.06],
    [0.34, -0.92],
    [-0.34, -0.92],
  ] as const)
    pen.fill(circle([x, y], 0.08, 22), { pigment: 'petal', tone: 0.1, line: inner });
}

function drawTilak(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.07 -0.6, -0.06 -0.4, 0 -0.3, 0.06 -0.4, 0.07 -0.6'), inner * 1.6);
  pen.dot([0, -0.42], inner * 1.1);
}

/** A quill, barbs that hang apart, and the eye. */
function drawPeacockFeather(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('0 0.1!, 0.16 -0.3, 0.36 -0.6, 0.34 -0.98, 0 -1.2!, -0.34 -0.98, -0.36 -0.6, -0.16 -0.3'),
    { pigment: 'leaf', tone: (x) => clamp(0.2 + 0.8 * Math.abs(x)), line: inner * 1.1 },
  );
  for (const y of [-0.2, -0.4, -0.6])
    drawBothSides(pen, (side) =>
      side.stroke(traced(`0 ${y + 0.1}, 0.12 ${y - 0.08}, 0.24 ${y - 0.16}`), detail * 1.2, { taper: 0.4 }),
    );
  pen.stroke(traced('0 0.16, 0.01 -0.3, 0 -0.6'), inner);
  pen.fill(ellipse([0, -0.76], 0.21, 0.27, 34), { pigment: 'gold', tone: 0.1, line: inner });
  pen.fill(ellipse([0, -0.74], 0.14, 0.18, 30), { pigment: 'waterLight', tone: 0.1, line: detail });
  pen.fill(ellipse([0, -0.71], 0.07, 0.1, 24), {
    pigment: 'water',
    black: 'uncolored',
    tone: 0.6,
    line: detail,
  });
}

/** At his lips, held from below. */
function drawFlute(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.24 0.46, 0.5 0.5, 1.5 0.58', half: [0.07, 0.07, 0.07] },
    { pigment: 'wood', tone: (_, y) => clamp(0.1 + 3 * (y - 0.46)), line: inner * 1.1 },
  );
  for (const x of [0.36, 0.52, 1.24, 1.34])
    pen.fill(ellipse([x, 0.49 + 0.06 * x], 0.03, 0.02, 12), { black: 'always', tone: 1 });
  for (const [x, scale] of [
    [0.66, 1],
    [1.0, 0.94],
  ] as const) {
    const hand = pen.at({ at: [x, 0.5 + 0.06 * x], scale });
    hand.fill(
      outlined('-0.14 0.1!, 0.16 0.1!, 0.2 0.34, 0.14 0.66, 0.2 1.1!, -0.12 1.1!, -0.1 0.64, -0.18 0.34'),
      { pigment: 'waterLight', tone: (px) => clamp(0.15 + 1.6 * px), line: inner },
    );
    for (const dx of [-0.12, -0.03, 0.06, 0.15])
      hand.fill(
        outlined(
          `${dx - 0.045} 0.16!, ${dx - 0.045} -0.04, ${dx} -0.1, ${dx + 0.045} -0.04, ${dx + 0.045} 0.16!`,
        ),
        { pigment: 'waterLight', tone: 0.1, line: inner },
      );
    hand.fill(outlined('-0.13 0.6!, 0.17 0.6!, 0.18 0.74!, -0.13 0.74!'), {
      pigment: 'gold',
      tone: 0.2,
      line: detail * 1.4,
    });
  }
}
