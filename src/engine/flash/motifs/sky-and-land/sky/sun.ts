import { circle } from '../../../geometry/shape.ts';
import { radialShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

export const sun: Motif = {
  name: 'sun',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawSunburst(pen, { rays: 16, innerRadius: 0.55, outerRadius: 1, kind: 'flames' });
        const tone = radialShader([-0.15, -0.15], [0.12, 0.62], [0.08, 0.6]);
        pen.fill(circle([0, 0], 0.56, 80), { pigment: 'gold', tone, line: pen.weight.inner });
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};
