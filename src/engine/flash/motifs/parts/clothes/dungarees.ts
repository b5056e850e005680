import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Outfit } from '../figures/pose.ts';

/** A workman's outfit. */
export const dungarees: Outfit = {
  hair: 'cap',
  top: 'foam',
  sleeves: 'short',
  bottoms: 'water',
  legs: 'long',
  shoes: 'dark',
};

/** Of dungarees, over the breast of somebody upright, its strap over the shoulder. */
export function drawBib(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('-0.04 -0.88, 0.06 -0.7, 0.08 -0.5'), inner * 2.6);
  pen.fill(
    outlined('0.0 -0.56!, 0.25 -0.56!, 0.26 -0.2, 0.2 0.02!, -0.24 0.04!, -0.22 -0.16!, -0.06 -0.24'),
    {
      pigment: 'water',
      tone: (x) => clamp(0.3 - 0.5 * x),
      line: inner,
    },
  );
  pen.stroke(traced('0.06 -0.42, 0.22 -0.42, 0.22 -0.26, 0.07 -0.26'), detail * 1.4);
  pen.fill(circle([0.08, -0.5], 0.035, 14), { pigment: 'gold', tone: 0.1, line: detail });
}
