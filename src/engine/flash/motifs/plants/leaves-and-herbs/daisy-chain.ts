import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawDaisy } from '../../parts/flowers/daisy.ts';

/** Daisies on a slack chain, the stem of each knotted around the next. */
export const daisyChain: Motif = {
  name: 'daisy-chain',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawStems, { silhouette: 'fills-and-lines' });
    for (const [i, at] of heads.entries())
      canvas.layer(
        (pen) => {
          const scale = i % 2 === 0 ? 0.4 : 0.33;
          drawDaisy(pen.at({ at, scale }), {
            petals: 8,
            petalPigment: 'foam',
            corePigment: 'gold',
            coreRadius: 0.36,
          });
        },
        { contour: 0.6 },
      );
  },
};

/** Where the flowers hang, from left to right. */
const heads = steps(4, -1.3, 1.3).map((x): Point => [x, 0.4 - 0.7 * (x / 1.3) ** 2]);

function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [i, from] of heads.entries()) {
    const to = heads[i + 1];
    if (!to) continue;
    const [x, y] = between(from, to, 0.5);
    pen.stroke([from, [x, y + 0.1], to], inner * 2);
    const knot = traced(
      `${x - 0.06} ${y + 0.02}, ${x} ${y + 0.2}, ${x + 0.07} ${y + 0.04}, ${x + 0.02} ${y + 0.32}`,
    );
    pen.stroke(knot, inner * 1.4, { taper: 0.4, tapering: 'end' });
  }
}
