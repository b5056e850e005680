import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawBroadCollar } from '../../parts/clothes/broad-collar.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';

/** A pharaoh's mask of gold: striped headcloth, cobra, plaited beard. */
export const pharaoh: Motif = {
  name: 'pharaoh',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHeadcloth(pen);
      drawBroadCollar(pen.at({ at: [0, 0.86], scale: 0.92 }));
      drawLappets(pen);
      drawManFace(pen, { skin: 'gold', mood: 'calm' });
      drawBothSides(pen, drawKohl);
      drawBand(pen);
      drawBeard(pen);
      drawCobra(pen.at({ at: [0, -0.72] }));
    });
  },
};

/** Cleopatra: black hair cut straight, a golden band with the cobra, kohl around her eyes. */
export const cleopatra: Motif = {
  name: 'cleopatra',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHair(pen);
      drawBroadCollar(pen.at({ at: [0, 0.84], scale: 0.86 }));
      drawWomanFace(pen, { skin: 'bone', iris: 'leaf', cast: 'bold' });
      drawBothSides(pen, drawKohl);
      drawFringe(pen);
      drawCobra(pen.at({ at: [0, -0.78] }));
    });
  },
};

function drawHeadcloth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(cloth, {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.5 * smoothstep(0.4, 1.1, Math.abs(x))),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const stripe of [
      '0.1 -1.24!, 0.5 -1.12, 0.82 -0.84, 0.74 -0.76!, 0.44 -1.0, 0.1 -1.12!',
      '0.88 -0.72!, 1.0 -0.4, 1.04 -0.1!, 0.9 -0.1!, 0.86 -0.36, 0.78 -0.62!',
      '1.06 0.08!, 1.1 0.4!, 0.86 0.4!, 0.9 0.08!',
      '1.1 0.58!, 1.1 0.86!, 0.8 0.86!, 0.84 0.58!',
    ])
      side.fill(outlined(stripe), { pigment: 'water', black: 'uncolored', tone: 0.3, line: inner });
  });
}

/** The ends of the cloth that hang over both shoulders. */
function drawLappets(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.5 0.4!, 0.86 0.5!, 0.82 1.0, 0.72 1.66!, 0.36 1.66!, 0.4 1.0'), {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.9 * (x - 0.4)),
      line: inner * 1.1,
    });
    for (const y of [0.62, 0.86, 1.1, 1.34])
      side.fill(outlined(`0.44 ${y}!, 0.84 ${y}!, 0.82 ${y + 0.12}!, 0.42 ${y + 0.12}!`), {
        pigment: 'water',
        black: 'uncolored',
        tone: 0.3,
        line: inner,
      });
  });
}

function drawBand(pen: Pen): void {
  pen.fill(symmetric('0 -0.8, 0.36 -0.74, 0.62 -0.44!, 0.56 -0.3!, 0.34 -0.58, 0 -0.66'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.7 * Math.abs(x)),
    line: pen.weight.inner * 1.1,
  });
}

/** The line of paint from the eye towards the ear. */
function drawKohl(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.38 -0.1!, 0.56 -0.14!, 0.56 -0.08!, 0.42 -0.04!'), { black: 'always', tone: 0 });
  side.stroke(traced('0.1 0.0, 0.26 0.05, 0.42 -0.03'), inner * 1.5, { taper: 0.3 });
}

function drawBeard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.11 0.76!, 0.11 0.76!, 0.13 1.3, 0.1 1.52, 0 1.58, -0.1 1.52, -0.13 1.3'), {
    pigment: 'water',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.1,
  });
  for (let i = 0; i < 6; i++) {
    const y = 0.88 + 0.11 * i;
    pen.stroke(traced(`-0.12 ${y}, 0 ${y + 0.06}, 0.12 ${y}`), detail * 1.3);
  }
}

/** The rearing cobra of the crown, from -0.56 to 0.1. */
function drawCobra(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.06 0.1!, -0.07 -0.04, -0.16 -0.2, -0.15 -0.4, -0.06 -0.52, 0.06 -0.52, 0.15 -0.4, 0.16 -0.2, 0.07 -0.04, 0.06 0.1!',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 3 * Math.max(0, x)),
      line: inner * 1.1,
    },
  );
  for (const y of [-0.24, -0.14, -0.04]) pen.stroke(traced(`-0.06 ${y}, 0 ${y + 0.03}, 0.06 ${y}`), detail);
  for (const x of [-0.05, 0.05]) pen.fill(circle([x, -0.42], 0.022, 12), { black: 'always', tone: 0 });
}

function drawHair(pen: Pen): void {
  pen.fill(symmetric('0 -1.08, 0.5 -1.0, 0.8 -0.66, 0.86 0.0, 0.92 0.7!, 0.4 0.76!, 0 0.5'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: (x) => clamp(0.3 + 0.4 * Math.abs(x)),
    line: pen.weight.inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const x of [0.58, 0.68, 0.78])
      side.stroke(traced(`${x - 0.06} -0.3, ${x} 0.2, ${x + 0.02} 0.68`), side.weight.detail * 1.2, {
        isErasing: true,
        taper: 0.3,
      });
    for (const y of [0.44, 0.56])
      side.fill(outlined(`0.5 ${y}!, 0.91 ${y}!, 0.91 ${y + 0.06}!, 0.5 ${y + 0.06}!`), {
        pigment: 'gold',
        tone: 0.1,
        line: side.weight.detail,
      });
  });
}

function drawFringe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.04, 0.44 -0.94, 0.66 -0.6, 0.7 -0.1, 0.72 0.7!, 0.54 0.7!, 0.5 0.0, 0.46 -0.38!, 0.2 -0.36, 0 -0.36',
    ),
    {
      pigment: 'dark',
      black: 'uncolored',
      tone: 0.35,
      line: inner,
    },
  );
  for (const x of [-0.34, -0.2, -0.07, 0.07, 0.2, 0.34])
    pen.stroke(traced(`${x * 0.8} -0.64, ${x} -0.5, ${x} -0.4`), detail * 1.1, {
      isErasing: true,
      taper: 0.4,
    });
  pen.fill(symmetric('0 -0.86, 0.4 -0.76, 0.68 -0.46!, 0.66 -0.32!, 0.38 -0.6, 0 -0.7'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.4, -0.2, 0.2, 0.4])
    pen.fill(circle([x, -0.77 + 0.4 * x * x], 0.045, 16), { pigment: 'water', tone: 0.2, line: detail });
}

const cloth = symmetric(
  '0 -1.3, 0.44 -1.22, 0.8 -0.96, 1.0 -0.5, 1.08 0.0, 1.14 0.5, 1.1 1.0!, 0.5 0.96!, 0 0.8',
);
