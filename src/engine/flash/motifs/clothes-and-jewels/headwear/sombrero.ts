import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A wide straw hat with woven bands, seen from slightly below its crown. */
export const sombrero: Motif = {
  name: 'sombrero',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(brim, {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.3, 0.56, y) + 0.3 * smoothstep(0.3, 1.1, x)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-1.12 0.1, -0.7 0.4, 0 0.5, 0.7 0.4, 1.12 0.1'), inner);
      for (let i = 0; i < 13; i++) {
        const x = -0.98 + 0.163 * i;
        const y = 0.5 - 0.33 * x * x;
        pen.fill(outlined(`${x - 0.07} ${y - 0.09}!, ${x + 0.07} ${y - 0.09}!, ${x} ${y + 0.05}!`), {
          pigment: i % 2 === 0 ? 'petal' : 'leaf',
          black: 'uncolored',
          tone: 0.3,
          line: detail,
        });
      }
      pen.fill(ellipse([0, 0.2], 0.5, 0.12), { pigment: 'gold', tone: 0.7, line: inner });
      pen.fill(crown, {
        pigment: 'gold',
        tone: (x) => clamp(0.08 + 0.8 * smoothstep(0, 0.44, x)),
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.44 0.02!, 0 0.12, 0.44 0.02!, 0.42 -0.12!, 0 -0.02, -0.42 -0.12!'), {
        pigment: 'petal',
        black: 'uncolored',
        tone: 0.3,
        line: inner,
      });
      pen.stroke(
        traced('-0.32 -0.34, -0.2 -0.26, -0.1 -0.36, 0 -0.26, 0.1 -0.36, 0.2 -0.26, 0.32 -0.34'),
        inner,
      );
      pen.stroke(traced('-0.06 -0.72, 0 -0.6, 0.04 -0.5'), detail, { taper: 0.4 });
    });
  },
};

const brim = outlined(
  '-1.3 -0.06, -1.2 -0.16, -1.0 -0.02, -0.6 0.1, 0 0.12, 0.6 0.1, 1.0 -0.02, 1.2 -0.16, 1.3 -0.06, 1.2 0.2, 0.8 0.5, 0 0.64, -0.8 0.5, -1.2 0.2',
);
const crown = symmetric('0 -0.84, 0.14 -0.82, 0.24 -0.6, 0.34 -0.3, 0.46 0.08, 0.44 0.2, 0 0.3');
