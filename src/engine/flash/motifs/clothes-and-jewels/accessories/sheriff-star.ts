import { clamp } from '../../../geometry/interval.ts';
import { polar } from '../../../geometry/point.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** The badge of a sheriff: six points with a ball on each, a star engraved on a disc. */
export const sheriffStar: Motif = {
  name: 'sheriff-star',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      const metal = (x: number, y: number) => clamp(0.1 + 0.35 * (x + y));
      for (let i = 0; i < 6; i++)
        pen.fill(circle(polar((i * Math.PI) / 3 - Math.PI / 2, 1), 0.12, 28), {
          pigment: 'gold',
          tone: metal,
          line: inner,
        });
      pen.fill(starPolygon([0, 0], 1, 6, 0.56), { pigment: 'gold', tone: metal, line: inner * 1.2 });
      pen.fill(circle([0, 0], 0.46), { pigment: 'foam', tone: metal, line: inner });
      pen.fill(circle([0, 0], 0.39), { line: detail });
      pen.fill(starPolygon([0, 0], 0.32, 5, 0.4), { pigment: 'gold', tone: 0.1, line: inner });
    });
  },
};
