import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A pot of burnt clay, full of earth; empty otherwise, as plants stand in it. */
export const flowerPot: Motif = {
  name: 'flower-pot',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      const round = (x: number, y: number) =>
        clamp(0.1 + 0.75 * smoothstep(0.1, 0.95, x) + 0.25 * smoothstep(-0.5, -0.85, x) + 0.08 * y);
      pen.fill(outlined('-0.72 -0.3!, 0.72 -0.3!, 0.52 0.92!, 0.3 0.98, -0.3 0.98, -0.52 0.92!'), {
        pigment: 'ember',
        tone: round,
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.68 -0.16, 0 -0.08, 0.68 -0.16'), detail * 1.4);
      pen.fill(outlined('-0.9 -0.72!, 0.9 -0.72!, 0.84 -0.3!, 0.4 -0.22, 0 -0.2, -0.4 -0.22, -0.84 -0.3!'), {
        pigment: 'ember',
        tone: round,
        line: inner * 1.2,
      });
      pen.fill(ellipse([0, -0.72], 0.9, 0.16, 44), { pigment: 'ember', tone: 0.15, line: inner * 1.1 });
      pen.fill(ellipse([0, -0.7], 0.78, 0.11, 40), { pigment: 'wood', tone: 0.75, line: inner });
      for (const crack of ['-0.5 0.1, -0.46 0.44, -0.42 0.7', '-0.6 -0.56, -0.58 -0.42'])
        pen.stroke(traced(crack), inner, { taper: 0.4, isErasing: !pen.isColored });
    });
  },
};
