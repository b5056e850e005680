import { symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { endless } from '../../parts/signs-and-ornaments/interlace.ts';
import { drawBarbedWire } from '../../parts/tools-and-things/barbed-wire.ts';

/** A heart bent of barbed wire, empty within. */
export const barbedWireHeart: Motif = {
  name: 'barbed-wire-heart',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer((pen) => drawBarbedWire(pen, endless(outline), 44, 0.06), { contour: 0.5 }),
};

/** Its knots lie about as far apart as each other, so that the wire is twisted evenly. */
const outline = symmetric(
  '0 -0.5!, 0.16 -0.8, 0.44 -0.98, 0.78 -0.94, 1.04 -0.7, 1.12 -0.36, 1.02 -0.02, 0.82 0.26, 0.58 0.52, 0.32 0.78, 0 1.08!',
  20,
);
