import type { Point } from '../../../geometry/point.ts';
import { fullTurn } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';

/** The lemniscate of Bernoulli, written with a broad nib. */
export const infinity: Motif = {
  name: 'infinity',
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const width = Math.max(4, pen.weight.contour);
        pen.stroke(lemniscate(), (t) => width * (1.1 + 1.1 * Math.abs(Math.sin(t * fullTurn))));
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

function lemniscate(): Point[] {
  return Array.from({ length: 121 }, (_, i): Point => {
    const t = (i / 120) * fullTurn;
    const reach = 1 / (1 + Math.sin(t) ** 2);
    return [Math.cos(t) * reach, Math.sin(t) * Math.cos(t) * reach];
  });
}
