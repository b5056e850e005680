import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawHeapedCloud } from '../../parts/sky-and-land/heaped-cloud.ts';

/** A cloud that rains big drops. */
export const rain: Motif = {
  name: 'rain',
  tinted: ['waterLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, scale] of drops)
        pen.at({ at: [x, y], scale, angleRad: 0.22 }).fill(outlined(drop), {
          pigment: 'waterLight',
          tone: (px, py) => clamp(0.1 + 0.5 * (px + py)),
          line: pen.weight.inner,
        });
    });
    canvas.layer((pen) => drawHeapedCloud(pen.at({ at: [0.05, -0.52], scale: 0.92 }), 0.35));
  },
};

const drop = '0 -0.6!, 0.3 0.1, 0.26 0.4, 0 0.52, -0.26 0.4, -0.3 0.1';
const drops = [
  [-0.78, 0.44, 0.28],
  [-0.26, 0.46, 0.28],
  [0.28, 0.44, 0.28],
  [0.8, 0.46, 0.28],
  [-0.56, 0.86, 0.3],
  [-0.02, 0.9, 0.3],
  [0.52, 0.86, 0.3],
  [-0.3, 1.3, 0.26],
  [0.24, 1.28, 0.26],
] as const;
