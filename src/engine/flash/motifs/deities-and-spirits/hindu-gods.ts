import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle, ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawLotus } from '../flowers/lotus.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawLimb } from '../parts/limb.ts';
import { drawWavyHair } from '../parts/wavy-hair.ts';
import { drawWomanFace } from '../parts/woman-face.ts';
import { drawSkull } from '../skulls-and-arms/skull.ts';

/** Kali: three eyes, her tongue out, a garland of skulls, the curved sword raised. */
export const kali: Motif = {
  name: 'kali',
  tinted: ['water'],
  carries: ['tongue', 'skull', 'scimitar'],
  draw(easel) {
    easel.layer((pen) => drawScimitar(pen.at({ at: [1.1, 0.5], angleRad: 0.2 })), { contour: 0.7 });
    easel.layer((pen) => {
      drawWildHair(pen);
      drawShoulders(pen, 'water');
      drawWomanFace(pen, { skin: 'water', iris: 'petal', cast: 'bold' });
      drawThirdEye(pen);
      drawTongue(pen);
      drawHairline(pen);
      drawTallCrown(pen);
      drawEarrings(pen);
      for (const [x, y] of garland) drawSkull(pen.at({ at: [x, y], scale: 0.17 }));
    });
  },
};

/** Krishna, who plays his flute, a peacock feather in his crown. */
export const krishna: Motif = {
  name: 'krishna',
  tinted: ['waterLight'],
  carries: ['flute', 'peacock-feather'],
  draw(easel) {
    easel.layer((pen) => drawPeacockFeather(pen.at({ at: [0.3, -1.1], angleRad: 0.3 })), { contour: 0.7 });
    easel.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.06], scale: 0.86 }), 'dark');
      drawShoulders(pen, 'waterLight');
      drawWomanFace(pen, { skin: 'waterLight', iris: 'wood', areEyesClosed: true });
      drawTilak(pen);
      drawHairline(pen);
      drawDiadem(pen);
      drawEarrings(pen);
      drawFlute(pen);
    });
  },
};

/** Lakshmi: a lotus raised in either hand, gold coins falling beside her. */
export const lakshmi: Motif = {
  name: 'lakshmi',
  tinted: ['petal'],
  carries: ['lotus', 'coin'],
  draw(easel) {
    easel.layer((pen) => drawBothSides(pen, drawLotusHand), { contour: 0.7 });
    easel.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.06], scale: 0.86 }), 'dark');
      drawShoulders(pen, 'bone');
      drawSari(pen);
      drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'gentle' });
      pen.cell(circle([0, -0.42], 0.055, 20), {
        pigment: 'petal',
        black: 'uncolored',
        tone: 0.2,
        line: pen.weight.detail,
      });
      drawHairline(pen);
      drawTallCrown(pen);
      drawEarrings(pen);
    });
    easel.layer(drawFallingCoins, { contour: 0.6 });
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
  pen.cell(
    symmetric(
      '0 -1.1, 0.5 -1.0, 0.8 -0.66, 1.0 -0.3!, 0.9 -0.1, 1.14 0.2!, 1.0 0.4, 1.24 0.76!, 1.06 0.9, 1.24 1.3!, 0.9 1.5!, 0 1.4',
    ),
    { pigment: 'dark', black: 'uncolored', tone: 0.7, line: inner },
  );
  drawWavyHair(pen, 'dark');
}

