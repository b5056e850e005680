import type { Motif } from '../motif.ts';
import { drawBolt } from '../parts/bolt.ts';

/** A single bolt with two sparks struck off it. */
export const lightning: Motif = {
  name: 'lightning',
  tinted: ['gold'],
  grouping: 'scattered',
  one: { draw: (easel) => easel.layer((pen) => drawBolt(pen)) },
  draw(easel) {
    for (const [x, y, scale, turn] of [
      [0, 0, 1, 0],
      [-0.72, 0.62, 0.3, 0.5],
      [0.72, 0.66, 0.26, -0.35],
    ] as const)
      easel.layer((pen) => drawBolt(pen.at({ at: [x, y], scale, angleRad: turn })));
  },
};
