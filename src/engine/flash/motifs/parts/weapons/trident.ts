import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A trident upright, from -1.8 to 1.8. */
export function drawTrident(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.06 -1.0!, 0.06 -1.0!, 0.06 1.8!, -0.06 1.8!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 6 * x),
    line: inner,
  });
  pen.fill(
    symmetric(
      '0 -1.8!, 0.12 -1.5!, 0.06 -1.46!, 0.06 -1.12!, 0.2 -1.12, 0.28 -1.24, 0.28 -1.46!, 0.22 -1.5!, 0.33 -1.76!, 0.44 -1.5!, 0.38 -1.46!, 0.38 -1.2, 0.26 -1.02, 0.06 -0.98!, 0 -0.96',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.2 + 1.2 * x), line: inner * 1.1 },
  );
  for (const y of [-0.9, -0.84]) pen.stroke(traced(`-0.06 ${y}, 0.06 ${y}`), detail);
}
