import type { Motif } from './motif.ts';
import { drawFelineFace } from './parts/feline-face.ts';

/** A black panther's head from the front, snarling in most designs of a set. */
export const panther: Motif = {
  name: 'panther',
  tinted: ['dark'],
  draw(easel) {
    const isRoaring = easel.kit.variant !== 3;
    easel.layer((pen) => drawFelineFace(pen, { coat: 'dark', light: 'grey', iris: 'gold', isRoaring }));
  },
};
