import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** A girl in a hooded cape, walking, a covered basket on her arm. */
export const redRidingHood: Motif = {
  name: 'red-riding-hood',
  tinted: ['petal'],
  carries: ['basket'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'long',
          hairPigment: 'gold',
          top: 'foam',
          sleeves: 'long',
          bottoms: 'water',
          legs: 'bare',
          shoes: 'dark',
        },
        (held) => {
          drawDress(held);
          drawCape(held);
          drawBasket(held.at({ at: [0.62, 0.08] }));
        },
      );
    });
  },
};

function drawDress(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.24 -0.3!, 0.22 -0.3!, 0.36 0.1, 0.52 0.62!, 0.2 0.7, -0.2 0.7, -0.5 0.62!, -0.36 0.1'),
    { pigment: 'water', tone: (x, y) => clamp(0.15 - 0.4 * x + 0.3 * y), line: inner * 1.1 },
  );
  pen.fill(outlined('0.02 -0.26!, 0.24 -0.26!, 0.36 0.1, 0.44 0.5!, 0.1 0.54!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  for (const fold of ['-0.06 -0.2, -0.12 0.2, -0.16 0.64', '0.2 -0.1, 0.24 0.2, 0.28 0.48'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}

/** Over hair and shoulders, blown back a little. */
function drawCape(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const cloth = {
    pigment: 'petal',
    tone: (x: number, y: number) => clamp(0.15 - 0.5 * (x + 0.1) + 0.15 * (y + 0.4)),
    line: inner * 1.2,
  } as const;
  pen.fill(
    outlined(
      '0.22 -0.9!, 0.26 -0.7, 0.14 -0.3, -0.02 0.2, -0.06 0.9!, -0.4 1.0, -0.76 0.94!, -0.66 0.5, -0.56 0.0, -0.46 -0.5, -0.3 -0.86!',
    ),
    cloth,
  );
  for (const fold of [
    '0.06 -0.7, -0.1 -0.1, -0.2 0.8',
    '-0.1 -0.74, -0.28 -0.1, -0.42 0.86',
    '-0.26 -0.7, -0.42 0.0, -0.58 0.8',
  ])
    pen.stroke(traced(fold), detail * 1.7, { taper: 0.4 });
  pen.fill(
    outlined(
      '0.26 -1.4!, 0.16 -1.3, 0.08 -1.14, 0.1 -0.96, 0.22 -0.84!, 0.06 -0.76, -0.16 -0.78, -0.3 -0.86!, -0.36 -1.06, -0.34 -1.3, -0.2 -1.5, 0.04 -1.56',
    ),
    cloth,
  );
  pen.stroke(traced('0.14 -1.44, 0.0 -1.28, -0.02 -1.06, 0.04 -0.88'), detail * 1.7, { taper: 0.4 });
  // Its ribbon.
  for (const loop of [
    '0.18 -0.84!, 0.3 -0.92, 0.36 -0.82, 0.3 -0.76',
    '0.18 -0.84!, 0.06 -0.92, 0.0 -0.82, 0.06 -0.76',
  ])
    pen.fill(outlined(loop), { pigment: 'foam', tone: 0.1, line: inner });
  for (const end of ['0.18 -0.82, 0.24 -0.66, 0.22 -0.54', '0.16 -0.82, 0.12 -0.66, 0.14 -0.56'])
    pen.stroke(traced(end), inner * 1.5);
}

function drawBasket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.3 0.1, -0.26 -0.26, 0.0 -0.42, 0.26 -0.26, 0.3 0.1', half: [0.035, 0.035, 0.035] },
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  pen.fill(
    outlined(
      '-0.34 0.06!, -0.2 -0.06, 0.06 -0.1, 0.26 -0.02, 0.36 0.08!, 0.22 0.22!, 0.1 0.12!, -0.06 0.24!, -0.18 0.12!',
    ),
    {
      pigment: 'foam',
      tone: 0.08,
      line: inner,
    },
  );
  pen.fill(outlined('-0.38 0.1!, 0.38 0.1!, 0.32 0.42, 0.2 0.5!, -0.2 0.5!, -0.32 0.42'), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 + 0.8 * x),
    line: inner * 1.1,
  });
  for (const y of [0.22, 0.34]) pen.stroke(traced(`-0.34 ${y}, 0 ${y + 0.04}, 0.34 ${y}`), detail * 1.3);
  for (const x of [-0.22, -0.08, 0.08, 0.22]) pen.stroke(traced(`${x} 0.14, ${x * 0.9} 0.48`), detail * 1.2);
}

const pose: Pose = {
  head: { at: [0.04, -1.14], angleRad: 0.02, scale: 1.1 },
  spine: '-0.04 -0.86, -0.04 -0.4, -0.04 0.04',
  arms: ['0.1 -0.7, 0.24 -0.26, 0.56 -0.3', '-0.06 -0.7, 0.1 -0.24, 0.6 -0.32'],
  legs: ['0.0 0.06, 0.24 0.58, 0.3 1.12', '-0.08 0.06, -0.14 0.6, -0.44 1.04'],
  toes: [-0.1, 0.4],
};
