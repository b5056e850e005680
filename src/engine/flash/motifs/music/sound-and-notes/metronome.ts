import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A metronome, its pendulum swung out before the scale. */
export const metronome: Motif = {
  name: 'metronome',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 -1.34!, 0.3 -1.3!, 0.86 1.06!, 0 1.06!'), {
        pigment: 'wood',
        tone: (x, y) => clamp(0.25 + 0.45 * x + 0.1 * y),
        line: inner * 1.6,
      });
      pen.fill(symmetric('0 1.04!, 0.98 1.04!, 1.0 1.32!, 0 1.32!'), {
        pigment: 'wood',
        tone: (x) => clamp(0.4 + 0.4 * x),
        line: inner * 1.5,
      });
      pen.fill(symmetric('0 -1.16!, 0.2 -1.14!, 0.52 0.42!, 0 0.42!'), {
        pigment: 'scroll',
        tone: (x, y) => clamp(0.05 + 0.3 * x - 0.2 * (y + 0.6)),
        line: inner * 1.2,
      });
      for (let step = 0; step < 8; step++) {
        const y = -0.96 + step * 0.16;
        const reach = 0.1 + 0.03 * step;
        pen.stroke(traced(`${-reach} ${y}, ${reach} ${y}`), detail * (step % 2 ? 1.2 : 1.8));
      }
      pen.fill(symmetric('0 0.56!, 0.42 0.56!, 0.46 0.86!, 0 0.86!'), {
        pigment: 'gold',
        tone: (x) => clamp(0.15 + 0.6 * x),
        line: inner * 1.1,
      });
      const pendulum = pen.at({ at: [0, 0.5], angleRad: 0.34 });
      pendulum.fill(outlined('-0.035 0!, -0.035 -2.1!, 0.035 -2.1!, 0.035 0!'), {
        pigment: 'steel',
        tone: 0.2,
        line: inner * 1.2,
      });
      pendulum.fill(outlined('-0.2 -1.5!, 0.2 -1.5!, 0.14 -1.16!, -0.14 -1.16!'), {
        pigment: 'gold',
        tone: (x) => clamp(0.2 + 1.8 * x),
        line: inner * 1.4,
      });
    }),
};
