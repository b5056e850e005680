import { circle } from '../../../geometry/shape.ts';
import { radialShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawHeapedCloud } from '../../parts/sky-and-land/heaped-cloud.ts';
import { drawSunburst } from '../../parts/sky-and-land/sunburst.ts';

/** The sun coming out behind a heaped cloud. */
export const partlyCloudy: Motif = {
  name: 'partly-cloudy',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const sun = pen.at({ at: [0.3, -0.34] });
      drawSunburst(sun, { rays: 20, innerRadius: 0.6, outerRadius: 1.0, kind: 'wedges' });
      sun.fill(circle([0, 0], 0.56, 80), {
        pigment: 'gold',
        tone: radialShader([-0.1, -0.1], [0.1, 0.62], [0.05, 0.6]),
        line: pen.weight.inner,
      });
    });
    canvas.layer((pen) => drawHeapedCloud(pen));
  },
};
