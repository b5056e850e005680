import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

const body = ribbon(
  traced('0.16 -0.78, 0.04 -0.46, -0.02 -0.1, 0.06 0.28, 0.14 0.62, 0.04 0.92, -0.22 1.18', 10),
  (share) => 0.03 + 0.27 * Math.sin(Math.PI * (0.2 + 0.8 * share) ** 0.86) ** 0.9,
);

/** A hammerhead from above, its body bent as it swims upwards. */
export const hammerhead: Motif = {
  name: 'hammerhead',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.34 });
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined(
          '-0.16 1.1!, -0.5 1.06, -0.92 1.24!, -0.5 1.3, -0.24 1.3, -0.2 1.56, -0.06 1.78!, 0.0 1.44, -0.06 1.2!',
        ),
        {
          pigment: 'steel',
          tone: (x, y) => clamp(0.2 + 0.4 * Math.abs(x + 0.16) + 0.4 * (y - 1.1)),
          line: inner * 1.1,
        },
      );
      for (const fin of [
        '0.18 -0.36!, 0.5 -0.2, 0.86 0.06, 1.02 0.34!, 0.66 0.2, 0.26 0.06!',
        '-0.24 -0.3!, -0.56 -0.1, -0.8 0.2, -0.86 0.52!, -0.6 0.3, -0.24 0.12!',
        '0.24 0.48!, 0.4 0.58, 0.5 0.76!, 0.34 0.72, 0.2 0.7!',
        '0.0 0.52!, -0.14 0.64, -0.22 0.84!, -0.08 0.76, 0.04 0.74!',
      ])
        pen.fill(outlined(fin), {
          pigment: 'steel',
          tone: (x, y) => clamp(0.2 + 0.5 * Math.abs(x) + 0.3 * y),
          line: inner * 1.1,
        });
      pen.fill(outlineOf(body), {
        pigment: 'steel',
        tone: (x, y) =>
          clamp(0.08 + 0.75 * smoothstep(0.02, 0.26, x - 0.06 + 0.1 * y) + 0.3 * smoothstep(0.5, 1.2, y)),
        line: inner * 1.2,
      });
      const head = pen.at({ at: [0.17, -0.84], angleRad: 0.16 });
      head.fill(hammer, {
        pigment: 'steel',
        tone: (x, y) =>
          clamp(0.05 + 0.5 * smoothstep(0.2, 0.8, Math.abs(x)) + 0.9 * smoothstep(-0.04, 0.2, y)),
        line: inner * 1.2,
      });
      drawBothSides(head, (side) => {
        side.fill(circle([0.76, -0.01], 0.06, 20), { pigment: 'gold', tone: 0, line: inner });
        side.fill(circle([0.775, -0.01], 0.032, 16), { black: 'always', tone: 1 });
        side.stroke(traced('0.54 -0.16, 0.6 -0.1, 0.64 -0.12'), inner, { taper: 0.4 });
        side.stroke(traced('0.16 -0.1, 0.36 -0.06, 0.54 0.0'), detail * 1.2, { taper: 0.5 });
        for (const y of [0.34, 0.42, 0.5, 0.58])
          side.stroke(traced(`0.13 ${y}, 0.2 ${y + 0.02}, 0.24 ${y + 0.07}`), inner, { taper: 0.4 });
      });
      // The fin on its back, seen along its edge.
      pen.fill(outlined('0.0 -0.12!, 0.06 0.06, 0.08 0.3!, -0.02 0.24, -0.05 0.04'), {
        pigment: 'steel',
        tone: 0.75,
        line: inner,
      });
      pen.stroke(
        steps(16, 0.5, 0.94).map((share) => onRibbon(body, share, 0.1)),
        detail * 1.2,
        { taper: 0.4 },
      );
    });
  },
};

const hammer = outlined(
  '0 -0.24, 0.2 -0.22, 0.32 -0.26, 0.54 -0.2, 0.76 -0.14, 0.86 -0.04, 0.82 0.1, 0.68 0.12!, 0.5 0.06, 0.3 0.12, 0.24 0.3!, 0 0.4, -0.24 0.3!, -0.3 0.12, -0.5 0.06, -0.68 0.12!, -0.82 0.1, -0.86 -0.04, -0.76 -0.14, -0.54 -0.2, -0.32 -0.26, -0.2 -0.22',
);
