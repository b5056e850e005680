import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLock } from '../../parts/any-beast/fur.ts';
import { drawTailoredCoat } from '../../parts/clothes/tailored-coat.ts';
import { portrait } from '../../parts/faces-and-hair/portrait.ts';

/** The hatter of the tea party: a tall hat with a card in its band, hair that stands off, a bow tie. */
export const madHatter: Motif = portrait({
  name: 'mad-hatter',
  tinted: ['leaf'],
  carries: ['top-hat', 'bow-tie'],
  behind: drawWildHair,
  garment: (pen) => {
    drawTailoredCoat(pen, { coat: 'violet', shirt: 'foam' });
    drawBowTie(pen);
  },
  face: { man: { skin: 'bone', mood: 'kind', cast: 'lean' } },
  over: (pen) => drawTallHat(pen.at({ at: [0.02, 0.02], angleRad: 0.08 })),
});

function drawWildHair(pen: Pen): void {
  for (const side of [-1, 1])
    for (const [x, y, tx, ty, bend] of [
      [0.5, -0.46, 1.14, -0.62, -0.14],
      [0.5, -0.36, 1.26, -0.24, 0.14],
      [0.5, -0.24, 1.2, 0.14, -0.14],
      [0.5, -0.1, 1.1, 0.46, 0.14],
      [0.48, 0.04, 0.9, 0.68, -0.12],
    ] as const)
      drawLock(pen, {
        root: [side * x, y],
        tip: [side * tx, ty],
        width: 0.36,
        bend: side * bend,
        pigment: 'ember',
        tone: (px) => clamp(0.8 - 0.6 * Math.abs(px)),
      });
}

function drawBowTie(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.04 1.18!, 0.26 1.0, 0.46 0.98!, 0.52 1.2, 0.46 1.42!, 0.26 1.38, 0.04 1.26!'), {
      pigment: 'petal',
      tone: (x) => clamp(0.4 - 0.6 * (x - 0.1)),
      line: inner * 1.1,
    });
    for (const fold of ['0.08 1.2, 0.22 1.14, 0.34 1.12', '0.08 1.24, 0.22 1.28, 0.34 1.3'])
      side.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
    for (const [x, y] of [
      [0.28, 1.06],
      [0.42, 1.1],
      [0.42, 1.28],
      [0.3, 1.34],
    ] as const)
      side.dot([x, y], detail * 2);
  });
  pen.fill(outlined('-0.08 1.12!, 0.08 1.12!, 0.1 1.32!, -0.1 1.32!'), {
    pigment: 'petal',
    tone: 0.4,
    line: inner,
  });
}

/** Wider at its top; from -2.1 to -0.36. */
function drawTallHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -2.06, 0.46 -2.04, 0.92 -1.92!, 0.76 -1.5, 0.66 -1.0, 0.64 -0.6!, 0 -0.56'), {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.1, 0.8, x) + 0.3 * smoothstep(-1.2, -0.9, y)),
    line: inner * 1.2,
  });
  for (const seam of [
    '-0.5 -1.9, -0.4 -1.5, -0.36 -1.2',
    '0.56 -1.86, 0.44 -1.5, 0.4 -1.2',
    '-0.06 -1.96, -0.04 -1.6, -0.06 -1.3',
  ])
    pen.stroke(traced(seam), detail * 1.5, { taper: 0.5 });
  pen.fill(symmetric('0 -1.1, 0.34 -1.09, 0.665 -1.04!, 0.65 -0.64!, 0.34 -0.66, 0 -0.66'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.6 * smoothstep(0, 0.66, x)),
    line: inner,
  });
  pen.fill(
    symmetric('0 -0.78, 0.36 -0.77, 0.72 -0.8, 1.0 -0.92!, 0.98 -0.66, 0.7 -0.46, 0.36 -0.38, 0 -0.36'),
    {
      pigment: 'leaf',
      tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.4, 1, Math.abs(x)) + 0.6 * smoothstep(-0.6, -0.36, y)),
      line: inner * 1.2,
    },
  );
  const card = pen.at({ at: [0.3, -1.02], angleRad: 0.22 });
  card.fill(outlined('-0.19 -0.26!, 0.19 -0.26!, 0.19 0.24!, -0.19 0.24!'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  card.fill(
    outlined('0 -0.14!, 0.12 -0.02, 0.13 0.06, 0.06 0.08, 0 0.05!, -0.06 0.08, -0.13 0.06, -0.12 -0.02'),
    {
      black: 'always',
      tone: 0,
    },
  );
  card.fill(outlined('0 0.02!, 0.05 0.14!, -0.05 0.14!'), { black: 'always', tone: 0 });
}
