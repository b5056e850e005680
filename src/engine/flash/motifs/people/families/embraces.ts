import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit, Pose } from '../../parts/figures/pose.ts';

/** Who stands on the left, and who stands on the right: posed as if she too looked to the right. */
interface Embrace {
  readonly his: Pose;
  readonly hers: Pose;
}

/** A couple who kiss in each other's arms; she has lifted one foot. */
export const kissingCouple: Motif = embracing('kissing-couple', {
  his: {
    head: { at: [-0.19, -1.2], angleRad: 0.14 },
    spine: '-0.36 -0.94, -0.38 -0.46, -0.34 0',
    arms: ['-0.26 -0.82, 0.04 -0.5, 0.4 -0.56', '-0.34 -0.8, -0.02 -0.42, 0.4 -0.36'],
    legs: ['-0.3 0.04, -0.3 0.6, -0.38 1.16', '-0.36 0.04, -0.42 0.6, -0.54 1.16'],
    toes: [0, 0],
  },
  hers: {
    head: { at: [-0.21, -1.1], angleRad: -0.24 },
    spine: '-0.34 -0.84, -0.32 -0.4, -0.34 0.04',
    arms: ['-0.24 -0.72, 0.06 -0.78, 0.3 -1.0', '-0.3 -0.7, 0.04 -0.72, 0.32 -0.98'],
    legs: ['-0.3 0.08, -0.34 0.62, -0.4 1.16', '-0.38 0.08, -0.36 0.62, -0.94 0.74'],
    toes: [0, 1.9],
  },
});

/** A couple who hold each other tight, her head at his breast. */
export const huggingCouple: Motif = embracing('hugging-couple', {
  his: {
    head: { at: [-0.06, -1.26], angleRad: 0.3 },
    spine: '-0.26 -0.98, -0.32 -0.48, -0.32 0',
    arms: ['-0.14 -0.84, 0.1 -0.6, 0.26 -0.56', '-0.26 -0.82, 0.1 -0.5, 0.42 -0.48'],
    legs: ['-0.3 0.04, -0.3 0.6, -0.38 1.16', '-0.34 0.04, -0.42 0.6, -0.54 1.16'],
    toes: [0, 0],
  },
  hers: {
    head: { at: [-0.06, -0.94], angleRad: 0.06 },
    spine: '-0.24 -0.68, -0.26 -0.34, -0.28 0.06',
    arms: ['-0.14 -0.58, -0.2 -0.4, -0.2 -0.26', '-0.2 -0.56, 0.1 -0.32, 0.42 -0.24'],
    legs: ['-0.26 0.1, -0.3 0.64, -0.36 1.16', '-0.32 0.1, -0.38 0.64, -0.5 1.16'],
    toes: [0, 0],
  },
});

function embracing(name: string, { his, hers }: Embrace): Motif {
  return {
    name,
    tinted: ['petal'],
    draw(canvas) {
      canvas.layer((pen) =>
        drawMovingFigure(pen, his, man, () =>
          drawMovingFigure(pen.at({ isFlipped: true }), hers, woman, drawDress),
        ),
      );
    },
  };
}

const man: Outfit = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'water',
  sleeves: 'long',
  bottoms: 'dark',
  legs: 'long',
  shoes: 'wood',
};
const woman: Outfit = {
  hair: 'long',
  hairPigment: 'ember',
  top: 'petal',
  sleeves: 'short',
  bottoms: 'petal',
  legs: 'bare',
  shoes: 'petal',
};

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.56 -0.1!, -0.12 -0.1!, -0.06 0.2, 0.0 0.66!, -0.2 0.72, -0.5 0.74, -0.78 0.66!, -0.64 0.2'),
    { pigment: 'petal', tone: (x, y) => clamp(0.12 + 0.6 * (-x - 0.4) + 0.2 * y), line: inner * 1.2 },
  );
  for (const fold of [
    '-0.44 0.0, -0.54 0.3, -0.6 0.62',
    '-0.32 0.02, -0.34 0.3, -0.34 0.66',
    '-0.22 0.0, -0.16 0.3, -0.12 0.6',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}
