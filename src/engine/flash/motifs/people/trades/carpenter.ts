import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A carpenter who saws a plank on a trestle. */
export const carpenter: Motif = {
  name: 'carpenter',
  tinted: ['petal'],
  carries: ['saw'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTrestle(pen);
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.06, -0.92], angleRad: 0.4 },
          spine: '-0.24 -0.68, -0.42 -0.28, -0.52 0.12',
          arms: ['-0.12 -0.54, 0.22 -0.2, 0.72 0.22', '-0.28 -0.52, -0.34 0.0, 0.02 0.1'],
          legs: ['-0.44 0.16, 0.0 0.56, -0.06 1.12', '-0.56 0.16, -0.62 0.7, -0.96 1.12'],
          toes: [0, 0.1],
        },
        {
          hair: 'bearded',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'short',
          bottoms: 'water',
          legs: 'long',
          shoes: 'wood',
        },
        (held) => {
          drawApron(held);
          drawSaw(held.at({ at: [0.1, 0.1], angleRad: 0.42 }));
          drawPlank(held);
        },
      );
    });
  },
};

function drawTrestle(pen: Pen): void {
  const { inner } = pen.weight;
  for (const line of [
    '0.44 0.5, 0.3 0.9, 0.16 1.3',
    '0.52 0.5, 0.64 0.9, 0.78 1.3',
    '1.26 0.5, 1.14 0.9, 1.0 1.3',
    '1.34 0.5, 1.46 0.9, 1.6 1.3',
  ])
    drawLimb(pen, { line, half: [0.05, 0.045] }, { pigment: 'wood', tone: 0.5, line: inner });
}

/** Its grain, and the cut in it. */
function drawPlank(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 0.36!, 1.76 0.36!, 1.76 0.54!, 0.1 0.54!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.1 + 2 * (y - 0.4)),
    line: inner * 1.1,
  });
  for (const line of ['0.9 0.42, 1.2 0.44, 1.6 0.41', '1.0 0.49, 1.4 0.48, 1.7 0.49', '0.16 0.45, 0.36 0.46'])
    pen.stroke(traced(line), detail * 1.3);
}

function drawApron(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.1 -0.46!, -0.02 -0.36!, -0.14 -0.02, -0.24 0.16!, -0.04 0.44, -0.1 0.6!, -0.34 0.5, -0.62 0.24!, -0.4 0.02, -0.22 -0.26',
    ),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.35 - 0.5 * x),
      line: inner,
    },
  );
}

/** The grip at the origin, the blade to the right, teeth below. */
function drawSaw(pen: Pen): void {
  const { inner } = pen.weight;
  const teeth = Array.from(
    { length: 13 },
    (_, i) => `${1.0 - i * 0.07} ${0.06 + i * 0.012}!, ${0.97 - i * 0.07} ${0.13 + i * 0.012}!`,
  ).join(', ');
  pen.fill(outlined(`0.1 -0.12!, 1.04 -0.06!, ${teeth}, 0.1 0.2!`), {
    pigment: 'steel',
    tone: (_, y) => clamp(0.15 + y),
    line: inner,
  });
  pen.fill(outlined('-0.16 -0.12!, 0.04 -0.16!, 0.16 -0.12!, 0.16 0.2!, 0.0 0.22!, -0.14 0.16!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.1,
  });
}
