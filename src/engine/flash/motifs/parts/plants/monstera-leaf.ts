import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A monstera's leaf, upright from its stalk at the origin, about 1.5 high: deep slits and holes along the rib. */
export function drawMonsteraLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [false, true]) {
    const half = pen.at({ isFlipped });
    half.fill(
      [
        outlined(
          '0 0!, 0.16 0.2, 0.42 0.22, 0.62 0.06!, 0.3 -0.1!, 0.74 0.0, 0.84 -0.22!, 0.34 -0.34!, 0.84 -0.34, 0.84 -0.6!, 0.32 -0.6!, 0.74 -0.72, 0.64 -0.96!, 0.26 -0.84!, 0.5 -1.04, 0.26 -1.3, 0 -1.46!',
        ),
        outlined('0.1 -0.22, 0.2 -0.26, 0.18 -0.32, 0.1 -0.3'),
        outlined('0.08 -0.5, 0.18 -0.56, 0.16 -0.62, 0.08 -0.58'),
      ],
      {
        pigment: 'leaf',
        tone: (x, y) => clamp((isFlipped ? 0.1 : 0.5) + 0.1 * x + 0.1 * y),
        line: inner,
        rule: 'evenodd',
      },
    );
    for (const vein of [
      '0 -0.04, 0.3 0.06',
      '0 -0.16, 0.44 -0.14, 0.7 -0.12',
      '0 -0.42, 0.4 -0.46, 0.72 -0.46',
      '0 -0.7, 0.34 -0.74, 0.6 -0.84',
      '0 -0.96, 0.2 -1.04, 0.34 -1.12',
    ])
      half.stroke(traced(vein), detail * 1.1, { taper: 0.4, tapering: 'end' });
  }
  pen.stroke(traced('0 0.5, 0.02 0.1, 0 -0.6, 0 -1.4'), (t) => inner * (2 - 1.2 * t));
}
