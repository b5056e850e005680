import { joined, spiral } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';

/** The way from wandering to peace: a spiral, winding loops, a straight line and its dots, over a lotus. */
export const unalome: Motif = {
  name: 'unalome',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => drawLotus(pen.at({ at: [0, 0.98], scale: 0.52 })), { contour: 0.6 });
    canvas.layer(
      (pen) => {
        const { inner, contour } = pen.weight;
        const width = Math.max(inner * 1.2, contour * 0.6);
        pen.stroke(path(), (share) => width * (1.15 - 0.5 * share), { taper: 0.05 });
        for (const [i, y] of [-1.2, -1.32, -1.42].entries()) pen.dot([0, y], width * (0.95 - 0.2 * i));
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};

function path(): Point[] {
  const inward = spiral([0, 0.3], 0.5 * Math.PI, 0.34, 0.04, 2.25, 60).toReversed();
  return joined(
    inward,
    traced(
      '0 0.64, -0.2 0.6, -0.42 0.36, -0.36 0.08, 0 -0.06, 0.3 -0.1, 0.28 -0.24, 0 -0.26, -0.2 -0.3, -0.18 -0.42, 0 -0.44, 0.13 -0.48, 0.12 -0.56, 0 -0.58, -0.07 -0.62, -0.06 -0.68, 0 -0.72, 0 -0.86, 0 -1.08',
      10,
    ),
  );
}
