import type { Motif } from '../../motif.ts';
import { drawBolt } from '../../parts/sky-and-land/bolt.ts';
import { drawHeapedCloud } from '../../parts/sky-and-land/heaped-cloud.ts';
import { drawRain } from '../../parts/sky-and-land/rain.ts';

/** A dark cloud that throws three bolts, rain between them. */
export const stormCloud: Motif = {
  name: 'storm-cloud',
  tinted: ['cloud'],
  draw(canvas) {
    canvas.layer((pen) => drawRain(pen, 0.1), { silhouette: 'fills-and-lines', contour: 0, gapPx: 0 });
    for (const [x, y, scale, turn] of [
      [-0.62, 0.62, 0.34, 0.1],
      [0.04, 0.8, 0.52, 0],
      [0.64, 0.6, 0.32, -0.1],
    ] as const)
      canvas.layer((pen) => drawBolt(pen.at({ at: [x, y], scale, angleRad: turn })));
    canvas.layer((pen) => drawHeapedCloud(pen.at({ at: [0.04, -0.5], scale: 0.92 }), 0.8));
  },
};
