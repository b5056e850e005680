import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';

/** Somebody in a kayak, the paddle dipped into the water. */
export const kayaker: Motif = {
  name: 'kayaker',
  tinted: ['ember'],
  carries: ['canoe'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'cap',
          hairPigment: 'wood',
          top: 'water',
          sleeves: 'long',
          bottoms: 'dark',
          legs: 'long',
        },
        (held) => {
          drawVest(held);
          drawHull(held);
          drawPaddle(held);
        },
      );
    });
    canvas.layer(drawWater, { contour: 0.6, at: { at: [0, 0.08] } });
  },
};

function drawVest(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.26 -0.5!, -0.04 -0.52, 0.16 -0.42!, 0.2 -0.1, 0.12 0.3!, -0.36 0.3!, -0.38 -0.1'), {
    pigment: 'gold',
    tone: (x) => clamp(0.25 - 0.6 * x),
    line: inner * 1.1,
  });
  for (const y of [-0.14, 0.06]) pen.stroke(traced(`-0.36 ${y}, -0.1 ${y + 0.05}, 0.18 ${y}`), detail * 1.8);
}

/** Pointed at both ends, with the rim of its cockpit. */
function drawHull(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-2.0 0.12!, -1.5 0.26, -0.8 0.3, 0 0.3, 0.8 0.3, 1.5 0.24, 2.06 0.06!, 1.7 0.46, 1.2 0.66, 0.4 0.72, -0.5 0.72, -1.3 0.66, -1.7 0.5',
    ),
    { pigment: 'ember', tone: (_, y) => clamp(0.1 + 1.4 * (y - 0.3)), line: inner * 1.2 },
  );
  pen.stroke(traced('-1.8 0.32, -1.0 0.46, 0 0.49, 1.0 0.46, 1.84 0.28'), detail * 1.8);
  pen.fill(outlined('-0.54 0.32!, -0.5 0.2, -0.1 0.14, 0.5 0.16, 0.66 0.32!, 0.0 0.38'), {
    pigment: 'dark',
    tone: 0.4,
    line: inner * 1.1,
  });
}

/** From high behind the head down into the water ahead. */
function drawPaddle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '-0.16 -1.5, 1.22 0.6', half: [0.04, 0.04] },
    { pigment: 'wood', tone: 0.3, line: inner },
  );
  for (const [x, y, angleRad] of [
    [-0.16, -1.5, -0.58],
    [1.22, 0.6, Math.PI - 0.58],
  ] as const) {
    const blade = pen.at({ at: [x, y], angleRad });
    blade.fill(
      outlined(
        '-0.05 0.06!, 0.05 0.06!, 0.17 -0.14, 0.17 -0.42, 0.08 -0.54, -0.1 -0.5, -0.16 -0.3, -0.14 -0.1',
      ),
      {
        pigment: 'petal',
        tone: (px) => clamp(0.2 + 2 * px),
        line: inner * 1.1,
      },
    );
    blade.stroke(traced('0 0.0, 0.02 -0.4'), detail * 1.4);
  }
}

function drawWater(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-2.1 0.72!, -1.7 0.56, -1.3 0.68, -0.9 0.58, -0.5 0.7, -0.1 0.6, 0.3 0.7, 0.7 0.6, 1.1 0.68, 1.5 0.54, 2.1 0.72!, 1.6 0.98, 0.8 1.08, -0.2 1.1, -1.2 1.04',
    ),
    { pigment: 'waterLight', tone: (_, y) => clamp(0.1 + 0.8 * (y - 0.6)), line: inner * 1.1 },
  );
  for (const wave of [
    '-1.6 0.84, -1.2 0.9, -0.8 0.84',
    '-0.3 0.9, 0.1 0.96, 0.5 0.9',
    '0.9 0.84, 1.2 0.9, 1.6 0.82',
  ])
    pen.stroke(traced(wave), detail * 1.7, { taper: 0.4 });
}

const leg = '-0.14 0.36, 0.4 0.36, 0.8 0.42';
const pose: Pose = {
  head: { at: [0.0, -0.8], angleRad: 0.05 },
  spine: '-0.06 -0.52, -0.12 -0.12, -0.14 0.3',
  arms: ['0.08 -0.36, 0.44 -0.36, 0.36 -0.72', '-0.12 -0.36, 0.24 -0.0, 0.74 -0.14'],
  // In the hull.
  legs: [leg, leg],
  toes: [0, 0],
};
