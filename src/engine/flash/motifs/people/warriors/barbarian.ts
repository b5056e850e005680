import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';

/** A barbarian from the front: a long mane under a headband, war paint, a fur collar, a broadaxe at each shoulder. */
export const barbarian: Motif = {
  name: 'barbarian',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawAxe));
    canvas.layer((pen) => {
      drawLocks(pen, longHair, {
        width: 0.3,
        bend: -0.12,
        pigment: 'dark',
        tone: (x) => clamp(0.9 - 0.5 * Math.abs(x)),
      });
      drawNeck(pen);
      drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'broad' });
      drawPaint(pen);
      drawLocks(pen, beard, { width: 0.18, bend: 0.1, pigment: 'dark', tone: 0.4 });
      drawLocks(pen, topHair, {
        width: 0.3,
        bend: 0.16,
        pigment: 'dark',
        tone: (_, y) => clamp(0.3 + 0.5 * (y + 0.9)),
      });
      drawBand(pen);
      drawLocks(pen, collar, {
        width: 0.34,
        bend: 0.08,
        pigment: 'wood',
        tone: (_, y) => clamp(0.7 - 0.7 * (y - 1)),
      });
    });
  },
};

/** A double-headed axe that leans outwards, its shaft behind the neck. */
function drawAxe(side: Pen): void {
  const { inner, detail } = side.weight;
  const axe = side.at({ at: [0, 0.2], angleRad: 0.62 });
  axe.fill(outlined('-0.06 1.3!, -0.06 -2.02!, 0.06 -2.02!, 0.06 1.3!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
  drawBothSides(axe, (half) => {
    half.fill(
      outlined('0.04 -1.66!, 0.2 -1.72, 0.44 -2.02!, 0.6 -1.58, 0.44 -1.14!, 0.2 -1.44, 0.04 -1.5!'),
      {
        pigment: 'steel',
        tone: (x) => clamp(0.6 - 1.1 * x),
        line: inner * 1.1,
      },
    );
    half.stroke(traced('0.4 -1.86, 0.5 -1.58, 0.4 -1.3'), detail * 1.4);
  });
  axe.fill(outlined('-0.09 -1.72!, 0.09 -1.72!, 0.09 -1.44!, -0.09 -1.44!'), {
    pigment: 'gold',
    tone: 0.3,
    line: inner,
  });
}

function drawNeck(pen: Pen): void {
  pen.fill(symmetric('0 0.5!, 0.42 0.5!, 0.48 0.9, 0.8 1.2!, 0 1.4!'), {
    pigment: 'bone',
    tone: 0.5,
    line: pen.weight.inner,
  });
}

/** Three stripes on each cheek, and a scar. */
function drawPaint(pen: Pen): void {
  drawBothSides(pen, (side) => {
    for (const [x, y] of [
      [0.36, 0.14],
      [0.4, 0.24],
      [0.42, 0.34],
    ] as const)
      side.fill(
        outlined(`${x - 0.12} ${y}!, ${x + 0.1} ${y - 0.05}!, ${x + 0.09} ${y}!, ${x - 0.1} ${y + 0.05}!`),
        {
          pigment: 'water',
          black: 'uncolored',
          tone: 0.3,
        },
      );
  });
  pen.stroke(traced('-0.38 -0.42, -0.3 -0.2, -0.32 0.06'), pen.weight.inner, { taper: 0.4 });
}

function drawBand(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.5, 0.36 -0.48, 0.62 -0.36!, 0.63 -0.5!, 0.36 -0.64, 0 -0.66'), {
    pigment: 'petal',
    tone: (x) => clamp(0.2 + 0.5 * Math.abs(x)),
    line: inner,
  });
  pen.fill(symmetric('0 -0.68!, 0.1 -0.58!, 0 -0.46!'), { pigment: 'gold', tone: 0.1, line: inner });
}

const longHair: LockPlaces = [
  [0.3, -0.8, 0.66, 0.5],
  [0.46, -0.5, 0.6, 0.8],
  [0.5, -0.2, 0.5, 1.0],
  [0.5, 0.1, 0.36, 1.1],
];
const topHair: LockPlaces = [
  [0.02, -0.84, 0.5, 0.1],
  [0.02, -0.92, 0.66, 0.34],
  [0.02, -0.98, 0.76, 0.76],
];
const beard: LockPlaces = [
  [0.42, 0.46, -0.04, 0.34],
  [0.32, 0.6, -0.04, 0.4],
  [0.2, 0.66, -0.04, 0.5],
  [0.07, 0.68, -0.03, 0.56],
];
const collar: LockPlaces = [
  [0.84, 0.98, 0.46, 0.34],
  [0.64, 1.02, 0.34, 0.46],
  [0.44, 1.1, 0.22, 0.46],
  [0.22, 1.16, 0.1, 0.48],
];
