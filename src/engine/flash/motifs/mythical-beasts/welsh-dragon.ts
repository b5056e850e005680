import { outlined } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawWelshDragonHead } from '../parts/dragons-and-snakes/welsh-dragon-head.ts';
import { drawWelshDragonClaws, farLegs, nearLegs } from '../parts/dragons-and-snakes/welsh-dragon-legs.ts';
import {
  drawWelshDragonSpikes,
  drawWelshDragonTrunk,
} from '../parts/dragons-and-snakes/welsh-dragon-trunk.ts';
import { drawWelshDragonWing } from '../parts/dragons-and-snakes/welsh-dragon-wing.ts';

/** The red dragon of Wales, as on its flag: walking to the left, a forepaw raised, its tongue and tail barbed. */
export const welshDragon: Motif = {
  name: 'welsh-dragon',
  tinted: ['petal'],
  carries: ['wings'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const { limb, at, angleRad } of farLegs) {
        drawLimb(pen, limb, { pigment: 'petal', tone: 0.6 });
        drawWelshDragonClaws(pen.at({ at, angleRad }), 0.6);
      }
      drawBarb(pen.at({ at: [1.2, -0.66], angleRad: -2.1, scale: 1.1 }));
      drawWelshDragonSpikes(pen);
      drawWelshDragonTrunk(pen);
      for (const { at, angleRad } of nearLegs) drawWelshDragonClaws(pen.at({ at, angleRad }), 0.15);
      drawWelshDragonHead(pen.at({ at: [-1.04, -1.06], scale: 0.72 }));
    });
    canvas.layer(drawWelshDragonWing, { contour: 0.8 });
  },
};

/** An arrow's head along the x axis. */
function drawBarb(pen: Pen): void {
  pen.fill(outlined('-0.1 -0.06!, 0.0 -0.2!, 0.36 0!, 0.0 0.2!, -0.1 0.06!'), {
    pigment: 'petal',
    tone: 0.3,
    line: pen.weight.inner,
  });
}
