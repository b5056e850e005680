import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { ConceptName } from '../../../lexicon/concept.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGuitar } from '../../music/strings/electric-guitar.ts';
import { drawAcousticGuitar } from '../../music/strings/guitar.ts';
import { drawViolin } from '../../music/strings/violin.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit, Pose } from '../../parts/figures/pose.ts';

/** A violinist, the violin under the chin, the bow drawn far out. */
export const violinist: Motif = musician(
  'violinist',
  'violin',
  {
    head: { at: [0.02, -1.22], angleRad: 0.2 },
    spine: '-0.08 -0.92, -0.1 -0.46, -0.06 0',
    arms: ['0.0 -0.78, 0.44 -0.44, 0.86 -0.9', '-0.16 -0.76, -0.1 -0.3, 0.36 -0.5'],
    legs: ['0.02 0.04, 0.1 0.6, 0.14 1.14', '-0.1 0.04, -0.12 0.6, -0.24 1.14'],
    toes: [0, 0],
  },
  {
    hair: 'long',
    hairPigment: 'wood',
    top: 'petal',
    sleeves: 'long',
    bottoms: 'dark',
    legs: 'long',
    shoes: 'dark',
  },
  (pen) => {
    drawViolin(pen.at({ at: [0.54, -0.96], scale: 0.37, angleRad: 1.42 }));
    drawBowAcross(pen, '0.4 -0.42, 0.52 -1.0, 0.66 -1.66');
  },
);

/** A cellist at the edge of a chair, the cello between the knees. */
export const cellist: Motif = musician(
  'cellist',
  'cello',
  {
    head: { at: [-0.3, -1.02], angleRad: 0.15 },
    spine: '-0.42 -0.72, -0.5 -0.26, -0.5 0.2',
    arms: ['-0.32 -0.6, 0.06 -0.34, 0.2 -0.84', '-0.48 -0.58, -0.24 -0.1, 0.22 0.12'],
    legs: ['-0.46 0.24, 0.16 0.26, 0.1 0.86', '-0.5 0.26, 0.12 0.34, 0.0 0.96'],
    toes: [0, 0],
  },
  {
    hair: 'bun',
    hairPigment: 'wood',
    top: 'foam',
    sleeves: 'long',
    bottoms: 'dark',
    legs: 'long',
    shoes: 'dark',
  },
  (pen) => {
    drawViolin(pen.at({ at: [0.42, 0.2], scale: 0.78, angleRad: -0.2 }));
    pen.stroke(traced('0.62 0.98, 0.66 1.14'), pen.weight.inner * 2);
    drawBowAcross(pen, '-0.1 0.26, 0.4 0.12, 1.2 -0.08');
  },
  drawChair,
);

/** A guitarist with an electric guitar, leaning back into the chord. */
export const guitarist: Motif = musician(
  'guitarist',
  'electric-guitar',
  {
    head: { at: [-0.3, -1.2], angleRad: -0.3 },
    spine: '-0.28 -0.92, -0.14 -0.46, -0.06 0',
    arms: ['-0.16 -0.76, 0.36 -0.5, 0.84 -0.68', '-0.36 -0.74, -0.56 -0.22, -0.02 -0.1'],
    legs: ['0.0 0.04, 0.3 0.56, 0.42 1.12', '-0.12 0.04, -0.3 0.58, -0.5 1.12'],
    toes: [0, 0.1],
  },
  {
    hair: 'long',
    hairPigment: 'dark',
    top: 'petal',
    sleeves: 'short',
    bottoms: 'water',
    legs: 'long',
    shoes: 'dark',
  },
  (pen) => {
    pen.stroke(traced('-0.3 -0.9, -0.26 -0.5, -0.3 -0.2'), pen.weight.inner * 2.4);
    drawGuitar(pen.at({ at: [0.12, -0.3], scale: 0.5, angleRad: 1.16 }));
  },
);

/** Somebody on a chair with an acoustic guitar. */
export const girlPlayingGuitar: Motif = acousticGuitarist('girl-playing-guitar', {
  hair: 'tail',
  hairPigment: 'ember',
  top: 'petal',
  sleeves: 'short',
  bottoms: 'water',
  legs: 'long',
  shoes: 'foam',
});
export const boyPlayingGuitar: Motif = acousticGuitarist('boy-playing-guitar', {
  hair: 'short',
  hairPigment: 'wood',
  top: 'leaf',
  sleeves: 'short',
  bottoms: 'water',
  legs: 'long',
  shoes: 'dark',
});

function acousticGuitarist(name: string, outfit: Outfit): Motif {
  return musician(
    name,
    'guitar',
    {
      head: { at: [-0.26, -1.02], angleRad: 0.3 },
      spine: '-0.42 -0.72, -0.5 -0.26, -0.5 0.2',
      arms: ['-0.3 -0.6, 0.16 -0.28, 0.54 -0.5', '-0.48 -0.58, -0.6 -0.06, -0.06 -0.06'],
      legs: ['-0.46 0.24, 0.16 0.26, 0.1 0.86', '-0.5 0.26, 0.12 0.34, 0.0 0.96'],
      toes: [0, 0],
    },
    outfit,
    (pen) => drawAcousticGuitar(pen.at({ at: [-0.04, -0.08], scale: 0.47, angleRad: 1.1 })),
    drawChair,
  );
}

function musician(
  name: string,
  instrument: ConceptName,
  pose: Pose,
  outfit: Outfit,
  drawInstrument: (pen: Pen) => void,
  drawSeat?: (pen: Pen) => void,
): Motif {
  return {
    name,
    tinted: [outfit.top ?? 'petal'],
    carries: [instrument],
    draw(canvas) {
      canvas.layer((pen) => {
        drawSeat?.(pen);
        drawMovingFigure(pen, pose, outfit, drawInstrument);
      });
    },
  };
}

function drawBowAcross(pen: Pen, line: string): void {
  const { inner } = pen.weight;
  drawLimb(pen, { line, half: [0.035, 0.025, 0.015] }, { pigment: 'wood', tone: 0.4, line: inner });
}

function drawChair(pen: Pen): void {
  const { inner } = pen.weight;
  for (const leg of ['-0.86 0.42, -0.9 0.8, -0.96 1.14', '-0.28 0.46, -0.24 0.8, -0.2 1.14'])
    drawLimb(pen, { line: leg, half: [0.05, 0.04] }, { pigment: 'wood', tone: 0.4, line: inner });
  drawLimb(
    pen,
    { line: '-0.84 0.4, -0.9 0.0, -0.98 -0.4', half: [0.05, 0.045] },
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  pen.fill(outlined('-0.98 0.36!, -0.2 0.36!, -0.16 0.48!, -0.94 0.5!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 2 * (y - 0.38)),
    line: inner,
  });
  pen.fill(outlined('-1.04 -0.44!, -0.9 -0.44!, -0.86 -0.04!, -0.98 -0.04!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner,
  });
}
