import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The prints of a child's two feet side by side, the left one a little ahead. */
export const footprint: Motif = {
  name: 'footprint',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => drawSole(pen.at({ at: [-0.48, -0.08], angleRad: -0.1, isFlipped: true })));
    canvas.layer((pen) => drawSole(pen.at({ at: [0.48, 0.08], angleRad: 0.1 })));
  },
};

/** The right foot, about 0.8 wide and 2 high: the big toe inside, the others lower and smaller outwards. */
function drawSole(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(sole, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.15 + 0.5 * Math.abs(x + 0.04) + 0.25 * Math.abs(y - 0.2)),
    line: inner,
  });
  for (const [x, y, radiusX, radiusY] of toes)
    pen.fill(ellipse([x, y], radiusX, radiusY, 30), {
      pigment: 'blush',
      tone: (px, py) => clamp(0.15 + 2.4 * Math.max(0, px - x) + 1.6 * Math.max(0, py - y)),
      line: inner,
    });
  for (const crease of [
    '-0.26 -0.22, -0.06 -0.3, 0.16 -0.22',
    '-0.22 -0.1, -0.04 -0.16, 0.14 -0.08',
    '-0.1 0.16, 0.0 0.3, 0.0 0.46',
    '-0.16 0.7, -0.02 0.78, 0.12 0.7',
    '-0.14 0.62, -0.02 0.68, 0.1 0.62',
  ])
    pen.stroke(traced(crease), detail * 1.2, { taper: 0.5 });
}

const sole = outlined(
  '-0.3 -0.46, -0.06 -0.52, 0.22 -0.44, 0.36 -0.24, 0.34 0.04, 0.24 0.32, 0.24 0.66, 0.16 0.88, -0.02 0.96, -0.2 0.88, -0.26 0.66, -0.18 0.4, -0.16 0.2, -0.3 0.02, -0.38 -0.22',
);
const toes = [
  [-0.26, -0.76, 0.17, 0.22],
  [0.02, -0.82, 0.1, 0.14],
  [0.2, -0.74, 0.09, 0.125],
  [0.34, -0.61, 0.08, 0.11],
  [0.44, -0.44, 0.07, 0.1],
] as const;
