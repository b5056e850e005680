import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A heart-shaped padlock. */
export const heartPadlock: Motif = {
  name: 'locked-heart',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        [
          symmetric('0 -1.1, 0.32 -1.02, 0.5 -0.76, 0.52 -0.3!, 0 -0.2!'),
          symmetric('0 -0.9, 0.22 -0.84, 0.32 -0.66, 0.34 -0.3!, 0 -0.24!'),
        ],
        {
          pigment: 'steel',
          tone: (x) => clamp(0.2 + 0.7 * smoothstep(-0.3, 0.5, x)),
          line: inner,
          rule: 'evenodd',
        },
      );
      pen.fill(heart, {
        pigment: 'gold',
        tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0, 0.9, x + 0.5 * y)),
        line: inner * 1.15,
      });
      pen.stroke([...rim, rim[0] as (typeof rim)[number]], detail * 1.2);
      drawBothSides(pen, (side) => {
        side.stroke(
          traced('0.2 -0.16, 0.5 -0.22, 0.6 0.06, 0.42 0.12, 0.38 -0.02, 0.48 -0.04'),
          detail * 1.3,
          { taper: 0.3 },
        );
        side.stroke(traced('0.14 0.62, 0.36 0.48, 0.36 0.3, 0.24 0.32'), detail * 1.3, { taper: 0.3 });
        side.fill(circle([0.5, -0.36], 0.07, 18), { pigment: 'steel', tone: 0.3, line: detail });
      });
      pen.fill(
        outlined('0 -0.06, 0.17 0.04, 0.15 0.24, 0.2 0.46, 0 0.52, -0.2 0.46, -0.15 0.24, -0.17 0.04'),
        { pigment: 'steel', tone: 0.2, line: inner },
      );
      pen.fill([...circle([0, 0.12], 0.075, 20)], { black: 'always', tone: 1 });
      pen.fill(outlined('-0.035 0.14!, 0.035 0.14!, 0.075 0.4!, -0.075 0.4!'), { black: 'always', tone: 1 });
    });
  },
};

const heart = symmetric(
  '0 -0.3!, 0.16 -0.42, 0.46 -0.46, 0.74 -0.3, 0.82 0.02, 0.68 0.42, 0.36 0.78, 0 1.06!',
);
const rim = symmetric(
  '0 -0.18!, 0.18 -0.31, 0.44 -0.34, 0.66 -0.22, 0.71 0.02, 0.58 0.37, 0.3 0.68, 0 0.92!',
);
