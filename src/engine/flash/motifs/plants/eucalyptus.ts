import { clamp } from '../../geometry/interval.ts';
import { between, directionRad, pointAt } from '../../geometry/point.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** A sprig of silver dollar eucalyptus: round leaves in pairs, large below and small above, and its seed caps. */
export const eucalyptus: Motif = {
  name: 'eucalyptus',
  tinted: ['leafLight'],
  draw(easel) {
    easel.layer(
      (pen) => {
        drawSpray(pen, '0.1 1.5, -0.06 0.6, -0.1 -0.3, 0.24 -1.3', 9, 0.56);
        drawSpray(pen, '0.02 0.96, 0.36 0.5, 0.66 0.16, 0.92 -0.34', 5, 0.36);
      },
      { silhouette: 'cells-and-lines', contour: 0.8 },
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
      drawCoin(
        pen.at({ at, scale: scale * (0.94 + 0.1 * side), angleRad: along + side * (1.25 - 0.75 * share) }),
        side,
      );
  }
}

/** A round leaf along the x axis, its half on the one side of the rib in shade. */
function drawCoin(pen: Pen, side: number): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('0.1 0!, 0.24 -0.3, 0.56 -0.46, 0.92 -0.3, 1.06 0.02!, 0.92 0.32, 0.56 0.46, 0.24 0.3'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp((side * y > 0 ? 0.5 : 0.14) + 0.4 * (0.4 - x)),
    line: inner,
  });
  pen.stroke(traced('0 0, 0.5 0.02, 0.96 0.01'), inner, { taper: 0.5, tapering: 'end' });
  for (const vein of [
    '0.26 0, 0.44 -0.2, 0.6 -0.3',
    '0.5 0.01, 0.66 -0.14, 0.8 -0.2',
    '0.3 0.01, 0.46 0.2, 0.62 0.3',
    '0.54 0.01, 0.7 0.14, 0.82 0.2',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
}
