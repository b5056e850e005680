import { clamp } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHeadgear } from '../parts/headgear-aside.ts';
import { drawLimb } from '../parts/limb.ts';
import type { Pose } from '../parts/moving-figure.ts';
import { drawMovingFigure } from '../parts/moving-figure.ts';

/** A witch who flies on her broom, hat and skirts blown back. */
export const witchOnBroom: Motif = {
  name: 'witch-on-broom',
  tinted: ['violet'],
  carries: ['broom', 'wizard-hat'],
  draw(easel) {
    easel.layer((pen) => {
      drawBroom(pen.at({ angleRad: -0.12 }));
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'long',
          hairPigment: 'ember',
          top: 'violet',
          sleeves: 'long',
          bottoms: 'violet',
          legs: 'bare',
        },
        (held) => {
          drawBoot(held);
          drawSkirt(held);
          drawHeadgear(held, pose.head, 'witchHat', 'violet');
        },
      );
    });
  },
};

/** Its shaft from the left to the right, the twigs behind. */
function drawBroom(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-1.2 0.36, 0 0.34, 1.5 0.3', half: [0.065, 0.06, 0.055] },
    { pigment: 'wood', tone: (_, y) => clamp(0.1 + 3 * (y - 0.28)), line: inner },
  );
  pen.cell(
    outlined(
      '-0.96 0.24!, -1.2 0.1, -1.6 -0.02, -2.06 0.0!, -1.94 0.1!, -2.2 0.2!, -2.0 0.28!, -2.24 0.4!, -2.02 0.46!, -2.16 0.62!, -1.94 0.64!, -2.0 0.8!, -1.56 0.72, -1.2 0.6, -0.96 0.48!',
    ),
    { pigment: 'gold', tone: (_, y) => clamp(0.15 + 0.8 * (y - 0.2)), line: inner * 1.1 },
  );
  for (const twig of [
    '-1.1 0.26, -1.5 0.14, -1.9 0.1',
    '-1.1 0.32, -1.5 0.26, -2.0 0.28',
    '-1.1 0.38, -1.5 0.4, -2.04 0.46',
    '-1.1 0.44, -1.5 0.54, -1.92 0.64',
  ])
    pen.stroke(traced(twig), detail * 1.7, { taper: 0.3 });
  for (const x of [-1.0, -1.14])
    pen.cell(outlined(`${x - 0.05} 0.18!, ${x + 0.05} 0.2!, ${x + 0.05} 0.52!, ${x - 0.05} 0.54!`), {
      pigment: 'petal',
      tone: 0.3,
      line: inner,
    });
}

/** Laced, with a heel, its toe turned up. */
function drawBoot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '0.24 0.66!, 0.5 0.72!, 0.42 0.92, 0.5 1.04, 0.7 1.1, 0.82 0.98!, 0.84 1.16, 0.68 1.28, 0.36 1.22!, 0.22 1.16!, 0.16 1.26!, 0.04 1.22!, 0.1 0.98',
    ),
    { pigment: 'dark', tone: (x) => clamp(0.5 - 0.5 * x), line: inner * 1.1 },
  );
  for (const y of [0.76, 0.85, 0.94])
    pen.stroke(traced(`${0.6 - y * 0.2} ${y}, ${0.52 - y * 0.16} ${y + 0.03}`), detail * 1.4, {
      isErasing: true,
    });
}

/** Over her knees, its hem in tatters behind her. */
function drawSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(
    outlined(
      '-0.3 -0.16!, -0.04 -0.14, 0.16 0.02!, 0.42 0.02, 0.68 0.18, 0.66 0.44, 0.5 0.72!, 0.34 0.66, 0.26 0.84!, 0.06 0.72, -0.1 0.9!, -0.3 0.72, -0.56 0.84!, -0.64 0.62, -0.96 0.62!, -0.76 0.42, -0.94 0.26!, -0.6 0.16',
    ),
    { pigment: 'violet', tone: (x, y) => clamp(0.15 + 0.4 * y - 0.3 * x), line: inner * 1.1 },
  );
  for (const fold of [
    '-0.16 0.06, -0.3 0.36, -0.5 0.7',
    '0.06 0.12, 0.04 0.4, -0.06 0.74',
    '0.3 0.18, 0.34 0.4, 0.28 0.66',
    '-0.3 0.1, -0.5 0.3, -0.8 0.34',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}

const leg = '-0.12 0.16, 0.46 0.3, 0.26 0.98';
const pose: Pose = {
  head: { at: [0.24, -0.96], angleRad: 0.12 },
  spine: '0.1 -0.7, -0.04 -0.3, -0.16 0.12',
  arms: ['0.2 -0.54, 0.5 -0.2, 0.92 0.16', '0.04 -0.52, 0.22 -0.06, 0.66 0.2'],
  // She sits astride: one leg covers the other.
  legs: [leg, leg],
  toes: [0.3, 0.3],
};
