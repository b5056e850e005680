import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A magnifying glass: a lens in a golden rim, a turned handle to the lower right. */
export const magnifyingGlass: Motif = {
  name: 'magnifying-glass',
  tinted: ['gold'],
  leanRad: -0.72,
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        pen.fill(symmetric('0 0.42!, 0.1 0.42!, 0.17 0.62, 0.19 1.1, 0.14 1.34, 0 1.42'), {
          pigment: 'wood',
          tone: (x) => clamp(0.15 + 2.4 * clamp(x + 0.02)),
          line: inner * 1.2,
        });
        for (const y of [0.66, 1.2]) pen.stroke(traced(`-0.17 ${y}, 0 ${y + 0.04}, 0.17 ${y}`), detail * 1.5);
        pen.fill(rectangle(-0.13, 0.3, 0.13, 0.52), {
          pigment: 'gold',
          tone: (x) => clamp(0.2 + 2 * x),
          line: inner,
        });
        pen.fill(circle([0, -0.3], 0.74, 80), {
          pigment: 'gold',
          tone: (x, y) => clamp(0.25 + 0.5 * (x + y + 0.3)),
          line: inner * 1.2,
        });
        pen.fill(circle([0, -0.3], 0.6, 72), {
          pigment: 'waterLight',
          tone: (x, y) => clamp(0.02 + 0.35 * (x + y + 0.3)),
          line: inner,
        });
        for (const gleam of [
          '-0.44 -0.36, -0.36 -0.6, -0.14 -0.76, -0.2 -0.6, -0.32 -0.44',
          '-0.42 -0.2, -0.36 -0.14, -0.38 -0.24',
        ])
          pen.fill(outlined(gleam), { pigment: 'foam', tone: 0 });
        pen.stroke(traced('0.14 0.16, 0.32 0.06, 0.44 -0.12'), detail * 1.6, { taper: 0.4 });
      },
      { at: { at: [-0.24, -0.24], angleRad: -0.72 } },
    );
  },
};
