import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A small visitor down to its shoulders: a great skull, black almond eyes. */
export const alien: Motif = {
  name: 'alien',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(shoulders, {
        pigment: 'leaf',
        tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(0.2, 0.6, Math.abs(x)) + 0.5 * smoothstep(0.9, 0.7, y)),
        line: inner * 1.1,
      });
      pen.stroke(traced('-0.3 1.0, -0.1 1.06, 0 1.1, 0.1 1.06, 0.3 1.0'), detail * 1.3, { taper: 0.4 });
      pen.fill(head, {
        pigment: 'leaf',
        tone: (x, y) =>
          clamp(0.04 + 0.65 * smoothstep(0.3, 0.85, Math.abs(x)) + 0.35 * smoothstep(0.3, 0.8, y)),
        line: inner * 1.2,
      });
      drawBothSides(pen, (side) => {
        side.fill(outlined('0.1 0.3!, 0.16 0.02, 0.4 -0.18, 0.62 -0.2!, 0.62 0.02, 0.46 0.24, 0.24 0.34'), {
          black: 'always',
          tone: 1,
        });
        side.fill(ellipse([0.46, -0.04], 0.07, 0.045, 20), { color: [255, 255, 255], tone: 0 });
        side.stroke(traced('0.14 -0.12, 0.34 -0.32, 0.6 -0.34'), detail * 1.3, { taper: 0.4 });
        side.stroke(traced('0.04 0.46, 0.05 0.5, 0.03 0.53'), inner);
        side.stroke(traced('0.1 -0.6, 0.22 -0.66, 0.36 -0.62'), detail, { taper: 0.5 });
      });
      pen.stroke(traced('-0.15 0.66, 0 0.69, 0.15 0.66'), inner * 1.2, { taper: 0.3 });
    });
  },
};

const head = symmetric('0 -1.0, 0.46 -0.92, 0.8 -0.6, 0.84 -0.2, 0.66 0.24, 0.4 0.62, 0.18 0.84, 0 0.88');
const shoulders = symmetric('0 0.7!, 0.13 0.7!, 0.14 0.94, 0.4 1.04, 0.62 1.2, 0.68 1.44!, 0 1.46!');
