import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A hand under what it holds, out of a wide sleeve. */
export function drawHandBelow(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.6 0.46!, -0.66 0.72, -0.46 1.0, 0.46 1.0, 0.66 0.72, 0.6 0.46!, 0.3 0.62, 0 0.66, -0.3 0.62',
    ),
    {
      pigment: 'bone',
      tone: (x) => clamp(0.15 + 0.6 * x),
      line: inner,
    },
  );
  for (const x of [-0.3, -0.06, 0.2])
    pen.stroke(traced(`${x} 0.64, ${x * 0.9} 0.84`), detail * 1.3, { taper: 0.3 });
  pen.fill(outlined('-0.6 0.9!, 0 1.02, 0.6 0.9!, 0.86 1.64!, 0 1.76, -0.86 1.64!'), {
    pigment: cloth,
    tone: (x, y) => clamp(0.1 + 0.4 * x + 0.3 * (y - 0.9)),
    line: inner * 1.1,
  });
  for (const fold of ['-0.3 1.04, -0.4 1.6', '0.06 1.06, 0.06 1.64', '0.34 1.04, 0.44 1.6'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
}
