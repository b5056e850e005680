import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawPalmTree } from '../../parts/plants/palm-tree.ts';
import { drawDunes } from './desert.ts';

/** Palms at a pond among dunes. */
export const oasis: Motif = {
  name: 'oasis',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => drawDunes(pen.at({ at: [0, -0.06] })));
    canvas.layer((pen) => drawPalmTree(pen.at({ at: [-0.62, -0.1], scale: 0.66, isFlipped: true })));
    canvas.layer((pen) => drawPalmTree(pen.at({ at: [0.62, -0.26], scale: 0.8 })));
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined('-0.86 0.72, -0.4 0.56, 0.3 0.54, 0.9 0.66, 0.96 0.84, 0.4 1.0, -0.4 1.0, -0.9 0.88'),
        {
          pigment: 'water',
          tone: (_, y) => clamp(0.15 + 1.2 * (y - 0.6)),
          line: inner * 1.1,
        },
      );
      for (const ripple of [
        '-0.6 0.76, -0.3 0.72, 0 0.76',
        '0.1 0.86, 0.4 0.82, 0.7 0.84',
        '-0.3 0.92, -0.1 0.89, 0.1 0.92',
      ])
        pen.stroke(traced(ripple), detail * 1.2, { taper: 0.4 });
    });
  },
};
