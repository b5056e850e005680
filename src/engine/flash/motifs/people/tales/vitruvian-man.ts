import { clamp } from '../../../geometry/interval.ts';
import { closed } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawBareFoot, drawBareLimb, drawBareTrunk } from '../../parts/figures/bare-man.ts';

/** The Vitruvian man: with two pairs of arms and of legs, in a circle and a square. */
export const vitruvianMan: Motif = {
  name: 'vitruvian-man',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(closed(circle([0, -0.22], 1.5, 160)), pen.weight.inner * 1.3);
        pen.stroke(
          closed(outlined('-1.28 -1.28!, 1.28 -1.28!, 1.28 1.28!, -1.28 1.28!')),
          pen.weight.inner * 1.3,
        );
      },
      { silhouette: 'fills-and-lines', contour: 0, gapPx: 4 },
    );
    canvas.layer(
      (pen) => {
        drawBothSides(pen, (side) => {
          drawLimbs(side, raised, 0.3);
          drawLimbs(side, level, 0);
        });
        drawBareTrunk(pen.at({ at: [0, -0.42], scale: 0.5 }), 'bone');
      },
      { contour: 0.55 },
    );
    canvas.layer((pen) => drawHead(pen.at({ at: [0, -1.0], scale: 0.25 })), { contour: 0.5 });
  },
};

/** An arm with its hand and a leg with its foot. */
interface Limbs {
  readonly arm: string;
  readonly hand: readonly [x: number, y: number, rad: number];
  readonly leg: string;
  readonly foot: readonly [x: number, y: number, rad: number];
}

const level: Limbs = {
  arm: '0.3 -0.58, 0.48 -0.6, 0.76 -0.62, 1.04 -0.64',
  hand: [1.04, -0.64, -0.05],
  leg: '0.11 0.04, 0.14 0.36, 0.12 0.62, 0.12 0.84, 0.1 1.14',
  foot: [0.1, 1.14, 0.05],
};
const raised: Limbs = {
  arm: '0.28 -0.58, 0.46 -0.72, 0.7 -0.9, 0.94 -1.08',
  hand: [0.94, -1.08, -0.62],
  leg: '0.14 0.02, 0.3 0.32, 0.42 0.58, 0.54 0.8, 0.66 1.04',
  foot: [0.66, 1.04, -0.42],
};

function drawLimbs(side: Pen, { arm, hand, leg, foot }: Limbs, depth: number): void {
  const { inner, detail } = side.weight;
  drawBareFoot(side.at({ at: [foot[0], foot[1]], angleRad: foot[2], scale: 0.6 }), 'bone');
  drawBareLimb(side, { line: leg, half: [0.14, 0.13, 0.085, 0.09, 0.045] }, 'bone', depth);
  const palm = side.at({ at: [hand[0], hand[1]], angleRad: hand[2] });
  palm.fill(
    outlined(
      '-0.02 -0.045!, 0.06 -0.06, 0.1 -0.11!, 0.13 -0.06, 0.24 -0.04!, 0.25 0.02, 0.22 0.06!, 0.08 0.06, -0.02 0.045!',
    ),
    { pigment: 'bone', tone: 0.1 + depth, line: inner },
  );
  for (const y of [-0.01, 0.03]) palm.stroke(traced(`0.14 ${y}, 0.24 ${y}`), detail);
  drawBareLimb(side, { line: arm, half: [0.1, 0.1, 0.075, 0.045] }, 'bone', depth);
}

function drawHead(large: Pen): void {
  const { contour, inner, detail } = large.weight;
  const pen = large.withWeight({ contour, inner: inner * 0.6, detail: detail * 0.6 });
  pen.fill(
    symmetric(
      '0 -1.0, 0.4 -0.94, 0.74 -0.6, 0.8 0.1, 0.98 0.5!, 0.8 0.56, 0.82 0.86!, 0.5 0.8, 0.3 0.6, 0 0.5',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.2 + 0.6 * Math.abs(x)), line: inner },
  );
  drawManFace(pen, { skin: 'bone', mood: 'stern', cast: 'broad' });
  pen.fill(symmetric('0 -0.62!, 0.22 -0.56, 0.44 -0.3, 0.52 0.1!, 0.66 0.0, 0.68 -0.5, 0.4 -0.92, 0 -1.0'), {
    pigment: 'wood',
    tone: 0.25,
    line: inner,
  });
}
