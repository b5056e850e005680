import { bezier, joined } from '../../../geometry/curve.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A filigree scroll along the pen's x axis, about 1 long; it curls upwards. */
export function drawScroll(pen: Pen): void {
  const { inner } = pen.weight;
  const main = joined(
    bezier([0, 0], [0.3, -0.3], [0.75, -0.25], [0.85, 0.05], 20),
    bezier([0.85, 0.05], [0.9, 0.3], [0.55, 0.34], [0.55, 0.12], 14),
    bezier([0.55, 0.12], [0.56, 0], [0.7, 0], [0.7, 0.1], 8),
  );
  pen.stroke(main, (t) => inner * (0.5 + 1.1 * Math.sin(Math.PI * Math.min(1, t * 1.3))), { taper: 0.12 });
  const branch = joined(
    bezier([0.28, -0.2], [0.35, -0.5], [0.75, -0.55], [0.78, -0.38], 14),
    bezier([0.78, -0.38], [0.78, -0.26], [0.62, -0.28], [0.64, -0.36], 8),
  );
  pen.stroke(branch, inner * 0.8, { taper: 0.3 });
  pen.dot([0.95, -0.18], inner * 0.9);
  pen.dot([1.02, -0.1], inner * 0.6);
}