function drawShoulders(pen: Pen, skin: 'water' | 'waterLight' | 'bone'): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 0.94, 0.46 1.02, 0.86 1.14, 1.06 1.46, 1.1 1.84!, 0 1.9'), {
    pigment: skin,
    tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.4, 1.06, Math.abs(x)) + 0.3 * smoothstep(1.2, 0.9, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.34 1.16, 0 1.24, 0.34 1.16'), detail * 1.3, { taper: 0.4 });
  pen.cell(outlined('-0.46 1.04!, 0 1.3, 0.46 1.04!, 0.5 1.16, 0 1.46, -0.5 1.16'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  for (const [x, y] of [
    [-0.3, 1.22],
    [0, 1.36],
    [0.3, 1.22],
  ] as const)
    pen.cell(circle([x, y], 0.06, 18), { pigment: 'petal', tone: 0.1, line: detail });
}

function drawThirdEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -0.56!, 0.08 -0.44, 0.07 -0.34, 0 -0.24!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.cell(ellipse([0, -0.4], 0.04, 0.07, 18), { black: 'always', tone: 1, line: detail });
}

/** Out of her open mouth, below a row of teeth. */
function drawTongue(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 0.33, 0.12 0.32, 0.22 0.39!, 0.16 0.5, 0 0.52'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.6,
    line: inner,
  });
  pen.cell(symmetric('0 0.38!, 0.16 0.39!, 0.13 0.43, 0 0.44'), { pigment: 'foam', tone: 0, line: detail });
  pen.cell(symmetric('0 0.45!, 0.11 0.45!, 0.14 0.66, 0.11 0.84, 0 0.92'), {
    pigment: 'petal',
    tone: (x) => clamp(0.1 + 3 * Math.abs(x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0 0.5, 0.01 0.78'), detail * 1.3, { taper: 0.4 });
}

function drawHairline(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.cell(
      outlined('0 -0.84!, 0.36 -0.8, 0.6 -0.48, 0.6 0.1, 0.54 0.36!, 0.48 -0.1, 0.36 -0.42, 0 -0.62!'),
      {
        pigment: 'dark',
        black: 'uncolored',
        tone: 0.5,
        line: side.weight.inner,
      },
    );
    side.stroke(traced('0.1 -0.72, 0.4 -0.6, 0.52 -0.2'), side.weight.detail, {
      isErasing: true,
      taper: 0.5,
    });
  });
}

function drawTallCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    symmetric(
      '0 -1.94!, 0.12 -1.6, 0.2 -1.44!, 0.36 -1.64!, 0.42 -1.3, 0.48 -1.14!, 0.7 -1.28!, 0.66 -0.9, 0.6 -0.62!, 0 -0.76',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(0.15 + 0.5 * Math.abs(x) + 0.2 * (y + 1.2)), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.62 -0.76, 0 -0.92, 0.62 -0.76'), inner);
  for (const [x, y, radius] of [
    [0, -1.1, 0.13],
    [0.36, -0.98, 0.08],
    [-0.36, -0.98, 0.08],
    [0, -1.5, 0.06],
  ] as const) {
    pen.cell(circle([x, y], radius, 24), { pigment: 'petal', tone: 0.1, line: inner });
    pen.stroke(traced(`${x - radius * 0.5} ${y}, ${x - radius * 0.2} ${y - radius * 0.5}`), detail, {
      isErasing: true,
    });
  }
}

function drawDiadem(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(
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
    pen.cell(circle([x, y], 0.08, 22), { pigment: 'petal', tone: 0.1, line: inner });
}

function drawTilak(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('-0.07 -0.6, -0.06 -0.4, 0 -0.3, 0.06 -0.4, 0.07 -0.6'), inner * 1.6);
  pen.dot([0, -0.42], inner * 1.1);
}

function drawEarrings(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.cell(circle([0.57, 0.28], 0.11, 26), { pigment: 'gold', tone: 0.2, line: side.weight.inner });
    side.cell(circle([0.57, 0.28], 0.045, 16), { pigment: 'petal', tone: 0.1, line: side.weight.detail });
  });
}

