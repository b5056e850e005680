import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { walkingPose } from '../../parts/figures/walking-pose.ts';

/** A girl in a dress who walks under an umbrella. */
export const girlWithUmbrella: Motif = {
  name: 'girl-with-umbrella',
  tinted: ['petal'],
  carries: ['umbrella'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          ...walkingPose,
          arms: ['0.12 -0.72, 0.26 -0.3, 0.48 -0.54', '-0.06 -0.72, -0.22 -0.28, -0.02 0.08'],
        },
        {
          hair: 'long',
          hairPigment: 'wood',
          top: 'water',
          sleeves: 'short',
          bottoms: 'water',
          legs: 'bare',
          shoes: 'gold',
        },
        (held) => {
          drawSkirt(held);
          drawUmbrella(held.at({ at: [0.4, -0.6], angleRad: -0.08 }));
        },
      ),
    );
  },
};

function drawSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.26 -0.16!, 0.18 -0.16!, 0.32 0.14, 0.52 0.56!, 0.24 0.64, -0.06 0.6, -0.34 0.66, -0.6 0.54!, -0.4 0.16',
    ),
    { pigment: 'water', tone: (x, y) => clamp(0.15 - 0.4 * x + 0.3 * y), line: inner * 1.1 },
  );
  for (const fold of [
    '-0.14 -0.06, -0.26 0.24, -0.36 0.56',
    '0.0 -0.06, 0.0 0.24, 0.02 0.54',
    '0.1 -0.06, 0.22 0.24, 0.34 0.54',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

/** The hand at the origin, the canopy above. */
function drawUmbrella(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0 -1.5, 0 -0.6, 0 0.2', half: [0.03, 0.03, 0.03] },
    { pigment: 'wood', tone: 0.4, line: inner },
  );
  pen.stroke(traced('0 0.2, 0.01 0.32, 0.1 0.34, 0.14 0.24'), inner * 2.4);
  const canopy = pen.at({ at: [0, -0.2] });
  canopy.fill(
    outlined(
      '-1.0 -0.72!, -0.9 -1.12, -0.5 -1.42, 0 -1.52, 0.5 -1.42, 0.9 -1.12, 1.0 -0.72!, 0.83 -0.82, 0.66 -0.72!, 0.5 -0.84, 0.33 -0.72!, 0.16 -0.84, 0 -0.72!, -0.16 -0.84, -0.33 -0.72!, -0.5 -0.84, -0.66 -0.72!, -0.83 -0.82',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.3 + 0.4 * x + 0.3 * (y + 1)), line: inner * 1.2 },
  );
  for (const x of [0.66, 0.33])
    for (const side of [-1, 1])
      canopy.stroke(traced(`${side * 0.03} -1.5, ${side * x * 0.8} -1.2, ${side * x} -0.73`), detail * 1.7);
  canopy.stroke(traced('0 -1.5, 0 -0.74'), detail * 1.7);
  canopy.stroke(traced('0 -1.52, 0 -1.66'), inner * 2);
}
