import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { limbOutline } from '../any-beast/limb.ts';

/**
 * An oar or a paddle, held at its origin, the blade above.
 *
 * @param blade its outline, from about -0.6 to -1.4
 */
export function drawOar(pen: Pen, blade: string): void {
  const { inner, detail } = pen.weight;
  pen.fill(limbOutline({ line: '0 0.5, 0 -0.1, 0 -0.8', half: [0.045, 0.045] }), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
  pen.fill(outlined(blade), { pigment: 'gold', tone: (x) => clamp(0.15 + 2 * x), line: inner * 1.1 });
  pen.stroke(traced('0 -0.7, 0 -1.2'), detail * 1.3, { taper: 0.4 });
}
