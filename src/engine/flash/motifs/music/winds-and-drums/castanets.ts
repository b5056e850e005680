import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Two pairs of wooden castanets on their cords, each a little open. */
export const castanets: Motif = {
  name: 'castanets',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => drawCord(pen), { silhouette: 'fills-and-lines', contour: 0.5 });
    canvas.layer((pen) => drawPair(pen.at({ at: [-0.56, 0.06], angleRad: 0.3 })));
    canvas.layer((pen) => drawPair(pen.at({ at: [0.56, 0.2], angleRad: -0.24, isFlipped: true })));
  },
};

/** One loop through the ears of both. */
function drawCord(pen: Pen): void {
  for (const line of [
    '-0.56 -0.38, -0.5 -0.74, -0.16 -1.0, 0.26 -0.94, 0.54 -0.62, 0.59 -0.24',
    '-0.31 -0.3, -0.26 -0.54, -0.04 -0.74, 0.18 -0.66, 0.32 -0.44, 0.33 -0.18',
  ])
    pen.stroke(traced(line, 10), pen.weight.inner * 2.2);
}

/** One shell before the other, hinged at their ears; about 1 wide. */
function drawPair(pen: Pen): void {
  const { inner } = pen.weight;
  const back = pen.at({ at: [-0.14, 0.04], angleRad: 0.2 });
  back.fill(shell, { pigment: 'wood', tone: 0.75, line: inner * 1.2 });
  // Its hollow is seen where the other gapes.
  back.fill(outlined('-0.42 0.1, -0.38 -0.1, -0.3 -0.2, -0.3 0.2, -0.2 0.5, -0.34 0.34'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(shell, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.6 * x + 0.45 * y),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.3 -0.08, -0.14 -0.22, 0.14 -0.22, 0.3 -0.08'), inner, { taper: 0.2 });
  for (const grain of ['-0.22 0.46, -0.1 0.56, 0.12 0.54', '0.3 0.16, 0.34 0.3, 0.26 0.42'])
    pen.stroke(traced(grain), pen.weight.detail * 1.3, { taper: 0.4 });
  for (const x of [-0.13, 0.13]) pen.fill(circle([x, -0.42], 0.055, 20), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.13 -0.42, 0 -0.36, 0.13 -0.42'), inner * 2.2);
  pen.stroke(traced('-0.32 0.26, -0.34 0.08, -0.24 -0.04'), inner * 1.8, { isErasing: true, taper: 0.4 });
}

/** A round shell with two ears. */
const shell = symmetric(
  '0 -0.46, 0.08 -0.52, 0.22 -0.54, 0.28 -0.4, 0.24 -0.28!, 0.42 -0.12, 0.5 0.16, 0.42 0.46, 0.2 0.64, 0 0.68',
);
