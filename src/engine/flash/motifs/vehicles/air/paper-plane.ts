import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A folded paper plane from its side, and the loop that it has flown; climbs to the right. */
export const paperPlane: Motif = {
  name: 'paper-plane',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const trail = traced(
          '-0.42 0.34, -0.66 0.56, -0.92 0.5, -0.94 0.26, -0.72 0.26, -0.72 0.6, -1.0 0.9, -1.36 0.98',
          10,
        );
        for (let i = 0; i + 2 < trail.length; i += 4) pen.stroke(trail.slice(i, i + 3), pen.weight.inner);
      },
      { contour: 0, silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('1.1 -0.8!, -0.24 0.12!, -0.2 0.62!, 0.12 0.3!'), {
        pigment: 'foam',
        tone: 0.75,
        line: inner,
      });
      pen.fill(outlined('1.1 -0.8!, -1.0 -0.2!, -0.24 0.12!'), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.04 + 0.5 * (y + 0.3) + 0.1 * x),
        line: inner * 1.1,
      });
      pen.fill(outlined('1.1 -0.8!, 0.0 0.22!, 0.62 0.5!'), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.35 + 0.3 * (y - x)),
        line: inner * 1.1,
      });
      pen.stroke(traced('-0.6 -0.16, 0.5 -0.56'), detail, { taper: 0.4 });
    });
  },
};
