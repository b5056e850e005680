import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawVajra } from '../arms-and-hands/divine-arms.ts';

/** A handbell with a vajra for its handle, the grip at the origin. */
export function drawVajraBell(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.1, 0.14 0.14, 0.2 0.36, 0.3 0.56!, 0 0.62'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 1.6 * x),
    line: inner,
  });
  pen.stroke(traced('-0.22 0.44, 0 0.5, 0.22 0.44'), pen.weight.detail * 1.3);
  drawVajra(pen.at({ at: [0, -0.06], scale: 0.5 }));
}
