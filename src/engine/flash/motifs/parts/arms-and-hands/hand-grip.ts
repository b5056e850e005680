import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Fingers laid around another's hand. */
export function drawHandGrip(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.08 -0.07!, 0.06 -0.08!, 0.09 0.0, 0.06 0.1, -0.03 0.12, -0.09 0.05'), {
    pigment: 'bone',
    tone: (x) => clamp(0.15 + 3 * x),
    line: inner,
  });
  for (const x of [-0.03, 0.025]) pen.stroke(traced(`${x} -0.02, ${x + 0.01} 0.1`), detail * 1.2);
}
