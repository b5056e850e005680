import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { ConceptName } from '../../../lexicon/concept.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit, Pose } from '../../parts/figures/pose.ts';
import { drawCrescent } from '../../parts/sky-and-land/moon.ts';
import { drawBookAside } from '../../parts/tools-and-things/book-aside.ts';

const girl: Outfit = {
  hair: 'long',
  hairPigment: 'wood',
  top: 'petal',
  sleeves: 'none',
  bottoms: 'petal',
  legs: 'bare',
};
const boy: Outfit = {
  hair: 'short',
  hairPigment: 'wood',
  top: 'petal',
  sleeves: 'short',
  bottoms: 'water',
  legs: 'long',
  shoes: 'dark',
};

/** Somebody who sits in a crescent, the legs dangling over its lower horn. */
export const girlOnMoon: Motif = onMoon('girl-on-moon', girl, atRest, drawDress);
export const boyOnMoon: Motif = onMoon('boy-on-moon', boy, atRest);
/** With a rod, the line hanging far down. */
export const boyFishingFromMoon: Motif = onMoon('boy-fishing-from-moon', boy, fishing, drawRod, [
  'fishing-rod',
]);

/** With a book before her. */
export const girlReadingOnMoon: Motif = onMoon('girl-reading-on-moon', girl, reading, drawDressAndBook, [
  'book',
]);

function onMoon(
  name: string,
  outfit: Outfit,
  pose: () => Pose,
  drawHeld?: (pen: Pen) => void,
  held: readonly ConceptName[] = [],
): Motif {
  return {
    name,
    tinted: ['moon', 'petal'],
    carries: ['moon', ...held],
    draw(canvas) {
      canvas.layer((pen) => drawCrescent(pen.at({ scale: 1.5, angleRad: -0.2 })));
      canvas.layer((pen) =>
        drawMovingFigure(pen.at({ at: [0.44, 0.62], scale: 0.92 }), pose(), outfit, drawHeld),
      );
    },
  };
}

/** Leaning back on one hand. */
function atRest(): Pose {
  return {
    head: { at: [-0.04, -0.78], angleRad: -0.35, scale: 1.08 },
    spine: '-0.1 -0.5, -0.06 -0.1, 0.02 0.26',
    arms: ['0.0 -0.38, 0.16 0.0, 0.4 0.18', '-0.14 -0.36, -0.34 0.02, -0.42 0.4'],
    legs: ['0.08 0.28, 0.58 0.28, 0.6 0.8', '0.04 0.3, 0.54 0.34, 0.42 0.86'],
    toes: [0.5, 0.7],
  };
}

function fishing(): Pose {
  return {
    ...atRest(),
    head: { at: [0.02, -0.78], angleRad: 0.15, scale: 1.08 },
    arms: ['0.0 -0.38, 0.24 -0.06, 0.6 -0.14', '-0.14 -0.36, -0.1 0.1, 0.36 -0.02'],
  };
}

function reading(): Pose {
  return {
    ...atRest(),
    head: { at: [0.02, -0.78], angleRad: 0.35, scale: 1.08 },
    arms: ['0.0 -0.38, 0.26 -0.06, 0.58 -0.2', '-0.14 -0.36, 0.0 0.06, 0.42 -0.08'],
  };
}

function drawDressAndBook(pen: Pen): void {
  drawDress(pen);
  drawBookAside(pen.at({ at: [0.5, -0.14] }));
}

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.2 0.0!, 0.16 0.04!, 0.44 0.1, 0.68 0.18, 0.76 0.5!, 0.56 0.58, 0.3 0.54, 0.0 0.58, -0.3 0.52!, -0.3 0.26',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.15 + 0.7 * (y - 0.1) - 0.3 * x), line: inner * 1.1 },
  );
  for (const fold of [
    '0.1 0.12, 0.36 0.22, 0.64 0.46',
    '0.02 0.14, 0.16 0.32, 0.3 0.5',
    '-0.12 0.14, -0.14 0.32, -0.22 0.48',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

function drawRod(pen: Pen): void {
  const { inner } = pen.weight;
  drawLimb(
    pen,
    { line: '0.2 0.06, 0.7 -0.28, 1.2 -0.56, 1.5 -0.62', half: [0.045, 0.035, 0.025, 0.015] },
    { pigment: 'wood', tone: 0.4, line: inner },
  );
  pen.stroke(traced('1.5 -0.62, 1.54 0.3, 1.52 1.1'), inner);
  pen.stroke(traced('1.52 1.1, 1.53 1.24, 1.46 1.28, 1.42 1.2'), inner * 1.3);
}
