import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

export interface HeavenlyHelmet {
  readonly bowl: Pigment;
  readonly metal: Pigment;
  readonly plume: Pigment;
}

/** A close helmet with a jewel above the brow, a ridge, and flaps turned up at the temples. */
export function drawHeavenlyHelmet(pen: Pen, { bowl, metal, plume }: HeavenlyHelmet): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.36, 0.3 -1.26, 0.56 -0.98, 0.64 -0.5!, 0.3 -0.6, 0 -0.62'), {
    pigment: bowl,
    tone: (x) => clamp(0.2 + 0.8 * Math.abs(x)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.16 -1.26, 0.3 -1.0, 0.34 -0.74'), detail * 1.3, {
      isErasing: bowl === 'dark',
      taper: 0.3,
    });
    side.fill(outlined('0.5 -0.6!, 0.66 -0.66, 0.92 -0.86, 0.98 -1.1!, 0.78 -1.0, 0.58 -0.9, 0.48 -0.76!'), {
      pigment: metal,
      tone: (x) => clamp(0.1 + 0.8 * (x - 0.6)),
      line: inner * 1.1,
    });
    side.fill(outlined('0.52 -0.52!, 0.68 -0.5!, 0.72 0.1, 0.62 0.54, 0.54 0.44!, 0.56 0.0'), {
      pigment: metal,
      tone: (x) => clamp(0.2 + 2 * (x - 0.58)),
      line: inner * 1.1,
    });
  });
  pen.fill(symmetric('0 -0.84!, 0.34 -0.78, 0.66 -0.58!, 0.64 -0.4!, 0.34 -0.56, 0 -0.6'), {
    pigment: metal,
    tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)),
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.86!, 0.16 -1.6, 0.14 -1.4, 0.06 -1.32!, 0 -1.3'), {
    pigment: plume,
    tone: 0.2,
    line: inner,
  });
  pen.fill(symmetric('0 -1.26!, 0.18 -1.06, 0.16 -0.84, 0 -0.7!'), {
    pigment: metal,
    tone: 0.15,
    line: inner,
  });
  pen.fill(circle([0, -0.98], 0.1, 26), { pigment: plume, tone: 0.15, line: inner });
}
