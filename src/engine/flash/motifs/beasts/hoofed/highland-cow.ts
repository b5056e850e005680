import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { cattlePoses } from '../../parts/hoofed-beasts/standing-cattle.ts';

/** A highland cow's head from the front: wide horns, and a fringe that hides its eyes. */
export const highlandCow: Motif = {
  name: 'highland-cow',
  tinted: ['ember'],
  poses: cattlePoses({ coat: 'ember', muzzle: 'blush', horn: 'wide', isShaggy: true }),
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawHorn);
      drawHair(pen, ears, 0.24, 0.4);
      drawHair(pen, beard, 0.3, 0.5);
      drawHead(pen);
      drawMuzzle(pen);
      drawHair(pen, cheeks, 0.26, 0.3);
      drawHair(pen, fringe, 0.24, 0.1);
      drawHair(pen, crown, 0.22, 0.05);
    });
  },
};

function drawHorn(side: Pen): void {
  const { inner, detail } = side.weight;
  side.fill(
    outlined(
      '0.24 -0.72!, 0.6 -0.66, 0.96 -0.74, 1.24 -1.0, 1.34 -1.4!, 1.46 -1.08, 1.38 -0.74, 1.1 -0.48, 0.7 -0.4, 0.28 -0.44!',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0.6, 0.3, x) + 0.9 * smoothstep(-0.62, -0.4, y)),
      line: inner * 1.2,
    },
  );
  side.fill(outlined('1.29 -1.1!, 1.34 -1.4!, 1.43 -1.12!, 1.36 -1.08'), { black: 'always', tone: 1 });
  for (const line of [
    '0.56 -0.62, 0.6 -0.54, 0.58 -0.46',
    '0.72 -0.64, 0.76 -0.54, 0.74 -0.45',
    '0.88 -0.66, 0.92 -0.56, 0.9 -0.47',
  ])
    side.stroke(traced(line), detail * 1.2, { taper: 0.4 });
}

function drawHead(pen: Pen): void {
  pen.fill(symmetric('0 -0.84, 0.3 -0.8, 0.5 -0.58, 0.54 -0.2, 0.46 0.2, 0.44 0.56, 0.36 0.86, 0 0.94'), {
    pigment: 'ember',
    tone: (x) => clamp(0.12 + 0.7 * smoothstep(0.2, 0.54, Math.abs(x))),
    line: pen.weight.inner * 1.2,
  });
}

function drawMuzzle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.36, 0.28 0.36, 0.5 0.5, 0.54 0.7, 0.42 0.9, 0.2 0.98, 0 1.0'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.26, 0.54, Math.abs(x)) + 0.4 * smoothstep(0.74, 1.0, y)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.14 0.62!, 0.2 0.5, 0.34 0.5, 0.38 0.6!, 0.28 0.66'), { black: 'always', tone: 1 });
    side.stroke(traced('0 0.84, 0.18 0.88, 0.36 0.8'), inner, { taper: 0.3, tapering: 'end' });
    for (const [x, y] of [
      [0.1, 0.72],
      [0.2, 0.76],
      [0.3, 0.74],
    ] as const)
      side.dot([x, y], detail);
  });
}

function drawHair(pen: Pen, places: LockPlaces, width: number, shade: number): void {
  drawLocks(pen, places, {
    width,
    bend: -0.14,
    pigment: 'ember',
    tone: (x, y) => clamp(shade + 0.3 * Math.abs(x) + 0.15 * y),
  });
}

const ears: LockPlaces = [
  [0.44, -0.34, 0.62, 0.04],
  [0.46, -0.28, 0.66, 0.22],
  [0.46, -0.22, 0.52, 0.36],
];
const beard: LockPlaces = [
  [0.36, 0.7, 0.14, 0.66],
  [0.2, 0.8, 0.06, 0.72],
  [0.06, 0.84, 0.0, 0.7],
];
const cheeks: LockPlaces = [
  [0.46, -0.1, 0.24, 0.64],
  [0.44, 0.1, 0.18, 0.66],
  [0.42, 0.3, 0.14, 0.62],
];
const fringe: LockPlaces = [
  [0.4, -0.66, 0.2, 0.78],
  [0.3, -0.7, 0.14, 0.94],
  [0.2, -0.74, 0.1, 1.04],
  [0.1, -0.76, 0.04, 1.0, -0.06],
  [0.03, -0.78, -0.02, 1.1, 0.05],
];
const crown: LockPlaces = [
  [0.24, -0.84, 0.26, 0.5],
  [0.14, -0.9, 0.2, 0.62],
  [0.04, -0.92, 0.06, 0.66],
];
