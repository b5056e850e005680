import { clamp, steps } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A witch's broom in flight, its brush to the left. */
export function drawFlyingBroom(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.7 0.47!, 1.36 0.04!, 1.38 0.12!, -0.68 0.57!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.2 + 0.8 * (y - 0.1)),
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.6 0.42!, -0.86 0.4, -1.36 0.34!, -1.3 0.48!, -1.44 0.56!, -1.34 0.68!, -1.42 0.82!, -1.2 0.84!, -0.8 0.68, -0.57 0.6!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.55 + 0.4 * x + 0.4), line: inner * 1.2 },
  );
  for (const y of steps(5, 0.42, 0.76))
    pen.stroke(
      traced(`-0.7 ${0.5 + (y - 0.58) * 0.25}, -1 ${0.54 + (y - 0.58) * 0.7}, -1.28 ${y}`),
      detail * 1.2,
      { taper: 0.4 },
    );
  for (const x of [-0.66, -0.76])
    pen.stroke(traced(`${x} 0.41, ${x - 0.03} 0.52, ${x + 0.02} 0.64`), inner * 1.2);
}
