import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A soldier's rifle from its side, the muzzle to the right; its grip at the origin, 2 long. */
export function drawRifle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const steel = {
    pigment: 'dark',
    tone: (_: number, y: number) => clamp(0.55 + 2 * y),
    line: inner,
  } as const;
  pen.fill(outlined('0.8 -0.13!, 1.24 -0.13!, 1.24 -0.06!, 0.8 -0.06!'), steel);
  pen.fill(outlined('1.06 -0.13!, 1.1 -0.26!, 1.14 -0.13!'), steel);
  pen.fill(outlined('-0.04 0.02!, 0.1 0.02!, 0.04 0.28!, -0.12 0.28!'), steel);
  pen.fill(outlined('0.2 0.0!, 0.38 0.0!, 0.42 0.2, 0.5 0.36!, 0.32 0.4!, 0.22 0.2'), steel);
  pen.fill(outlined('-0.8 -0.16!, -0.3 -0.18!, -0.16 -0.02!, -0.5 0.04, -0.78 0.2!'), steel);
  pen.fill(outlined('-0.34 -0.2!, 0.46 -0.2!, 0.46 0.04!, -0.18 0.04!'), steel);
  pen.fill(outlined('0.0 -0.32!, 0.3 -0.32!, 0.36 -0.2!, -0.04 -0.2!'), steel);
  pen.fill(outlined('0.44 -0.18!, 0.84 -0.16!, 0.84 -0.02!, 0.44 0.02!'), {
    pigment: 'leaf',
    tone: 0.5,
    line: inner,
  });
  for (const x of [0.54, 0.64, 0.74]) pen.stroke(traced(`${x} -0.14, ${x} -0.02`), detail * 1.2);
  pen.stroke(traced('-0.1 -0.08, 0.3 -0.08'), detail * 1.4, { isErasing: true });
}
