import { traced } from '../../../geometry/traced.ts';
import { placing } from '../../../geometry/transform.ts';
import { Canvas } from '../../../paint/canvas.ts';
import { movedLayer } from '../../../paint/layer.ts';
import type { Motif } from '../../motif.ts';
import { ship } from '../../vehicles/water/ship.ts';
import { drawArm, drawMantle } from './octopus.ts';

/** From root to tip, and the width at the root: arms that rise behind the ship. */
const raised = [
  ['-0.3 -0.1, -0.76 -0.2, -1.06 -0.52, -1.1 -0.96, -0.84 -1.18, -0.62 -1.0, -0.72 -0.8, -0.86 -0.88', 0.17],
  ['0.3 -0.1, 0.8 -0.14, 1.14 -0.44, 1.2 -0.9, 0.96 -1.2, 0.72 -1.06, 0.78 -0.82, 0.94 -0.9', 0.17],
  ['-0.3 0.1, -0.86 0.1, -1.3 -0.06, -1.5 0.24, -1.34 0.5, -1.14 0.4, -1.2 0.24', 0.15],
  ['0.3 0.1, 0.9 0.12, 1.34 0.0, 1.52 0.32, 1.34 0.56, 1.16 0.44, 1.24 0.28', 0.15],
] as const;
/** Arms that close over it from below. */
const closing = [
  ['-1.12 1.66, -1.26 1.28, -0.98 1.02, -0.62 1.16, -0.34 1.06, -0.3 0.84, -0.48 0.78', 0.16],
  ['1.02 1.7, 1.26 1.34, 1.08 0.98, 0.74 0.92, 0.6 0.62, 0.76 0.42, 0.92 0.54', 0.16],
] as const;

/** A kraken that drags a ship under: its head behind the sails, its arms around the hull. */
export const kraken: Motif = {
  name: 'kraken',
  tinted: ['petal'],
  carries: ['ship'],
  draw(canvas) {
    for (const [line, width] of raised)
      canvas.layer((pen) => drawArm(pen, traced(line, 14), width), { contour: 0.7 });
    canvas.layer((pen) => drawMantle(pen.at({ at: [0, -0.66], scale: 1.0 })), { contour: 0.8 });
    const victim = new Canvas(canvas.kit);
    ship.draw(victim);
    const place = placing({ at: [0.02, 0.74], scale: 0.86, angleRad: -0.16 });
    for (const layer of victim.layers) canvas.layers.push(movedLayer(layer, place));
    for (const [line, width] of closing)
      canvas.layer((pen) => drawArm(pen, traced(line, 14), width), { contour: 0.7 });
  },
};
