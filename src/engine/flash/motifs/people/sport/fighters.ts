import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit, Pose } from '../../parts/figures/pose.ts';

/** A boxer whose left goes straight out while the right guards the chin. */
export const boxer: Motif = {
  ...fighter(
    'boxer',
    {
      head: { at: [0.16, -1.2], angleRad: 0.12 },
      spine: '0.02 -0.92, -0.04 -0.46, -0.1 0',
      arms: ['0.12 -0.8, 0.62 -0.84, 1.1 -0.94', '-0.06 -0.78, 0.02 -0.34, 0.4 -0.74'],
      legs: ['0.0 0.04, 0.36 0.54, 0.44 1.12', '-0.14 0.04, -0.34 0.56, -0.7 1.08'],
      toes: [0, 0.35],
    },
    { hair: 'short', bottoms: 'petal', legs: 'short', shoes: 'dark', gloves: 'petal' },
    drawWaistband,
  ),
  carries: ['boxing-glove'],
};

/** One in a white suit and a black belt, kicking high. */
export const martialArtist: Motif = fighter(
  'martial-artist',
  {
    head: { at: [-0.36, -1.16], angleRad: -0.1 },
    spine: '-0.36 -0.88, -0.24 -0.44, -0.06 0',
    arms: ['-0.26 -0.78, 0.1 -0.56, 0.3 -0.86', '-0.44 -0.74, -0.4 -0.3, 0.0 -0.46'],
    legs: ['-0.08 0.04, -0.18 0.6, -0.16 1.16', '0.0 0.0, 0.54 -0.36, 1.06 -0.78'],
    toes: [0, -1.75],
  },
  { hair: 'short', hairPigment: 'dark', top: 'foam', sleeves: 'long', bottoms: 'foam', legs: 'long' },
  drawBelt,
);

/** A Thai boxer who drives up a knee, the band around his head and both arms. */
export const thaiBoxer: Motif = fighter(
  'thai-boxer',
  {
    head: { at: [0.0, -1.2], angleRad: 0.05 },
    spine: '-0.08 -0.92, -0.12 -0.46, -0.06 0',
    arms: ['0.02 -0.8, 0.36 -0.5, 0.62 -0.86', '-0.16 -0.78, -0.1 -0.34, 0.3 -0.62'],
    legs: ['-0.08 0.04, -0.2 0.6, -0.28 1.14', '0.0 0.0, 0.6 -0.16, 0.4 0.42'],
    toes: [0.3, 0.9],
  },
  { hair: 'short', hairPigment: 'dark', bottoms: 'petal', legs: 'short', gloves: 'petal' },
  (pen) => {
    drawWaistband(pen);
    drawHeadband(pen.at({ at: [0.0, -1.2], angleRad: 0.05 }));
  },
);

/** A fencer in full lunge, masked, the foil straight out. */
export const fencer: Motif = fighter(
  'fencer',
  {
    head: { at: [0.22, -0.96], angleRad: 0.1 },
    spine: '0.04 -0.7, -0.08 -0.26, -0.16 0.2',
    arms: ['-0.06 -0.58, -0.5 -0.5, -0.84 -0.84', '0.06 -0.56, 0.46 -0.5, 0.84 -0.62'],
    legs: ['-0.22 0.24, -0.66 0.66, -1.2 1.06', '-0.1 0.24, 0.48 0.46, 0.5 1.06'],
    toes: [0.3, -0.05],
  },
  {
    hair: 'bald',
    top: 'foam',
    sleeves: 'long',
    bottoms: 'foam',
    legs: 'long',
    shoes: 'dark',
    gloves: 'dark',
  },
  (pen) => {
    drawFoil(pen.at({ at: [0.94, -0.64], angleRad: -0.12 }));
    drawMask(pen.at({ at: [0.22, -0.96], angleRad: 0.1 }));
  },
);

function fighter(name: string, pose: Pose, outfit: Outfit, drawGear: (pen: Pen) => void): Motif {
  return {
    name,
    tinted: [outfit.bottoms],
    draw: (canvas) => canvas.layer((pen) => drawMovingFigure(pen, pose, outfit, drawGear)),
  };
}

function drawWaistband(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.34 -0.2!, -0.1 -0.14, 0.16 -0.2!, 0.16 -0.06!, -0.1 0.0, -0.34 -0.06!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.4 * x),
    line: inner,
  });
}

function drawBelt(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.42 -0.2!, -0.16 -0.12, 0.12 -0.16!, 0.1 -0.02!, -0.16 0.02, -0.42 -0.06!'), {
    black: 'always',
    tone: 1,
  });
  for (const end of [
    '-0.06 -0.06!, 0.04 -0.08!, 0.14 0.3!, 0.02 0.32!',
    '-0.1 -0.06!, 0.0 -0.04!, -0.04 0.36!, -0.16 0.34!',
  ])
    pen.fill(outlined(end), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.22 -0.72, -0.12 -0.46, -0.14 -0.16'), inner * 1.2);
  pen.stroke(traced('-0.44 -0.88, -0.26 -0.6, -0.1 -0.4'), inner * 1.2);
}

function drawHeadband(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.24 -0.08!, -0.36 0.1, -0.4 0.3!, -0.3 0.26!, -0.22 0.02!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('0.19 -0.16!, 0.0 -0.18, -0.22 -0.12!, -0.23 -0.02!, 0.0 -0.08, 0.18 -0.08!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
}

function drawFoil(pen: Pen): void {
  const { inner } = pen.weight;
  pen.stroke(traced('0.08 0.0, 0.9 -0.06, 1.5 0.02'), inner * 2, { taper: 0.7, tapering: 'end' });
  pen.fill(outlined('0.06 -0.14!, 0.16 -0.1, 0.18 0.0, 0.16 0.1, 0.06 0.14!, 0.1 0'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
}

/** A mesh before the face, a bib below the chin. */
function drawMask(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.22 0.04, -0.04 -0.02, 0.06 -0.06', half: [0.05, 0.05, 0.05] },
    { pigment: 'foam', tone: 0.3, line: inner },
  );
  pen.fill(outlined('0.02 0.2!, 0.22 0.24, 0.18 0.42!, 0.0 0.4, -0.08 0.28!'), {
    pigment: 'foam',
    tone: 0.3,
    line: inner,
  });
  pen.fill(outlined('-0.04 -0.28!, 0.16 -0.24, 0.28 -0.06, 0.28 0.14, 0.18 0.28!, 0.0 0.26!, -0.06 0.0'), {
    pigment: 'dark',
    tone: 0.45,
    line: inner * 1.2,
  });
  for (const x of [0.04, 0.12, 0.2])
    pen.stroke(traced(`${x - 0.02} -0.22, ${x + 0.02} 0.0, ${x - 0.02} 0.22`), detail, { ink: 1 });
  for (const y of [-0.14, -0.02, 0.1]) pen.stroke(traced(`-0.04 ${y}, 0.12 ${y + 0.02}, 0.27 ${y}`), detail);
}
