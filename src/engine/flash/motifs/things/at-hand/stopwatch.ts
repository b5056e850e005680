import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawPlainDial } from '../../parts/tools-and-things/plain-dial.ts';

/** A stopwatch: one hand on its dial, a large button above and a small one beside it. */
export const stopwatch: Motif = {
  name: 'stopwatch',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      const side = pen.at({ at: [0, 0.16], angleRad: 0.72 });
      side.fill(rectangle(-0.08, -1.04, 0.08, -0.8), { pigment: 'steel', tone: 0.5, line: inner });
      side.fill(rectangle(-0.13, -1.16, 0.13, -1.0), { pigment: 'petal', tone: 0.2, line: inner * 1.1 });
      pen.fill(rectangle(-0.11, -0.94, 0.11, -0.64), { pigment: 'steel', tone: 0.45, line: inner });
      pen.fill(symmetric('0 -1.2!, 0.2 -1.18!, 0.22 -0.92!, 0 -0.9!'), {
        pigment: 'petal',
        tone: (x) => clamp(0.1 + 1.6 * clamp(x)),
        line: inner * 1.1,
      });
      for (const x of [-0.1, 0, 0.1]) pen.stroke(traced(`${x} -1.14, ${x} -0.96`), detail * 1.3);
      pen.fill(circle([0, 0.16], 0.92, 90), {
        pigment: 'steel',
        tone: (x, y) => clamp(0.15 + 0.5 * (x + y - 0.16)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.82 0.3, -0.82 0, -0.66 -0.34'), inner * 1.5, { isErasing: true, taper: 0.4 });
      const dial = pen.at({ at: [0, 0.16], scale: 0.74 });
      drawPlainDial(dial, [{ angleRad: 0.9, length: 0.8 }]);
      dial.fill(circle([0, 0.36], 0.2, 36), { pigment: 'foam', tone: 0.1, line: inner });
      dial.stroke(traced('0 0.36, -0.08 0.24'), inner * 1.3);
    });
  },
};
