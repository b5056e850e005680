import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A boot on a blade, over a bare foot or a shoe, its ankle at the origin. */
export function drawIceSkate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('-0.13 -0.24!, 0.11 -0.26!, 0.13 -0.06, 0.28 0.02, 0.34 0.14!, -0.15 0.14!, -0.15 -0.02'),
    {
      pigment: 'foam',
      tone: (x) => clamp(0.2 - 0.5 * x),
      line: inner * 1.1,
    },
  );
  for (const y of [-0.16, -0.08, 0]) pen.stroke(traced(`0.02 ${y}, 0.13 ${y - 0.03}`), detail * 1.4);
  for (const x of [-0.08, 0.22]) pen.stroke(traced(`${x} 0.14, ${x} 0.22`), inner * 1.4);
  pen.fill(outlined('-0.2 0.2!, 0.36 0.2!, 0.42 0.14!, 0.42 0.22, 0.34 0.26!, -0.2 0.26!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner * 0.9,
  });
}
