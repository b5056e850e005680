import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';

/** A troll: a hunched heap of a body on short legs, a huge nose, tusks, shaggy hair, a club in its fist. */
export const troll: Motif = {
  name: 'troll',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLeg);
      drawBody(pen);
    });
    canvas.layer((pen) => drawClub(pen.at({ at: [1.1, 0.86], angleRad: 0.34 })), { contour: 0.8 });
    canvas.layer((pen) => drawBothSides(pen, drawArm), { contour: 0.8 });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -0.42] })), { contour: 0.8 });
  },
};

const skin = (x: number, y: number) =>
  clamp(0.1 + 0.55 * smoothstep(0.3, 1.1, Math.abs(x + 0.1)) + 0.25 * smoothstep(0.2, 1.2, y));

function drawLeg(side: Pen): void {
  const { inner } = side.weight;
  drawLimb(
    side,
    { line: '0.36 0.9, 0.44 1.2, 0.44 1.5', half: [0.3, 0.25, 0.2] },
    { pigment: 'leafLight', tone: 0.45 },
  );
  side.fill(outlined('0.2 1.42!, 0.66 1.42!, 0.8 1.58, 0.86 1.72!, 0.12 1.72!, 0.16 1.54'), {
    pigment: 'leafLight',
    tone: skin,
    line: inner,
  });
  for (const x of [0.2, 0.38, 0.56, 0.74])
    side.fill(outlined(`${x - 0.07} 1.73!, ${x - 0.05} 1.62, ${x + 0.05} 1.62, ${x + 0.07} 1.73!`), {
      pigment: 'bone',
      tone: 0.2,
      line: inner * 0.8,
    });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.86, 0.4 -0.84, 0.8 -0.62, 1.02 -0.2, 0.92 0.3, 0.86 0.7, 0.7 1.06, 0.4 1.22, 0 1.26'),
    { pigment: 'leafLight', tone: skin, line: inner * 1.2 },
  );
  pen.stroke(traced('-0.3 0.74, 0 0.84, 0.3 0.74'), inner, { taper: 0.4 });
  pen.dot([0, 0.7], inner * 1.6);
  drawLocks(pen, rag, {
    width: 0.3,
    bend: 0.08,
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 0.8 * (y - 0.9)),
  });
  for (const [x, y] of [
    [0.5, 0.5],
    [0.6, 0.62],
    [0.44, 0.64],
    [-0.56, 0.56],
    [-0.46, 0.66],
  ] as const)
    pen.stroke(circle([x, y], 0.035, 14), detail * 1.3);
}

function drawArm(side: Pen): void {
  const { inner, detail } = side.weight;
  drawLimb(
    side,
    { line: '0.78 -0.42, 1.1 -0.1, 1.22 0.36, 1.12 0.8', half: [0.24, 0.3, 0.24, 0.2] },
    { pigment: 'leafLight', tone: (x, y) => clamp(0.12 + 0.7 * (x - 0.9) + 0.2 * y) },
  );
  side.fill(outlined('0.9 0.72, 1.12 0.66, 1.32 0.76, 1.36 0.98, 1.24 1.14, 1.0 1.14, 0.86 0.96'), {
    pigment: 'leafLight',
    tone: (_, y) => clamp(y - 0.6),
    line: inner * 1.1,
  });
  for (const x of [0.98, 1.1, 1.22]) side.stroke(traced(`${x} 0.92, ${x} 1.12`), inner);
  side.stroke(traced('0.84 -0.1, 0.98 0.1, 1.0 0.3'), detail * 1.4, { taper: 0.4 });
}

