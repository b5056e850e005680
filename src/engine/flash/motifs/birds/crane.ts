import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawFlyingBird } from '../parts/birds/flying-bird.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A red-crowned crane on one leg, black at throat and tail; looks to the right. */
export const crane: Motif = {
  name: 'crane',
  tinted: ['foam'],
  mouth: [1.16, -1.0],
  poses: {
    flying: {
      mouth: [1.98, -0.42],
      draw: (canvas) =>
        drawFlyingBird(canvas, {
          back: 'foam',
          breast: 'foam',
          wing: ['foam', 'foam', 'foam'],
          innerQuills: 'dark',
          tail: 'foam',
          tailLength: 0.6,
          span: 1.3,
          hasLongLegs: true,
          drawHead: drawStretchedNeck,
        }),
    },
  },
  draw(canvas) {
    canvas.layer((pen) => {
      drawLegs(pen);
      drawNeck(pen);
      drawTail(pen);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

function drawLegs(pen: Pen): void {
  const look = { pigment: 'steel', tone: 0.45, line: pen.weight.inner * 0.9 } as const;
  drawLimb(
    pen,
    { line: '-0.02 0.4, 0.32 0.7, 0.3 0.76, -0.02 0.9', half: [0.06, 0.035, 0.035, 0.025] },
    look,
  );
  for (const toe of ['-0.02 0.9, -0.12 0.98, -0.16 1.08', '-0.02 0.9, -0.06 1.0, -0.06 1.1'])
    drawLimb(pen, { line: toe, half: [0.026, 0.014] }, look);
  drawLimb(
    pen,
    { line: '-0.12 0.4, -0.09 0.9, -0.1 1.0, -0.06 1.52', half: [0.075, 0.036, 0.04, 0.028] },
    look,
  );
  for (const toe of [
    '-0.06 1.5, 0.1 1.53, 0.22 1.6',
    '-0.06 1.5, 0.0 1.58, 0.06 1.64',
    '-0.06 1.5, -0.2 1.56',
  ])
    drawLimb(pen, { line: toe, half: [0.03, 0.014] }, look);
}

function drawNeck(pen: Pen): void {
  drawLimb(
    pen,
    {
      line: '0.1 0.24, 0.36 0.02, 0.44 -0.24, 0.34 -0.52, 0.26 -0.8, 0.36 -1.02, 0.52 -1.08',
      half: [0.24, 0.17, 0.1, 0.075, 0.07, 0.08, 0.08],
    },
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.3, 0.5, x) * smoothstep(-0.6, 0.2, y)),
    },
  );
  drawLimb(
    pen,
    {
      line: '0.54 -1.02, 0.4 -0.94, 0.32 -0.78, 0.4 -0.52, 0.49 -0.26, 0.47 -0.04',
      half: [0.02, 0.05, 0.045, 0.045, 0.05, 0.01],
    },
    { black: 'always', tone: 1 },
  );
}

/** In flight: neck and head straight ahead. */
function drawStretchedNeck(pen: Pen): void {
  drawLimb(
    pen,
    { line: '-0.2 0.16, 0.18 0.02, 0.5 -0.18, 0.92 -0.3', half: [0.24, 0.2, 0.11, 0.085, 0.075] },
    { pigment: 'foam', tone: (_, y) => clamp(0.1 + 0.9 * (y + 0.1)) },
  );
  drawLimb(
    pen,
    { line: '0.2 0.13, 0.52 -0.1, 0.96 -0.24', half: [0.01, 0.05, 0.05, 0.03] },
    { black: 'always', tone: 1 },
  );
  drawHead(pen.at({ at: [0.5, 0.72] }));
}

/** The black feathers that hang over its short tail. */
function drawTail(pen: Pen): void {
  for (const [x, y, scale, angleRad] of [
    [-0.2, 0.1, 0.72, 2.86],
    [-0.24, 0.16, 0.78, 2.68],
    [-0.22, 0.22, 0.74, 2.48],
    [-0.16, 0.26, 0.66, 2.26],
    [-0.1, 0.28, 0.54, 2.02],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale, angleRad }), 0.3, 'dark', 0.55);
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.14, 0.5, y + 0.1 * x)),
    line: inner * 1.1,
  });
  pen.fill(wing, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.5 * smoothstep(0.05, 0.4, y) + 0.3 * smoothstep(-0.2, -0.6, x)),
    line: inner,
  });
  for (const feather of feathers) pen.stroke(traced(feather), detail * 1.4, { taper: 0.35 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.62 -1.15!, 0.86 -1.09, 1.16 -0.99!, 0.86 -1.0, 0.62 -1.0!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.15 + 3 * (y + 1.08)),
    line: inner,
  });
  pen.stroke(traced('0.66 -1.07, 0.86 -1.05, 1.06 -1.0'), detail);
  pen.fill(outlined('0.36 -1.06, 0.42 -1.18, 0.54 -1.22, 0.64 -1.16, 0.66 -1.06, 0.58 -1.0, 0.46 -0.98'), {
    pigment: 'foam',
    tone: 0.05,
    line: inner,
  });
  pen.fill(outlined('0.38 -1.15!, 0.44 -1.27, 0.56 -1.27, 0.66 -1.14!, 0.56 -1.16, 0.46 -1.14'), {
    pigment: 'petal',
    tone: 0.35,
    line: inner,
  });
  pen.fill(circle([0.56, -1.09], 0.032, 16), { black: 'always', tone: 1 });
  pen.fill(circle([0.57, -1.1], 0.01, 8), { color: [255, 255, 255], tone: 0 });
}

const body = outlined(
  '0.34 -0.06, 0.42 0.12, 0.34 0.32, 0.12 0.46, -0.2 0.5, -0.46 0.4, -0.6 0.26!, -0.4 0.06, -0.14 -0.1, 0.14 -0.16',
);
const wing = outlined(
  '0.2 -0.06, 0.26 0.1, 0.14 0.26, -0.1 0.36, -0.4 0.4, -0.72 0.36!, -0.5 0.16, -0.26 -0.02, 0 -0.12',
);
const feathers = [
  '0.18 0.04, 0.1 0.1, 0.0 0.1',
  '0.06 0.0, 0.0 0.06, -0.1 0.06',
  '0.1 0.16, 0.0 0.2, -0.12 0.18',
  '-0.04 0.12, -0.14 0.16, -0.26 0.14',
  '-0.02 0.26, -0.2 0.3, -0.46 0.3',
  '-0.1 0.21, -0.28 0.25, -0.56 0.24',
  '0.32 0.06, 0.35 0.14, 0.31 0.22',
];
