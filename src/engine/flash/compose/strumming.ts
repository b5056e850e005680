import { identity } from '../geometry/transform.ts';
import type { Motif } from '../motifs/motif.ts';
import { Easel } from '../paint/easel.ts';
import type { Actor } from './actor.ts';
import { drawWithin } from './group.ts';
import { colored } from './stacked.ts';

/** Across its lap, the hands of its hanging arms upon neck and body. */
export function strumming(skeleton: Actor, instrument: Actor): Pick<Motif, 'draw'> {
  return {
    draw(easel) {
      const own = new Easel(easel.kit);
      drawWithin(own, colored(skeleton), {});
      easel.add(own, identity);
      const angleRad = 1.1 - (instrument.motif.leanRad ?? 0);
      drawWithin(easel, colored(instrument), { at: [0.06, 0.5], scale: 0.6, angleRad });
      for (const side of [-1, 1]) {
        const clip = [
          [side * 0.36, 0.3],
          [side * 0.9, 0.3],
          [side * 0.9, 1.2],
          [side * 0.36, 1.2],
        ] as const;
        for (const layer of own.layers) easel.layers.push({ ...layer, clip });
      }
    },
  };
}
