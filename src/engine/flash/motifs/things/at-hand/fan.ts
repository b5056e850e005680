import { lerp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

const ribs = 13;
const [leftmost, rightmost] = [Math.PI + 0.25, 2 * Math.PI - 0.25];

/** An open folding fan. */
export const fan: Motif = {
  name: 'fan',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { detail } = pen.weight;
      for (let i = 0; i < ribs; i++) {
        const [start, end] = [i, i + 1].map((k) => lerp(leftmost, rightmost, k / ribs)) as [number, number];
        const isValley = i % 2 === 1;
        const fold = [polar(start, 0.42), polar(start, 1), polar(end, 1), polar(end, 0.42)];
        pen.fill(fold, {
          pigment: isValley ? 'petal' : 'petalLight',
          tone: isValley ? 0.5 : 0.1,
          line: detail * 1.2,
        });
        const rib = [polar(0, 0), polar(start, 0.42), polar(start + 0.09, 0.42)];
        pen.fill(rib, { pigment: 'wood', tone: 0.3, line: detail });
      }
      pen.fill(circle([0, 0], 0.04, 20), { pigment: 'gold', tone: 0.1, line: detail });
    });
  },
};