/** Its handle at the origin, the thick end up. */
function drawClub(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.07 0.34!, 0.07 0.34!, 0.12 -0.5, 0.26 -1.0, 0.28 -1.5, 0.12 -1.74, -0.14 -1.74, -0.28 -1.5, -0.24 -1.0, -0.12 -0.5',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.3 + 1.6 * x), line: inner * 1.1 },
  );
  for (const grain of ['-0.1 -1.5, -0.08 -1.1, -0.02 -0.7', '0.1 -1.56, 0.1 -1.2, 0.06 -0.8'])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.3 });
  for (const [x, y, dx] of [
    [0.26, -1.2, 0.22],
    [0.28, -1.52, 0.2],
    [-0.26, -1.2, -0.22],
    [-0.28, -1.52, -0.2],
  ] as const)
    pen.fill(outlined(`${x} ${y - 0.07}!, ${x + dx} ${y - 0.05}!, ${x} ${y + 0.07}!`), {
      pigment: 'steel',
      tone: 0.3,
      line: inner,
    });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLocks(pen, mane, { width: 0.3, bend: -0.12, pigment: 'leaf', tone: (_, y) => clamp(0.5 + 0.4 * y) });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.5 -0.1!, 0.7 -0.3, 1.06 -0.42!, 0.98 -0.12, 0.8 0.1, 0.54 0.16!'), {
      pigment: 'leafLight',
      tone: 0.4,
      line: inner * 1.1,
    });
    side.stroke(traced('0.62 -0.02, 0.76 -0.16, 0.92 -0.28'), inner, { taper: 0.4 });
  });
  pen.fill(symmetric('0 -0.56, 0.34 -0.5, 0.54 -0.2, 0.56 0.14, 0.68 0.46, 0.5 0.76, 0.22 0.86, 0 0.88'), {
    pigment: 'leafLight',
    tone: (x, y) =>
      clamp(0.06 + 0.7 * smoothstep(0.3, 0.64, Math.abs(x + 0.06)) + 0.3 * smoothstep(0.5, 0.86, y)),
    line: inner * 1.2,
  });
  drawMouth(pen);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.14 -0.12!, 0.26 -0.2, 0.4 -0.12!, 0.28 -0.05'), {
      pigment: 'gold',
      tone: 0,
      line: inner,
    });
    side.dot([0.26, -0.12], inner * 1.3);
    side.fill(outlined('0.08 -0.14!, 0.12 -0.28, 0.34 -0.34, 0.5 -0.2!, 0.3 -0.22'), {
      pigment: 'leaf',
      black: 'uncolored',
      tone: 0.6,
      line: inner,
    });
  });
  // The nose hangs down over the mouth.
  pen.fill(symmetric('0 -0.18, 0.11 -0.12, 0.16 0.1, 0.36 0.26, 0.42 0.46, 0.26 0.6, 0 0.72'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp(0.06 + 1.4 * Math.max(0, x) + 0.5 * smoothstep(0.4, 0.7, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.12 0.54, 0.22 0.46, 0.3 0.52'), inner * 1.4, { taper: 0.3 }),
  );
  for (const wrinkle of ['-0.08 -0.02, 0 0.02, 0.08 -0.02', '-0.1 0.08, 0 0.12, 0.1 0.08'])
    pen.stroke(traced(wrinkle), detail * 1.4, { taper: 0.3 });
  pen.fill(circle([-0.2, 0.3], 0.06, 18), { pigment: 'leafLight', tone: 0.1, line: detail * 1.3 });
  drawLocks(pen, fringe, { width: 0.26, bend: 0.14, pigment: 'leaf', tone: 0.4 });
}

function drawMouth(pen: Pen): void {
  pen.fill(symmetric('0 0.52, 0.3 0.5, 0.54 0.42!, 0.44 0.66, 0.2 0.74, 0 0.76'), {
    black: 'always',
    tone: 1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.26 0.72!, 0.3 0.5, 0.42 0.2!, 0.48 0.46, 0.42 0.68!'), {
      pigment: 'bone',
      tone: (x) => clamp(2 * (x - 0.3)),
      line: pen.weight.inner,
    });
    side.fill(outlined('0.06 0.74!, 0.1 0.62!, 0.16 0.73!'), {
      pigment: 'bone',
      tone: 0.1,
      line: pen.weight.detail,
    });
  });
}

const mane: LockPlaces = [
  [0.3, -0.44, 0.5, -0.16],
  [0.36, -0.36, 0.62, 0.06],
  [0.12, -0.5, 0.3, -0.34],
  [0.02, -0.5, 0.06, -0.46],
];
const fringe: LockPlaces = [
  [0.26, -0.5, 0.22, 0.22],
  [0.12, -0.54, 0.14, 0.28],
  [0.02, -0.56, 0.02, 0.26],
];
const rag: LockPlaces = [
  [0.7, 0.92, 0.06, 0.36],
  [0.5, 1.0, 0.04, 0.42],
  [0.3, 1.06, 0.02, 0.42],
  [0.1, 1.08, 0.0, 0.46],
];
