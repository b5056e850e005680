import type { Motif } from '../../motif.ts';
import { drawCloud } from '../../parts/sky-and-land/cloud.ts';

export const cloud: Motif = {
  name: 'cloud',
  tinted: ['cloud'],
  grouping: 'scattered',
  draw(easel) {
    easel.layer((pen) => drawCloud(pen), { silhouette: 'cells-and-lines' });
  },
};
