import type { Motif } from '../motif.ts';
import { drawFelineFace } from '../parts/feline-face.ts';

/** A lioness's head from the front, snarling in one design of a set. */
export const lioness: Motif = {
  name: 'lioness',
  tinted: ['gold'],
  draw(easel) {
    easel.layer((pen) =>
      drawFelineFace(pen, { coat: 'gold', light: 'foam', iris: 'ember', isRoaring: easel.kit.variant === 3 }),
    );
  },
};
