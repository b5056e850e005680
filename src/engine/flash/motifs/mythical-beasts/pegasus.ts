import { traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawFeatheredWing } from '../parts/birds/plumage.ts';
import { drawRunningHorse } from '../parts/hoofed-beasts/running-horse.ts';

/** A winged horse that leaves the ground, to the right. */
export const pegasus: Motif = {
  name: 'pegasus',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => drawWing(pen.at({ at: [0.3, -0.12], angleRad: 0.42, scale: 0.86 })), {
      contour: 0.7,
    });
    canvas.layer((pen) => drawRunningHorse(pen.at({ angleRad: -0.3 }), { coat: 'foam', mane: 'grey' }));
    canvas.layer(drawWing, { contour: 0.7 });
  },
};

function drawWing(pen: Pen): void {
  drawFeatheredWing(pen, traced('-0.62 -1.36, -0.3 -1.34, -0.02 -0.94, 0.22 -0.44'), [
    { feathers: 11, pigment: 'foam', lengths: [0.8, 0.7], anglesRad: [3.7, 2.74], width: 0.24, shade: 0.1 },
    { feathers: 9, pigment: 'foam', lengths: [0.5, 0.5], anglesRad: [3.6, 2.7], width: 0.32, shade: 0.06 },
    { feathers: 7, pigment: 'foam', lengths: [0.28, 0.3], anglesRad: [3.5, 2.6], width: 0.46, shade: 0 },
  ]);
}
