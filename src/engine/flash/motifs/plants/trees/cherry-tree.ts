import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawFallingPetal } from '../../flowers/branches-and-bouquets/sakura.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawFoliage } from '../../parts/plants/foliage.ts';

/** A cherry tree in blossom: a leaning trunk, forked boughs, clouds of blossoms, petals falling. */
export const cherryTree: Motif = {
  name: 'cherry-tree',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, rx, ry] of back) drawFoliage(pen, [x, y], rx, ry, 'blush');
      drawTrunk(pen);
      for (const [x, y, rx, ry] of front) drawFoliage(pen, [x, y], rx, ry, 'blush');
      for (const [x, y, scale] of blossoms)
        drawBlossom(pen.at({ at: [x, y], scale, angleRad: 3 * x + 2 * y }));
      for (const [x, y] of petals) drawFallingPetal(pen.at({ at: [x, y], scale: 0.05, angleRad: 4 * x }));
    });
  },
};

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(trunk, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.9 * (x - 0.1) + 0.1 * y),
    line: inner * 1.1,
  });
  for (const bark of [
    '-0.06 1.1, -0.02 0.8, -0.12 0.5, -0.06 0.2',
    '0.1 1.08, 0.1 0.84, 0.02 0.6, 0.04 0.36',
    '-0.3 1.16, -0.16 1.06, -0.12 0.9',
    '0.3 1.16, 0.2 1.04, 0.18 0.9',
    '-0.24 -0.02, -0.4 -0.16, -0.56 -0.22',
    '0.16 0.0, 0.3 -0.2, 0.44 -0.3',
  ])
    pen.stroke(traced(bark), detail * 1.2, { taper: 0.4 });
}

const trunk = outlined(
  '-0.5 1.2!, -0.24 1.08, -0.18 0.84, -0.24 0.5, -0.18 0.2, -0.34 0.02, -0.7 -0.16!, -0.68 -0.24!, -0.34 -0.12, -0.14 -0.04, -0.12 -0.5!, 0 -0.5!, 0.04 -0.02, 0.26 -0.18, 0.5 -0.42!, 0.58 -0.36!, 0.36 -0.1, 0.14 0.14, 0.1 0.44, 0.22 0.78, 0.26 1.04, 0.54 1.2!, 0.2 1.16, 0 1.22!, -0.2 1.16',
);
const back = [
  [-0.66, -0.34, 0.42, 0.3],
  [0.7, -0.4, 0.42, 0.3],
  [-0.34, -0.78, 0.44, 0.32],
  [0.4, -0.82, 0.44, 0.32],
  [0.04, -0.56, 0.5, 0.34],
] as const;
const front = [
  [-0.88, -0.14, 0.26, 0.18],
  [0.92, -0.2, 0.26, 0.18],
  [-0.42, -0.5, 0.3, 0.2],
  [0.5, -0.56, 0.3, 0.2],
  [0.02, -0.84, 0.3, 0.2],
] as const;
/** Where single blossoms are seen, and how large. */
const blossoms = [
  [-0.92, -0.16, 0.13],
  [-0.72, -0.46, 0.14],
  [-0.44, -0.48, 0.15],
  [-0.5, -0.86, 0.14],
  [-0.14, -0.94, 0.15],
  [0.02, -0.62, 0.14],
  [0.26, -0.92, 0.13],
  [0.56, -0.84, 0.14],
  [0.46, -0.54, 0.15],
  [0.86, -0.46, 0.13],
  [0.94, -0.18, 0.13],
  [-0.2, -0.32, 0.12],
  [0.28, -0.36, 0.12],
] as const;
const petals = [
  [-0.72, 0.36],
  [-0.5, 0.74],
  [0.52, 0.3],
  [0.74, 0.62],
  [0.44, 0.92],
] as const;
