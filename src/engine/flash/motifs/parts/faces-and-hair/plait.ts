import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A woman's plait down over her shoulder, tied near its end. */
export function drawPlait(side: Pen, pigment: Pigment): void {
  const { inner, detail } = side.weight;
  for (let i = 0; i < 7; i++) {
    const y = 0.4 + 0.17 * i;
    const x = 0.56 + 0.02 * i;
    side.fill(
      outlined(
        `${x} ${y - 0.13}, ${x + 0.14} ${y - 0.02}, ${x + 0.1} ${y + 0.1}, ${x} ${y + 0.13}, ${x - 0.12} ${y + 0.08}, ${x - 0.13} ${y - 0.04}`,
      ),
      { pigment, tone: (px) => clamp(0.2 + 3 * (px - x)), line: inner },
    );
    side.stroke(traced(`${x - 0.08} ${y - 0.04}, ${x} ${y + 0.05}, ${x + 0.09} ${y - 0.03}`), detail, {
      taper: 0.3,
    });
  }
  side.fill(outlined('0.58 1.52!, 0.8 1.52!, 0.78 1.62!, 0.6 1.62!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  side.fill(outlined('0.6 1.62!, 0.78 1.62!, 0.8 1.8, 0.7 1.94!, 0.6 1.8'), {
    pigment,
    tone: 0.4,
    line: inner,
  });
}