/** A quill, barbs that hang apart, and the eye. */
function drawPeacockFeather(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined('0 0.1!, 0.16 -0.3, 0.36 -0.6, 0.34 -0.98, 0 -1.2!, -0.34 -0.98, -0.36 -0.6, -0.16 -0.3'),
    { pigment: 'leaf', tone: (x) => clamp(0.2 + 0.8 * Math.abs(x)), line: inner * 1.1 },
  );
  for (const y of [-0.2, -0.4, -0.6])
    drawBothSides(pen, (side) =>
      side.stroke(traced(`0 ${y + 0.1}, 0.12 ${y - 0.08}, 0.24 ${y - 0.16}`), detail * 1.2, { taper: 0.4 }),
    );
  pen.stroke(traced('0 0.16, 0.01 -0.3, 0 -0.6'), inner);
  pen.cell(ellipse([0, -0.76], 0.21, 0.27, 34), { pigment: 'gold', tone: 0.1, line: inner });
  pen.cell(ellipse([0, -0.74], 0.14, 0.18, 30), { pigment: 'waterLight', tone: 0.1, line: detail });
  pen.cell(ellipse([0, -0.71], 0.07, 0.1, 24), {
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
    pen.cell(ellipse([x, 0.49 + 0.06 * x], 0.03, 0.02, 12), { black: 'always', tone: 1 });
  for (const [x, scale] of [
    [0.66, 1],
    [1.0, 0.94],
  ] as const) {
    const hand = pen.at({ at: [x, 0.5 + 0.06 * x], scale });
    hand.cell(
      outlined('-0.14 0.1!, 0.16 0.1!, 0.2 0.34, 0.14 0.66, 0.2 1.1!, -0.12 1.1!, -0.1 0.64, -0.18 0.34'),
      { pigment: 'waterLight', tone: (px) => clamp(0.15 + 1.6 * px), line: inner },
    );
    for (const dx of [-0.12, -0.03, 0.06, 0.15])
      hand.cell(
        outlined(
          `${dx - 0.045} 0.16!, ${dx - 0.045} -0.04, ${dx} -0.1, ${dx + 0.045} -0.04, ${dx + 0.045} 0.16!`,
        ),
        { pigment: 'waterLight', tone: 0.1, line: inner },
      );
    hand.cell(outlined('-0.13 0.6!, 0.17 0.6!, 0.18 0.74!, -0.13 0.74!'), {
      pigment: 'gold',
      tone: 0.2,
      line: detail * 1.4,
    });
  }
}

/** Its grip at the origin, in a fist. */
function drawScimitar(pen: Pen): void {
  const { inner } = pen.weight;
  pen.cell(
    outlined(
      '-0.07 -0.14!, 0.07 -0.14!, 0.1 -0.6, 0.24 -1.1, 0.5 -1.5!, 0.36 -1.64, 0.1 -1.62!, -0.06 -1.2, -0.1 -0.7',
    ),
    {
      pigment: 'steel',
      tone: (x, y) => clamp(0.2 + 1.2 * (x - 0.1) - 0.1 * (y + 0.8)),
      line: inner * 1.2,
    },
  );
  pen.cell(outlined('-0.2 -0.2!, 0.2 -0.2!, 0.2 -0.1!, -0.2 -0.1!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  drawLimb(
    pen,
    { line: '-0.06 1.4, 0.02 0.8, 0.0 0.2', half: [0.22, 0.17, 0.13] },
    { pigment: 'water', tone: (x) => clamp(0.2 + 2 * x), line: inner },
  );
  pen.cell(outlined('-0.16 0.34!, 0.17 0.34!, 0.18 0.46!, -0.17 0.46!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.cell(outlined('-0.17 -0.08, 0.14 -0.1, 0.19 0.04, 0.16 0.22, -0.14 0.22, -0.18 0.06'), {
    pigment: 'water',
    tone: 0.15,
    line: inner,
  });
  for (const y of [0.0, 0.08, 0.15]) pen.stroke(traced(`-0.16 ${y}, 0.06 ${y}`), pen.weight.detail * 1.2);
}

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
  side.cell(outlined('1.04 0.4, 1.02 0.2, 1.14 0.1, 1.28 0.16, 1.3 0.34, 1.24 0.44'), {
    pigment: 'bone',
    tone: 0.15,
    line: inner,
  });
  for (const y of [0.2, 0.28, 0.36]) side.stroke(traced(`1.04 ${y}, 1.18 ${y}`), detail * 1.2);
  for (const y of [0.56, 0.66])
    side.cell(outlined(`1.1 ${y}!, 1.34 ${y + 0.03}!, 1.35 ${y + 0.1}!, 1.1 ${y + 0.07}!`), {
      pigment: 'gold',
      tone: 0.2,
      line: detail * 1.3,
    });
}

/** A bodice, and the end of the sari over one shoulder. */
function drawSari(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('-0.5 1.2!, 0 1.52, 0.5 1.2!, 0.8 1.46, 0.84 1.88!, 0 1.92, -0.84 1.88!, -0.8 1.46'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.4 * Math.abs(x) + 0.3 * (y - 1.4)),
    line: inner * 1.1,
  });
  pen.cell(outlined('-0.5 1.0!, -0.86 1.1, -1.1 1.5, -1.12 1.88!, 0.3 1.92!, 0.0 1.7, -0.3 1.4'), {
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
    pen.cell(ellipse([x, y], 0.12, 0.12 * lean, 26), { pigment: 'gold', tone: 0.15, line: pen.weight.inner });
    pen.stroke(ellipse([x, y], 0.075, 0.075 * lean, 20), pen.weight.detail);
  }
}
