import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawBareFoot, drawBareLimb, drawBareTrunk, drawFist } from '../../parts/figures/bare-man.ts';

/** A caveman from the front: wild hair and beard, a spotted hide over one shoulder, a wooden club raised. */
export const caveman: Motif = {
  name: 'caveman',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => {
        drawBareFoot(side.at({ at: [0.34, 1.8], scale: 1.3 }), 'bone');
        drawBareLimb(side, { line: '0.24 0.9, 0.32 1.3, 0.34 1.8', half: [0.22, 0.2, 0.11] }, 'bone', 0.1);
      });
      drawBareLimb(
        pen,
        { line: '-0.58 -0.3, -0.82 0.04, -0.86 0.4, -0.78 0.72', half: [0.16, 0.18, 0.15, 0.1] },
        'bone',
      );
      drawFist(pen.at({ at: [-0.76, 0.84], angleRad: 1.4, isFlipped: true, scale: 1.2 }), 'bone');
      drawBareTrunk(pen, 'bone');
      drawHide(pen);
    });
    canvas.layer((pen) => {
      drawClub(pen.at({ at: [1.02, -0.36], angleRad: 0.3 }));
      drawBareLimb(
        pen,
        { line: '0.56 -0.3, 0.86 -0.06, 1.1 -0.06, 1.06 -0.34', half: [0.16, 0.19, 0.16, 0.11] },
        'bone',
        0.05,
      );
      drawFist(pen.at({ at: [1.04, -0.44], scale: 1.25 }), 'bone');
    });
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -0.94], scale: 0.46 })), { contour: 0.8 });
  },
};

function drawHide(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.66 -0.48!, -0.3 -0.56!, 0.0 -0.06, 0.46 0.36!, 0.5 0.9, 0.62 1.3!, 0.46 1.22!, 0.36 1.4!, 0.22 1.24!, 0.06 1.46!, -0.1 1.26!, -0.26 1.42!, -0.38 1.24!, -0.58 1.36!, -0.52 0.9, -0.5 0.3, -0.62 -0.1',
    ),
    { pigment: 'ember', tone: (x) => clamp(0.15 + 0.6 * Math.abs(x)), line: inner * 1.2 },
  );
  for (const [x, y, radius] of [
    [-0.34, -0.24, 0.07],
    [-0.14, 0.14, 0.08],
    [-0.34, 0.36, 0.07],
    [0.14, 0.36, 0.08],
    [0.3, 0.66, 0.08],
    [-0.04, 0.64, 0.09],
    [-0.32, 0.78, 0.08],
    [0.12, 0.98, 0.08],
    [0.38, 1.04, 0.07],
    [-0.22, 1.12, 0.08],
  ] as const)
    pen.fill(circle([x, y], radius, 16), { black: 'always', tone: 1 });
}

/** Its handle at the origin, the thick end up. */
function drawClub(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.07 0.3!, 0.08 0.3!, 0.12 -0.3, 0.26 -0.8, 0.24 -1.2, 0.06 -1.34, -0.16 -1.28, -0.28 -1.0, -0.22 -0.7, -0.1 -0.3',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.3 + 1.6 * x), line: inner * 1.1 },
  );
  for (const [x, y] of [
    [0.08, -1.0],
    [-0.1, -0.78],
  ] as const)
    pen.stroke(circle([x, y], 0.06, 16), inner);
  pen.stroke(traced('-0.14 -1.16, -0.12 -0.98, -0.16 -0.9'), detail * 1.4, { taper: 0.3 });
}

function drawHead(pen: Pen): void {
  const { inner } = pen.weight;
  drawLocks(pen, hair, { width: 0.34, bend: -0.14, pigment: 'dark', tone: 0.6 });
  drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'broad' });
  drawLocks(pen, beard, { width: 0.24, bend: 0.1, pigment: 'dark', tone: 0.4 });
  drawLocks(pen, fringe, { width: 0.32, bend: 0.16, pigment: 'dark', tone: 0.4 });
  // A bone in the hair.
  const bone = pen.at({ at: [0, -0.98], angleRad: -0.12 });
  bone.fill(
    symmetric('0 -0.06, 0.4 -0.06!, 0.46 -0.17, 0.58 -0.14, 0.56 0, 0.58 0.14, 0.46 0.17, 0.4 0.06!, 0 0.06'),
    { pigment: 'foam', tone: 0.1, line: inner },
  );
}

const hair: LockPlaces = [
  [0.1, -0.9, 0.2, -0.4],
  [0.3, -0.8, 0.5, -0.26],
  [0.46, -0.6, 0.56, 0.02],
  [0.52, -0.3, 0.5, 0.3],
  [0.5, 0.0, 0.4, 0.5],
];
const fringe: LockPlaces = [
  [0.04, -0.92, 0.2, 0.42],
  [0.1, -0.94, 0.46, 0.46],
  [0.14, -0.94, 0.56, 0.78],
];
const beard: LockPlaces = [
  [0.46, 0.3, 0.08, 0.44],
  [0.38, 0.48, 0.04, 0.5],
  [0.26, 0.58, 0.0, 0.58],
  [0.1, 0.62, -0.02, 0.66],
];
