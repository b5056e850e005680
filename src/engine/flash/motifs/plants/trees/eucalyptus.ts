import { between, directionRad, pointAt } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawCoinLeaf } from '../../parts/plants/coin-leaf.ts';

/** A sprig of silver dollar eucalyptus: round leaves in pairs, large below and small above, and its seed caps. */
export const eucalyptus: Motif = {
  name: 'eucalyptus',
  tinted: ['leafLight'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawSpray(pen, '0.1 1.5, -0.06 0.6, -0.1 -0.3, 0.24 -1.3', 9, 0.56);
        drawSpray(pen, '0.02 0.96, 0.36 0.5, 0.66 0.16, 0.92 -0.34', 5, 0.36);
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
  },
};

function drawSpray(pen: Pen, knots: string, pairs: number, size: number): void {
  const stem = traced(knots, 12);
  const last = stem.length - 1;
  pen.stroke(stem, (t) => pen.weight.inner * (2.6 - 1.6 * t));
  for (let pair = 0; pair <= pairs; pair++) {
    const share = 0.14 + (0.86 * pair) / pairs;
    const i = Math.floor(share * last);
    const at = between(pointAt(stem, i), pointAt(stem, i + 1), share * last - i);
    const along = directionRad(pointAt(stem, i - 1), pointAt(stem, i + 1));
    const scale = size * (1.08 - 0.76 * share);
    for (const side of [-1, 1])
      drawCoinLeaf(
        pen.at({ at, scale: scale * (0.94 + 0.1 * side), angleRad: along + side * (1.25 - 0.75 * share) }),
        side,
      );
  }
}
