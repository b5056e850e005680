import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBothSides, drawLocks } from '../../parts/any-beast/fur.ts';
import { drawFelineFace } from '../../parts/cats/feline-face.ts';

/** A lynx's head from the front: long black tufts on its ears, a ruff that hangs in two points at its cheeks. */
export const lynx: Motif = {
  name: 'lynx',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawTuftedEar);
      for (const [places, pigment] of [
        [outerRuff, 'grey'],
        [innerRuff, 'foam'],
      ] as const)
        drawLocks(pen, places, {
          width: 0.3,
          bend: 0.14,
          pigment,
          tone: (x, y) => Math.min(0.8, 0.1 + 0.3 * Math.abs(x) * (1.3 - y)),
        });
      drawFelineFace(pen, { coat: 'wood', light: 'foam', iris: 'gold', isRoaring: false, drawMarkings });
    });
  },
};

function drawTuftedEar(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.78 -1.12!, 0.82 -1.5, 0.98 -1.84!, 0.94 -1.46, 0.92 -1.1!'), {
    black: 'always',
    tone: 1,
  });
  side.stroke(traced('0.82 -1.2, 0.78 -1.44, 0.84 -1.66'), inner, { taper: 0.6, tapering: 'end' });
  side.fill(outlined('0.24 -0.5!, 0.36 -0.86, 0.6 -1.14, 0.88 -1.3!, 0.96 -0.9, 0.92 -0.5, 0.74 -0.1!'), {
    pigment: 'wood',
    tone: 0.3,
    line: inner * 1.1,
  });
  side.fill(outlined('0.66 -1.02!, 0.76 -1.2, 0.88 -1.3!, 0.94 -1.1, 0.94 -0.94!, 0.82 -1.06!'), {
    black: 'always',
    tone: 1,
  });
  side.fill(outlined('0.4 -0.6!, 0.5 -0.86, 0.7 -1.02!, 0.82 -0.86, 0.82 -0.56, 0.72 -0.3!'), {
    pigment: 'blush',
    tone: 0.35,
    line: inner * 0.8,
  });
}

/** Spots on the brow, bars on the cheeks. */
function drawMarkings(side: Pen): void {
  const { inner } = side.weight;
  for (const bar of [
    '0.08 -0.78, 0.1 -0.66, 0.09 -0.54',
    '0.22 -0.74, 0.24 -0.64, 0.22 -0.54',
    '0.36 -0.66, 0.38 -0.58, 0.36 -0.5',
  ])
    side.stroke(traced(bar), inner * 1.7, { taper: 0.5 });
  for (const bar of ['0.5 0.14, 0.62 0.2, 0.74 0.34', '0.5 0.28, 0.6 0.38, 0.68 0.52'])
    side.stroke(traced(bar), inner * 1.6, { taper: 0.5 });
}

/** Of the right side, from the top to the point of the cheek. */
const outerRuff: LockPlaces = [
  [0.6, -0.1, 0.5, 0.1],
  [0.62, 0.06, 0.56, 0.22],
  [0.6, 0.2, 0.58, 0.42],
  [0.54, 0.34, 0.54, 0.66],
  [0.46, 0.5, 0.4, 0.8],
];
const innerRuff: LockPlaces = [
  [0.56, 0.2, 0.4, 0.26],
  [0.52, 0.36, 0.4, 0.46],
  [0.44, 0.5, 0.34, 0.62],
  [0.34, 0.62, 0.26, 0.6],
];
