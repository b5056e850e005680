import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The mask of a fox as worn at shrine festivals: white, with slit eyes and red markings, tied by tasselled cords. */
export const kitsuneMask: Motif = {
  name: 'kitsune-mask',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawCord), { contour: 0.7 });
    canvas.layer((pen) => {
      drawBothSides(pen, drawEar);
      drawFace(pen);
      drawBothSides(pen, drawMarkings);
      drawForehead(pen);
      drawBothSides(pen, drawEye);
      drawSnout(pen);
    });
  },
};

/** From the hole at the temple down to a tassel, with a small bell at the knot. */
function drawCord(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const loop of [
    '0.7 -0.16, 1.0 -0.3, 1.16 -0.1, 0.98 0.08, 0.86 0.1',
    '0.7 -0.14, 0.92 -0.02, 0.88 0.12',
  ]) {
    side.stroke(traced(loop), inner * 3.2);
  }
  side.fill(outlined('0.83 0.28!, 0.93 0.28!, 0.97 0.52, 0.93 0.74!, 0.83 0.74!, 0.8 0.52'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 2 * (x - 0.85) + 0.5 * (y - 0.3)),
    line: inner,
  });
  side.fill(
    outlined(
      '0.8 0.7!, 0.96 0.7!, 1.04 1.16!, 0.96 1.1!, 0.92 1.2!, 0.86 1.1!, 0.8 1.2!, 0.77 1.1!, 0.72 1.14!',
    ),
    {
      pigment: 'petal',
      tone: (_, y) => clamp(0.7 - 1.2 * (y - 0.7)),
      line: inner,
    },
  );
  for (const x of [0.82, 0.88, 0.94])
    side.stroke(
      [
        [x, 0.8],
        [x + (x - 0.88) * 0.5, 1.08],
      ],
      detail,
    );
  side.fill(circle([0.88, 0.2], 0.13, 28), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 2.4 * (x - 0.84) + 2 * (y - 0.16)),
    line: inner,
  });
  side.stroke(traced('0.78 0.2, 0.88 0.24, 0.98 0.2'), detail * 1.2);
  side.dot([0.88, 0.27], detail * 1.6);
}

function drawEar(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(outlined('0.1 -0.68!, 0.2 -1.0, 0.46 -1.56, 0.62 -1.7!, 0.78 -1.3, 0.8 -0.86, 0.68 -0.4!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.05 + 1.4 * (x - 0.5)),
    line: inner * 1.1,
  });
  side.fill(outlined('0.34 -0.78!, 0.42 -1.04, 0.6 -1.42!, 0.68 -1.12, 0.68 -0.84, 0.62 -0.6!'), {
    pigment: 'petal',
    tone: (_, y) => clamp(1.1 + y),
    line: inner,
  });
  for (const hair of ['0.42 -0.76, 0.5 -0.98, 0.58 -1.2', '0.54 -0.7, 0.6 -0.9, 0.62 -1.08'])
    side.stroke(traced(hair), detail, { taper: 0.5 });
}

function drawFace(pen: Pen): void {
  pen.fill(face, {
    pigment: 'foam',
    tone: (x, y) =>
      clamp(
        0.5 * smoothstep(0.44, 0.84, Math.abs(x + 0.05)) + 0.35 * smoothstep(0.3, 0.7, y) * Math.abs(x) * 2,
      ),
    line: pen.weight.inner * 1.2,
  });
}

/** Red on the cheeks, as whiskers, and rising from the corners of the eyes. */
function drawMarkings(side: Pen): void {
  const red = { pigment: 'petal', black: 'uncolored', tone: 0.25 } as const;
  for (const marking of markings) side.fill(outlined(marking), red);
  side.fill(circle([0.7, -0.12], 0.035, 16), { black: 'always', tone: 1 });
}

function drawForehead(pen: Pen): void {
  const { detail } = pen.weight;
  pen.fill(symmetric('0 -0.86!, 0.09 -0.66, 0.12 -0.52, 0.06 -0.42, 0 -0.4'), {
    pigment: 'petal',
    black: 'uncolored',
    tone: 0.2,
  });
  pen.fill(circle([0, -0.52], 0.05, 18), { pigment: 'gold', tone: 0.1, line: detail });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 -0.42!, 0.2 -0.58, 0.3 -0.76!, 0.3 -0.58, 0.24 -0.46'), {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.3,
    });
    side.stroke(traced('0.1 -0.26, 0.05 -0.1, 0.07 0.08'), detail * 1.3, { taper: 0.5 });
  });
}

function drawEye(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.12 0.06!, 0.22 -0.12, 0.42 -0.26, 0.68 -0.36!, 0.6 -0.14, 0.42 0.0, 0.24 0.06'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
  side.fill(outlined('0.18 0.01!, 0.28 -0.12, 0.44 -0.21, 0.6 -0.27!, 0.5 -0.12, 0.36 -0.03'), {
    black: 'always',
    tone: 1,
  });
}

/** A narrow muzzle: black nose, a long smile in red. */
function drawSnout(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.14 0.5, 0.2 0.62!, 0.12 0.74, 0 0.78!'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('-0.1 0.56, 0 0.54, 0.08 0.56'), detail * 1.3, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('0 0.76, 0 0.88'), inner * 1.2);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0 0.87!, 0.12 0.91, 0.26 0.84, 0.44 0.62!, 0.34 0.9, 0.16 1.0, 0 0.99!'), {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.2,
      line: detail,
    });
    side.stroke(traced('0.2 0.3, 0.26 0.46, 0.24 0.6'), detail * 1.3, { taper: 0.5 });
    for (const [x, y] of [
      [0.26, 0.7],
      [0.32, 0.64],
      [0.24, 0.78],
    ] as const)
      side.dot([x, y], detail * 0.9);
  });
}

const face = symmetric(
  '0 -0.74, 0.3 -0.72, 0.6 -0.56, 0.78 -0.28, 0.82 0.06, 0.72 0.36, 0.52 0.58, 0.4 0.86, 0.24 1.12, 0 1.2',
);
const markings = [
  '0.5 -0.42!, 0.6 -0.48, 0.74 -0.46!, 0.66 -0.4, 0.58 -0.34!',
  '0.42 0.3!, 0.58 0.24, 0.76 0.06!, 0.66 0.26, 0.5 0.36',
  '0.4 0.42!, 0.54 0.4, 0.7 0.28!, 0.6 0.44, 0.46 0.5',
  '0.3 0.16!, 0.38 0.14, 0.44 0.18, 0.38 0.24, 0.31 0.22',
];
