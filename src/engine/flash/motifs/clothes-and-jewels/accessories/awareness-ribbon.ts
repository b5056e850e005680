import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A ribbon laid in a loop, its ends crossed: what those wear who stand by the sick. */
export const awarenessRibbon: Motif = {
  name: 'awareness-ribbon',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined(
          '0.38 -0.56!, 0.26 -0.2, 0.04 0.2, -0.36 0.86, -0.46 1.12!, -0.56 0.9!, -0.86 0.94!, -0.62 0.46, -0.28 -0.04, 0.02 -0.3, 0.16 -0.66!',
        ),
        {
          pigment: 'blush',
          tone: (x, y) => clamp(0.55 - 0.7 * Math.abs(y - 0.1) + 0.3 * (x + 0.3)),
          line: inner * 1.2,
        },
      );
      pen.stroke(traced('-0.12 0.2, -0.4 0.64, -0.5 0.84'), detail * 1.3, { taper: 0.4 });
      // The loop's inner side shows at the top.
      pen.fill(
        outlined(
          '-0.42 -0.74, -0.24 -1.02, 0 -1.1, 0.24 -1.02, 0.42 -0.74, 0.36 -0.48!, 0.2 -0.72, 0 -0.8, -0.2 -0.72, -0.36 -0.48!',
        ),
        {
          pigment: 'blush',
          tone: (x, y) => clamp(0.5 + 0.4 * (y + 0.9) + 0.3 * x),
          line: inner * 1.2,
        },
      );
      pen.fill(
        outlined(
          '-0.42 -0.78, -0.4 -0.5, -0.28 -0.2, -0.04 0.2, 0.36 0.86, 0.46 1.12!, 0.58 0.92!, 0.86 0.94!, 0.62 0.46, 0.28 -0.04, 0 -0.46, -0.12 -0.7, -0.16 -0.9, -0.1 -1.06, -0.3 -0.98',
        ),
        {
          pigment: 'blush',
          tone: (x, y) =>
            clamp(0.06 + 0.45 * clamp(x + 0.1) + 0.7 * clamp(-0.75 - y) + 0.25 * clamp(y - 0.5)),
          line: inner * 1.2,
        },
      );
      for (const fold of ['-0.3 -0.84, -0.27 -0.5, -0.12 -0.16', '0.2 0.3, 0.46 0.7, 0.54 0.84'])
        pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
    });
  },
};
