import { clamp } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBookAside } from '../parts/book-aside.ts';
import { drawLimb } from '../parts/limb.ts';
import type { Outfit, Pose } from '../parts/moving-figure.ts';
import { drawMovingFigure } from '../parts/moving-figure.ts';
import { drawStandingDog } from '../parts/running-dog.ts';

/** Somebody who sits on the ground with the knees drawn up, reading. */
export const girlReading: Motif = {
  name: 'girl-reading',
  tinted: ['petal'],
  carries: ['book'],
  draw(easel) {
    easel.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.14, -0.4], angleRad: 0.4 },
          spine: '-0.3 -0.12, -0.44 0.3, -0.44 0.72',
          arms: ['-0.18 0.0, 0.08 0.34, 0.4 0.08', '-0.34 0.04, -0.14 0.46, 0.26 0.2'],
          legs: ['-0.36 0.76, 0.2 0.4, 0.5 0.9', '-0.44 0.78, 0.1 0.46, 0.36 0.96'],
          toes: [0, 0],
        },
        {
          hair: 'long',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'long',
          bottoms: 'water',
          legs: 'long',
          shoes: 'foam',
        },
        (held) => drawBookAside(held.at({ at: [0.36, 0.12] })),
      ),
    );
  },
};

/** A girl in a dress who walks under an umbrella. */
export const girlWithUmbrella: Motif = {
  name: 'girl-with-umbrella',
  tinted: ['petal'],
  carries: ['umbrella'],
  draw(easel) {
    easel.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          ...walking,
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

const manOut: Outfit = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'water',
  sleeves: 'long',
  bottoms: 'dark',
  legs: 'long',
  shoes: 'wood',
};

/** Somebody with a dog on a leash, both walking to the right. */
export const manWalkingDog: Motif = walkingDog('man-walking-dog', manOut);
export const womanWalkingDog: Motif = walkingDog('woman-walking-dog', {
  ...manOut,
  hair: 'tail',
  top: 'petal',
  bottoms: 'water',
});

function walkingDog(name: string, outfit: Outfit): Motif {
  return {
    name,
    tinted: [outfit.top ?? 'petal'],
    carries: ['dog'],
    draw(easel) {
      easel.layer((pen) =>
        drawStandingDog(pen.at({ at: [0.86, 0.84], scale: 0.58 }), {
          coat: 'gold',
          light: 'scroll',
          ear: 'hanging',
          tail: 'slim',
        }),
      );
      easel.layer((sheet) => {
        const pen = sheet.at({ at: [-0.72, 0] });
        drawMovingFigure(
          pen,
          {
            ...walking,
            arms: ['0.12 -0.72, 0.26 -0.24, 0.34 0.14', '-0.06 -0.72, 0.04 -0.24, 0.46 -0.1'],
          },
          outfit,
          (held) => held.stroke(traced('0.56 -0.08, 1.0 0.42, 1.5 0.58, 2.0 0.5'), held.weight.inner * 1.8),
        );
      });
    },
  };
}

function drawSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
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
  canopy.cell(
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

const walking: Pose = {
  head: { at: [0.08, -1.18], angleRad: 0.05 },
  spine: '0.0 -0.9, -0.02 -0.44, -0.04 0.02',
  arms: ['0.12 -0.72, 0.26 -0.24, 0.34 0.14', '-0.06 -0.72, -0.22 -0.28, -0.02 0.08'],
  legs: ['0.02 0.06, 0.3 0.58, 0.34 1.14', '-0.1 0.06, -0.14 0.62, -0.5 1.08'],
  toes: [-0.1, 0.35],
};
