import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit } from '../../parts/figures/pose.ts';

const boy: Outfit = {
  hair: 'short',
  hairPigment: 'gold',
  top: 'leafLight',
  sleeves: 'short',
  bottoms: 'dark',
  legs: 'short',
  shoes: 'water',
};

/** A father who runs behind a child on its first bicycle and holds the saddle. */
export const learningToRide: readonly Motif[] = [
  teaching('daughter-learning-to-ride', {
    ...boy,
    hair: 'tail',
    hairPigment: 'ember',
    top: 'gold',
    shoes: 'petal',
  }),
  teaching('son-learning-to-ride', boy),
];

function teaching(name: string, child: Outfit): Motif {
  return {
    name,
    tinted: ['petal'],
    carries: ['bicycle'],
    draw(canvas) {
      canvas.layer((pen) => {
        for (const x of [0.02, 1.06]) drawWheel(pen.at({ at: [x, 0.88] }));
        drawFrame(pen);
        drawMovingFigure(
          pen.at({ at: [0.4, 0.04], scale: 0.62 }),
          {
            head: { at: [0.12, -1.02], angleRad: 0.05 },
            spine: '0.0 -0.74, -0.06 -0.28, -0.14 0.2',
            arms: ['0.08 -0.62, 0.4 -0.2, 0.74 0.2', '0.02 -0.6, 0.36 -0.14, 0.72 0.22'],
            legs: ['-0.1 0.26, 0.48 0.42, 0.3 0.98', '-0.14 0.26, 0.34 0.7, 0.12 1.3'],
            toes: [0.2, 0.1],
          },
          child,
        );
        drawMovingFigure(
          pen,
          {
            head: { at: [-0.34, -1.04], angleRad: 0.1 },
            spine: '-0.54 -0.78, -0.74 -0.36, -0.82 0.08',
            arms: ['-0.42 -0.68, -0.16 -0.3, 0.22 -0.2', '-0.52 -0.66, -0.36 -0.12, 0.14 0.34'],
            legs: ['-0.76 0.12, -0.42 0.58, -0.6 1.08', '-0.86 0.12, -0.9 0.68, -1.38 0.98'],
            toes: [0, 0.6],
          },
          {
            hair: 'short',
            hairPigment: 'wood',
            top: 'water',
            sleeves: 'short',
            bottoms: 'dark',
            legs: 'long',
            shoes: 'foam',
          },
        );
      });
    },
  };
}

function drawWheel(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill([circle([0, 0], 0.42, 48), circle([0, 0], 0.34, 48).toReversed()], {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    pen.stroke(
      [
        [0, 0],
        [Math.cos(angle) * 0.34, Math.sin(angle) * 0.34],
      ],
      detail,
    );
  }
  pen.fill(circle([0, 0], 0.06, 18), { pigment: 'steel', tone: 0.3, line: inner });
}

function drawFrame(pen: Pen): void {
  const { inner } = pen.weight;
  for (const tube of [
    '0.02 0.88, 0.24 0.9, 0.48 0.9',
    '0.02 0.88, 0.18 0.62, 0.32 0.36',
    '0.48 0.9, 0.38 0.6, 0.28 0.28',
    '0.48 0.9, 0.68 0.66, 0.9 0.46',
    '0.36 0.54, 0.6 0.48, 0.88 0.4',
    '0.8 0.1, 0.9 0.46, 1.06 0.88',
  ])
    drawLimb(pen, { line: tube, half: [0.04, 0.04] }, { pigment: 'petal', tone: 0.2, line: inner });
  pen.fill(outlined('0.1 0.22!, 0.28 0.2, 0.46 0.26!, 0.36 0.33, 0.2 0.35, 0.1 0.32!'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('0.8 0.12, 0.86 0.08, 0.96 0.16'), inner * 2.4);
  pen.stroke(traced('0.48 0.9, 0.5 1.0, 0.56 1.04'), inner * 2.2);
}
