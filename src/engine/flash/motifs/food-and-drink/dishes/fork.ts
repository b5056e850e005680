import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A table fork of silver, four tines up. */
export const fork: Motif = {
  name: 'fork',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        pen.fill(outline, {
          pigment: 'steel',
          tone: (x, y) =>
            clamp(0.12 + 2.2 * Math.max(0, x) + 0.3 * Math.max(0, y + 0.3) * Math.max(0, -0.2 - y)),
          line: inner * 1.2,
        });
        pen.stroke(traced('-0.2 -0.72, -0.17 -0.5, -0.08 -0.34'), inner * 1.2, {
          isErasing: true,
          taper: 0.4,
        });
        pen.stroke(traced('0.18 -0.66, 0.16 -0.5, 0.08 -0.36'), detail * 1.2, { taper: 0.4 });
        pen.fill(symmetric('0 0.92!, 0.07 1.0, 0.11 1.36, 0.08 1.58, 0 1.64'), {
          pigment: 'steel',
          tone: 0.3,
          line: detail,
        });
        pen.stroke(traced('-0.01 0.0, -0.01 0.84'), detail, { taper: 0.3 });
        pen.stroke(traced('0 1.12, 0 1.5'), detail, { taper: 0.4 });
        for (const y of [1.2, 1.32, 1.44])
          for (const side of [-1, 1])
            pen.stroke(traced(`0 ${y + 0.05}, ${side * 0.05} ${y - 0.03}`), detail, { taper: 0.4 });
      },
      { at: { angleRad: 0.5 } },
    );
  },
};

const outline = symmetric(
  '0 -0.86!, 0.03 -0.9, 0.06 -0.86!, 0.08 -1.5, 0.115 -1.56, 0.14 -1.5, 0.15 -0.86!, 0.185 -0.9, 0.22 -0.86!, 0.26 -1.5, 0.295 -1.56, 0.32 -1.5, 0.32 -0.8, 0.27 -0.5, 0.14 -0.3, 0.075 -0.12, 0.07 0.3, 0.09 0.84, 0.16 1.1, 0.18 1.44, 0.13 1.68, 0 1.76',
);
