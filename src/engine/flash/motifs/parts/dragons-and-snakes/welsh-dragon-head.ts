import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The dragon's head in profile to the left, jaws apart, the tongue out; the neck ends at the origin. */
export function drawWelshDragonHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 -0.24!, 0.36 -0.6, 0.66 -0.66!, 0.52 -0.36, 0.34 -0.08!'), {
    pigment: 'petal',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('-0.3 0.2, -0.7 0.2, -0.96 0.06, -1.2 0.08'), inner * 1.8);
  pen.at({ at: [-1.16, 0.08], angleRad: Math.PI, scale: 0.6 }).fill(outlined('0 -0.16!, 0.34 0!, 0 0.16!'), {
    pigment: 'petal',
    tone: 0.2,
    line: inner,
  });
  pen.fill(
    outlined('0.2 0.1!, -0.26 0.24, -0.66 0.3, -0.9 0.3!, -0.84 0.44, -0.56 0.54, -0.16 0.5, 0.2 0.4!'),
    {
      pigment: 'petal',
      tone: 0.5,
      line: inner * 1.1,
    },
  );
  for (const x of [-0.78, -0.6, -0.42])
    pen.fill(outlined(`${x - 0.05} 0.32!, ${x} 0.18!, ${x + 0.06} 0.31!`), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  pen.fill(
    outlined(
      '0.26 0.36!, 0.36 0.0, 0.22 -0.28, -0.06 -0.38, -0.3 -0.32, -0.54 -0.22, -0.8 -0.26, -0.98 -0.16, -0.98 0.02!, -0.64 0.04, -0.34 0.12, -0.14 0.24, -0.02 0.4!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.1 + 0.5 * (y + 0.2) + 0.3 * x), line: inner * 1.1 },
  );
  for (const x of [-0.84, -0.66, -0.46])
    pen.fill(outlined(`${x - 0.05} 0.02!, ${x} 0.16!, ${x + 0.06} 0.04!`), {
      pigment: 'foam',
      tone: 0,
      line: detail,
    });
  pen.fill(outlined('-0.34 -0.16!, -0.22 -0.26, -0.06 -0.22!, -0.16 -0.12'), {
    pigment: 'gold',
    tone: 0,
    line: inner,
  });
  pen.fill(circle([-0.2, -0.18], 0.035, 14), { black: 'always', tone: 1 });
  pen.stroke(traced('-0.4 -0.2, -0.24 -0.32, -0.04 -0.28'), inner * 1.5, { taper: 0.3 });
  pen.dot([-0.88, -0.12], inner);
}
