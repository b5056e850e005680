import { spline } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Cybersigilism: needles and claws, thin and sharp, mirrored about a long spine. */
export const cyberSigil: Motif = {
  name: 'cyber-sigil',
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.fill(outlined(spine), { black: 'always' });
        for (const isFlipped of [false, true]) {
          const half = pen.at({ isFlipped });
          for (const { knots, width } of needles) drawNeedle(half, knots, width);
          for (const thorn of thorns) half.fill(outlined(thorn), { black: 'always' });
        }
      },
      { contour: 0, isInverted: false },
    );
  },
};

/** A stroke with a point at either end, thickest a third of the way along. */
function drawNeedle(pen: Pen, knots: readonly Point[], width: number): void {
  const profile = (share: number) => 0.006 + width * Math.max(0, Math.sin(Math.PI * share ** 0.6)) ** 1.6;
  pen.fill(outlineOf(ribbon(spline(knots, 16), profile)), { black: 'always' });
}

const spine =
  '0 -2.5!, 0.02 -1.7, 0.05 -1.42, 0.16 -1.3!, 0.05 -1.2, 0.025 -0.6, 0.05 -0.06, 0.14 0.04!, 0.05 0.14, 0.025 0.7, 0.05 1.1, 0.18 1.22!, 0.05 1.34, 0.02 1.8, 0 2.6!, -0.02 1.8, -0.05 1.34, -0.18 1.22!, -0.05 1.1, -0.025 0.7, -0.05 0.14, -0.14 0.04!, -0.05 -0.06, -0.025 -0.6, -0.05 -1.2, -0.16 -1.3!, -0.05 -1.42, -0.02 -1.7';

interface Needle {
  readonly knots: readonly Point[];
  readonly width: number;
}

/** The left half: claws that leave the spine downwards and sweep up to long points, and wires that cross them. */
const needles: readonly Needle[] = [
  claw(-1.2, 0.62, 1.0),
  claw(-0.5, 1.1, 1.5),
  claw(0.2, 1.42, 1.5),
  claw(0.9, 0.98, 0.9),
  claw(1.5, 0.56, 0.56),
  {
    knots: [
      [-0.02, -1.9],
      [-0.34, -1.1],
      [-0.3, -0.3],
      [-0.52, 0.5],
      [-1.2, 1.2],
    ],
    width: 0.04,
  },
  {
    knots: [
      [-0.04, 0.04],
      [-0.5, -0.3],
      [-0.62, -0.9],
      [-0.4, -1.4],
      [-0.56, -2.1],
    ],
    width: 0.045,
  },
  {
    knots: [
      [-0.1, 1.22],
      [-0.5, 1.1],
      [-0.74, 0.66],
      [-1.1, 0.52],
      [-1.72, 0.72],
    ],
    width: 0.045,
  },
];

function claw(y: number, out: number, up: number): Needle {
  return {
    knots: [
      [0, y - 0.1],
      [-0.22 * out, y + 0.2],
      [-0.66 * out, y + 0.08],
      [-0.94 * out, y - 0.3 * up],
      [-1.02 * out, y - up],
    ],
    width: 0.06 + 0.02 * out,
  };
}

const thorns = [
  '-0.84 -0.44!, -1.0 -0.52, -1.3 -0.5!, -1.06 -0.42, -0.92 -0.32!',
  '-1.1 0.34!, -1.36 0.42, -1.7 0.34!, -1.42 0.3, -1.24 0.2!',
  '-0.5 -1.1!, -0.66 -1.12, -0.94 -1.04!, -0.7 -1.02, -0.54 -0.98!',
  '-0.7 1.0!, -0.88 1.12, -1.16 1.44!, -0.8 1.16, -0.6 1.06!',
];
