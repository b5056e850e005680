import { drawRose } from '../../flowers/garden/rose.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawRevolver } from './revolver.ts';

/** Two revolvers crossed behind roses. */
export const gunRose: Motif = {
  name: 'gun-rose',
  tinted: ['petal'],
  carries: ['gun', 'rose'],
  draw(canvas) {
    for (const isFlipped of [false, true])
      canvas.layer((pen) =>
        drawRevolver(pen.at({ isFlipped }).at({ at: [0.04, -0.06], scale: 0.94, angleRad: 0.62 })),
      );
    canvas.layer((pen) => {
      for (const [x, y, angleRad] of leaves)
        drawLeaf(pen.at({ at: [x, y], scale: 0.5, angleRad }), { width: 0.6, teeth: 0.16 });
      for (const [x, y, scale] of roses) drawRose(pen.at({ at: [x, y], scale }));
    });
  },
};

const leaves = [
  [-0.3, 0.24, 2.7],
  [0.3, 0.24, 0.4],
  [-0.2, 0.0, -2.3],
  [0.2, 0.0, -0.8],
  [0, 0.5, 1.57],
] as const;
const roses = [
  [-0.34, 0.3, 0.28],
  [0.34, 0.3, 0.28],
  [0, 0.12, 0.4],
] as const;
