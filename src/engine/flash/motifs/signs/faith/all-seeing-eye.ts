import { closed } from '../../../geometry/point.ts';
import { regularPolygon } from '../../../geometry/shape.ts';
import { linearShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawEye } from '../../parts/faces-and-hair/eye.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** The eye in the triangle, with its rays. */
export const allSeeingEye: Motif = {
  name: 'all-seeing-eye',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => drawSunburst(pen, { rays: 36, innerRadius: 0.72, outerRadius: 1.15, kind: 'lines' }),
      { silhouette: 'fills-and-lines', contour: 0 },
    );
    canvas.layer((pen) => {
      const tone = linearShader([0, -0.8], [0, 0.5], [0.1, 0.6]);
      pen.fill(regularPolygon([0, 0.1], 0.92, 3), { pigment: 'gold', tone, line: pen.weight.contour * 0.85 });
      pen.stroke(closed(regularPolygon([0, 0.1], 0.74, 3)), pen.weight.detail);
      drawEye(pen.at({ at: [0, 0.16], scale: 0.42 }));
    });
  },
};
