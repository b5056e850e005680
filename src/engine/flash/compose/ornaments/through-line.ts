import { heightOf, widthOf } from '../../geometry/bounds.ts';
import { traced } from '../../geometry/traced.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** The line that a drawing of one line comes from and runs out into: it passes behind the focal element's foot. */
export function throughLine(composition: Composition): void {
  const { left, right, bottom } = composition.focalBounds;
  const half = widthOf(composition.focalBounds) / 2;
  const y = bottom - heightOf(composition.focalBounds) * 0.07;
  composition.ornament(
    (pen) => pen.stroke(traced(knots, 14), pen.weight.inner),
    { at: [(left + right) / 2, y], scale: Math.max(half, 120) },
    depth.behind,
    { contour: 0, gapPx: 0, silhouette: 'fills-and-lines' },
  );
}

const knots =
  '-2.1 0.1, -1.8 0.04, -1.5 0.1, -1.3 0.02, -1.24 -0.16, -1.36 -0.2, -1.4 -0.06, -1.2 0.06, -0.8 0.04, -0.2 0, 0.4 0, 0.9 0.04, 1.3 0.1, 1.6 0.02, 1.9 0.06, 2.1 -0.04';
