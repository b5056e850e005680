import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawTrident } from '../../parts/weapons/trident.ts';

/** Shiva: third eye, the crescent in his knotted hair, a cobra around his neck, the trident behind. */
export const shiva: Motif = {
  name: 'shiva',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => drawTrident(pen.at({ at: [1.06, -0.06], angleRad: 0.05 })), { contour: 0.6 });
    canvas.layer((pen) => {
      drawHair(pen);
      drawShoulders(pen);
      drawManFace(pen, { skin: 'waterLight', mood: 'calm' });
      drawForehead(pen);
      drawHairline(pen);
      drawCrescent(pen);
      drawBeads(pen);
      drawCobra(pen);
    });
  },
};

function drawHair(pen: Pen): void {
  drawLocks(
    pen,
    [
      [0.5, -0.2, 0.46, 1.3, -0.16],
      [0.54, 0, 0.3, 1.3, -0.14],
      [0.48, 0.2, 0.14, 1.16, -0.1],
    ],
    {
      width: 0.32,
      bend: 0,
      pigment: 'dark',
      tone: (px) => clamp(0.8 - 0.3 * Math.abs(px)),
    },
  );
}

function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.26 0.5!, 0.26 0.5!, 0.3 0.88, 0.7 0.98, 1.1 1.16, 1.26 1.5, 1.28 1.76!, -1.28 1.76!, -1.26 1.5, -1.1 1.16, -0.7 0.98, -0.3 0.88',
    ),
    {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.05 + 0.5 * smoothstep(0.6, 1.2, Math.abs(x)) + 0.6 * smoothstep(1.0, 0.7, y)),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.1 1.06, 0.4 1.1, 0.8 1.06'), detail * 1.3, { taper: 0.4 });
    for (const y of [1.36, 1.46, 1.56])
      side.stroke(traced(`0.98 ${y}, 1.1 ${y + 0.03}, 1.24 ${y}`), detail * 1.6);
  });
}

function drawForehead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const y of [-0.54, -0.47, -0.4])
    pen.stroke(traced(`-0.3 ${y + 0.02}, 0 ${y}, 0.3 ${y + 0.02}`), detail * 1.8, { taper: 0.2 });
  pen.fill(outlined('0 -0.6!, 0.08 -0.46, 0 -0.32!, -0.08 -0.46'), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(circle([0, -0.46], 0.045, 18), { black: 'always', tone: 0 });
  drawBothSides(pen, (side) => {
    side.stroke(circle([0.66, 0.36], 0.1, 24), inner * 1.3);
  });
}

/** The hair drawn up and knotted. */
function drawHairline(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.62, 0.24 -1.6, 0.4 -1.4, 0.36 -1.14, 0.2 -1.0, 0 -0.98'), {
    pigment: 'dark',
    tone: (x) => clamp(0.3 + Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(
    symmetric('0 -1.08, 0.34 -1.0, 0.6 -0.72, 0.66 -0.3, 0.58 0.06!, 0.52 -0.34, 0.34 -0.58, 0 -0.66'),
    {
      pigment: 'dark',
      tone: (x) => clamp(0.3 + 0.6 * Math.abs(x)),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    for (const hair of [
      '0.1 -1.02, 0.36 -0.84, 0.52 -0.46',
      '0.04 -0.98, 0.2 -0.8, 0.36 -0.62',
      '0.3 -0.98, 0.54 -0.74, 0.6 -0.36',
      '0.08 -1.54, 0.2 -1.34, 0.14 -1.06',
      '0.22 -1.52, 0.32 -1.36, 0.26 -1.12',
    ])
      side.stroke(traced(hair), detail * 1.2, { taper: 0.4 });
  });
  for (let i = 0; i < 7; i++)
    pen.fill(circle([-0.24 + 0.08 * i, -1.03 - 0.02 * Math.cos(i - 3)], 0.05, 16), {
      pigment: 'wood',
      tone: 0.3,
      line: detail,
    });
}

function drawCrescent(pen: Pen): void {
  pen.fill(
    outlined(
      '-0.56 -1.36!, -0.62 -1.14, -0.48 -0.96, -0.24 -0.94, -0.1 -1.08!, -0.28 -1.04, -0.42 -1.12, -0.46 -1.26',
    ),
    {
      pigment: 'moon',
      tone: 0.05,
      line: pen.weight.inner * 1.1,
    },
  );
}

function drawBeads(pen: Pen): void {
  for (let i = 0; i < 17; i++) {
    const x = -0.64 + 0.08 * i;
    pen.fill(circle([x, 1.62 - 1.3 * x * x], 0.055, 16), {
      pigment: 'wood',
      tone: 0.3,
      line: pen.weight.detail,
    });
  }
}

function drawCobra(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    {
      line: '0.6 0.98, 0.3 1.18, -0.1 1.22, -0.46 1.06, -0.76 0.84, -0.98 0.5',
      half: [0.07, 0.1, 0.11, 0.11, 0.1, 0.08],
    },
    { pigment: 'leaf', tone: (x, y) => clamp(0.2 + 0.5 * (y - 0.9) + 0.2 * x), line: inner * 1.1 },
  );
  for (const [x, y] of [
    [0.4, 1.12],
    [0.22, 1.2],
    [0.04, 1.23],
    [-0.14, 1.21],
    [-0.32, 1.14],
    [-0.5, 1.03],
    [-0.66, 0.92],
  ] as const)
    pen.stroke(traced(`${x - 0.02} ${y - 0.08}, ${x + 0.03} ${y}, ${x - 0.02} ${y + 0.08}`), detail, {
      taper: 0.3,
    });
  pen.fill(
    outlined('-0.98 0.66!, -1.2 0.5, -1.26 0.2, -1.12 -0.02, -0.98 -0.1, -0.84 -0.02, -0.7 0.2, -0.76 0.5'),
    {
      pigment: 'leaf',
      tone: (x) => clamp(0.15 + 2 * Math.abs(x + 0.98)),
      line: inner * 1.1,
    },
  );
  for (const y of [0.2, 0.32, 0.44])
    pen.stroke(traced(`-1.1 ${y}, -0.98 ${y + 0.04}, -0.86 ${y}`), detail, { taper: 0.3 });
  for (const x of [-1.05, -0.91]) pen.fill(circle([x, 0.06], 0.035, 14), { black: 'always', tone: 0 });
  pen.stroke(traced('-0.98 0.14, -0.98 0.24'), detail);
}
