import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A bar, its top at 0.2, with panels down to the floor. */
export function drawBarCounter(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.0 0.3!, 1.72 0.3!, 1.72 1.2!, -1.0 1.2!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 0.15 * x),
    line: inner * 1.2,
  });
  for (const x of [-0.84, -0.2, 0.44, 1.08])
    pen.stroke(
      traced(`${x} 0.44!, ${x + 0.48} 0.44!, ${x + 0.48} 1.06!, ${x} 1.06!, ${x} 0.44!`),
      detail * 1.6,
    );
  pen.fill(outlined('-1.12 0.18!, 1.84 0.18!, 1.84 0.32!, -1.12 0.32!'), {
    pigment: 'wood',
    tone: 0.55,
    line: inner * 1.2,
  });
}

/** The legs of somebody who stands behind it. */
export const legsBehindBar = ['0.02 0.06, 0.06 0.4, 0.06 0.8', '-0.1 0.06, -0.12 0.4, -0.16 0.8'] as const;
