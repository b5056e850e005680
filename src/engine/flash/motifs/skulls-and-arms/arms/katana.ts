import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A katana, its tip down; about 2.6 long. */
export const katana: Motif = {
  name: 'katana',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(blade, { pigment: 'steel', tone: 0.45, line: inner });
      pen.fill(edge, { pigment: 'foam', tone: 0.03, line: detail });
      pen.stroke(traced('0.045 -0.4, 0.055 0.2, 0.01 0.8, -0.1 1.2', 10), detail, { taper: 0.1 });
      pen.fill(outlined('-0.1 -0.5!, 0.1 -0.5!, 0.09 -0.38!, -0.09 -0.38!'), {
        pigment: 'gold',
        tone: 0.3,
        line: inner,
      });
      pen.fill(handle, { pigment: 'dark', tone: (x) => clamp(0.3 + 6 * x), line: inner });
      for (let i = 0; i < 6; i++) {
        const y = -0.62 - 0.14 * i;
        const x = -0.012 * i;
        pen.fill(outlined(`${x} ${y - 0.07}!, ${x + 0.07} ${y}!, ${x} ${y + 0.07}!, ${x - 0.07} ${y}!`), {
          pigment: 'bone',
          tone: 0.1,
          line: detail,
        });
      }
      pen.fill(outlined('-0.19 -1.5!, -0.02 -1.52!, 0.0 -1.4!, -0.18 -1.38!'), {
        pigment: 'gold',
        tone: 0.3,
        line: inner,
      });
      pen.fill(ellipse([0, -0.53], 0.25, 0.07), {
        pigment: 'gold',
        tone: (x) => clamp(0.2 + 2 * x),
        line: inner * 1.1,
      });
    });
  },
};

const blade = outlined(
  '-0.085 -0.46!, -0.07 0.1, -0.12 0.7, -0.26 1.3!, -0.02 1.06!, 0.06 0.7, 0.1 0.1, 0.085 -0.46!',
  10,
);
const edge = outlined(
  '-0.085 -0.46!, -0.07 0.1, -0.12 0.7, -0.26 1.3!, -0.1 1.0!, -0.03 0.7, 0.0 0.1, -0.01 -0.46!',
  10,
);
const handle = outlined('-0.09 -0.54!, 0.09 -0.54!, 0.07 -0.9, -0.01 -1.42!, -0.17 -1.4!, -0.12 -0.9');
