import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A book that somebody who looks to the right reads: its cover towards us, its lower end at the origin. */
export function drawBookAside(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.2 -0.36!, 0.12 -0.52!, 0.3 -0.06!, 0.0 0.1!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  for (const t of [0.05, 0.1])
    pen.stroke(traced(`${-0.2 + t} ${-0.36 - t / 2}, ${t} ${0.1 - t / 2}`), detail * 1.2);
  pen.fill(outlined('-0.12 -0.4!, 0.3 -0.54!, 0.46 -0.04!, 0.06 0.12!'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.2 + 0.8 * (x - 0.1) + 0.4 * y),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.04 -0.38, 0.13 0.06'), detail * 1.5);
  pen.fill(outlined('0.06 -0.32!, 0.24 -0.38!, 0.29 -0.22!, 0.11 -0.16!'), {
    pigment: 'gold',
    tone: 0.1,
    line: detail * 1.3,
  });
}
