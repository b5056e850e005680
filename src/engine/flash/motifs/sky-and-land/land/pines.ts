import type { Motif } from '../../motif.ts';
import { drawPine } from '../../parts/plants/pine.ts';

/** Where the trees stand and how high they are, from left to right. */
const grove: readonly [x: number, height: number][] = [
  [-0.7, 0.9],
  [0.72, 0.95],
  [-0.35, 1.2],
  [0.38, 1.15],
  [0, 1.5],
];

export const pines: Motif = {
  name: 'forest',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, height] of grove) drawPine(pen.at({ at: [x, 0.75], scale: height }));
    });
  },
};
