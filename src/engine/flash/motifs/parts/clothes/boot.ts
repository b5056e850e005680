import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A laced boot up to the shin, over the foot of a moving figure: its ankle at the origin, the toes to the right. */
export function drawBoot(pen: Pen, pigment: Pigment, sock: Pigment | null = null): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 -0.3!, 0.14 -0.3!, 0.15 -0.04, 0.32 0.04, 0.4 0.17!, -0.17 0.17!, -0.18 0.0'), {
    pigment,
    tone: (x) => clamp(0.4 - x),
    line: inner * 1.1,
  });
  pen.fill(outlined('-0.2 0.13!, 0.42 0.13!, 0.41 0.24!, -0.19 0.24!'), { black: 'always', tone: 1 });
  if (sock)
    pen.fill(outlined('-0.19 -0.38!, 0.17 -0.38!, 0.16 -0.26!, -0.18 -0.26!'), {
      pigment: sock,
      tone: 0.1,
      line: inner,
    });
  for (const y of [-0.16, -0.08, 0]) pen.stroke(traced(`0.02 ${y}, 0.16 ${y - 0.03}`), detail * 1.5);
}
