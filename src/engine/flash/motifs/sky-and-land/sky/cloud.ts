import type { Motif } from '../../motif.ts';
import { drawCloud } from '../../parts/sky-and-land/cloud.ts';

export const cloud: Motif = {
  name: 'cloud',
  tinted: ['cloud'],
  grouping: 'scattered',
  draw(canvas) {
    canvas.layer((pen) => drawCloud(pen), { silhouette: 'fills-and-lines' });
  },
};
