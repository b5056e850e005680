import type { Motif } from '../motif.ts';
import { drawBolt } from '../parts/bolt.ts';

/** A single bolt. */
export const lightning: Motif = {
  name: 'lightning',
  tinted: ['gold'],
  grouping: 'scattered',
  draw(easel) {
    easel.layer(drawBolt);
  },
};
