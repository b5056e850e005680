import type { Motif } from '../../motif.ts';
import { drawBolt } from '../../parts/sky-and-land/bolt.ts';

/** A single bolt. */
export const lightning: Motif = {
  name: 'lightning',
  tinted: ['gold'],
  grouping: 'scattered',
  draw(canvas) {
    canvas.layer(drawBolt);
  },
};
