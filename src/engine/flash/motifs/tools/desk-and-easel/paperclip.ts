import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A paperclip: one wire, bent three times. */
export const paperclip: Motif = {
  name: 'paperclip',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const clip = pen.at({ angleRad: 0.6 });
      const wire = ribbon(traced(bends, 12), () => 0.062);
      clip.fill(outlineOf(wire), {
        pigment: 'steel',
        tone: (x, y) => clamp(0.25 + 0.5 * x + 0.15 * y),
        line: pen.weight.inner * 1.1,
      });
      clip.stroke(traced('-0.43 0.7, -0.43 -0.86'), pen.weight.detail * 1.4, { isErasing: true, taper: 0.3 });
      clip.stroke(traced('0.4 0.8, 0.4 -0.5'), pen.weight.detail * 1.4, { isErasing: true, taper: 0.3 });
    }),
};

const bends =
  '-0.18 -0.42!, -0.18 0.7!, -0.14 0.84, 0 0.92, 0.14 0.84, 0.18 0.7!, 0.18 -0.86!, 0.12 -1.08, -0.12 -1.2, -0.36 -1.08, -0.42 -0.86!, -0.42 0.86!, -0.34 1.12, 0 1.28, 0.34 1.12, 0.42 0.86!, 0.42 -0.56!';
