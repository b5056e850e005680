import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawHairline, lowHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawTallCrown } from '../../parts/headgear/tall-crown.ts';
import { drawJewelledShoulders } from '../../parts/jewels/jewelled-shoulders.ts';
import { drawRoundEarrings } from '../../parts/jewels/round-earrings.ts';
import { drawSkull } from '../../skulls-and-arms/skulls-and-bones/skull.ts';

/** Kali: three eyes, her tongue out, a garland of skulls, the curved sword raised. */
export const kali: Motif = {
  name: 'kali',
  tinted: ['water'],
  carries: ['tongue', 'skull'],
  draw(canvas) {
    canvas.layer((pen) => drawScimitar(pen.at({ at: [1.1, 0.5], angleRad: 0.2 })), { contour: 0.7 });
    canvas.layer((pen) => {
      drawWildHair(pen);
      drawJewelledShoulders(pen, 'water');
      drawWomanFace(pen, { skin: 'water', iris: 'petal', cast: 'bold' });
      drawThirdEye(pen);
      drawTongue(pen);
      drawHairline(pen, lowHairline);
      drawTallCrown(pen);
      drawRoundEarrings(pen);
      for (const [x, y] of garland) drawSkull(pen.at({ at: [x, y], scale: 0.17 }));
    });
  },
};
const garland = [
  [-0.74, 1.22],
  [0.74, 1.22],
  [-0.48, 1.46],
  [0.48, 1.46],
  [-0.17, 1.6],
  [0.17, 1.6],
] as const;

function drawWildHair(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.1, 0.5 -1.0, 0.8 -0.66, 1.0 -0.3!, 0.9 -0.1, 1.14 0.2!, 1.0 0.4, 1.24 0.76!, 1.06 0.9, 1.24 1.3!, 0.9 1.5!, 0 1.4',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.7, line: inner },
  );
  drawWavyHair(pen, 'dark');
}

function drawThirdEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.56!, 0.08 -0.44, 0.07 -0.34, 0 -0.24!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(ellipse([0, -0.4], 0.04, 0.07, 18), { black: 'always', tone: 1, line: detail });
}

/** Out of her open mouth, below a row of teeth. */
function drawTongue(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.33, 0.12 0.32, 0.22 0.39!, 0.16 0.5, 0 0.52'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.6,
    line: inner,
  });
  pen.fill(symmetric('0 0.38!, 0.16 0.39!, 0.13 0.43, 0 0.44'), { pigment: 'foam', tone: 0, line: detail });
  pen.fill(symmetric('0 0.45!, 0.11 0.45!, 0.14 0.66, 0.11 0.84, 0 0.92'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 3 * Math.abs(x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0 0.5, 0.01 0.78'), detail * 1.3, { taper: 0.4 });
}

/** Its grip at the origin, in a fist. */
function drawScimitar(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.07 -0.14!, 0.07 -0.14!, 0.1 -0.6, 0.24 -1.1, 0.5 -1.5!, 0.36 -1.64, 0.1 -1.62!, -0.06 -1.2, -0.1 -0.7',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.2 + 1.2 * (x - 0.1) - 0.1 * (y + 0.8)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('-0.2 -0.2!, 0.2 -0.2!, 0.2 -0.1!, -0.2 -0.1!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  drawLimb(
    pen,
    { line: '-0.06 1.4, 0.02 0.8, 0.0 0.2', half: [0.22, 0.17, 0.13] },
    { pigment: 'water', tone: (x) => clamp(0.2 + 2 * x), line: inner },
  );
  pen.fill(outlined('-0.16 0.34!, 0.17 0.34!, 0.18 0.46!, -0.17 0.46!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('-0.17 -0.08, 0.14 -0.1, 0.19 0.04, 0.16 0.22, -0.14 0.22, -0.18 0.06'), {
    pigment: 'water',
    tone: 0.15,
    line: inner,
  });
  for (const y of [0.0, 0.08, 0.15]) pen.stroke(traced(`-0.16 ${y}, 0.06 ${y}`), pen.weight.detail * 1.2);
}
