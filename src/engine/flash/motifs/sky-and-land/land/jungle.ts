import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawPalmTree } from '../../parts/plants/palm-tree.ts';

/** Palms close together, and broad leaves before them. */
export const jungle: Motif = {
  name: 'jungle',
  tinted: ['leaf'],
  draw(canvas) {
    for (const [x, y, scale, isFlipped] of palms)
      canvas.layer((pen) => drawPalmTree(pen.at({ at: [x, y], scale, isFlipped })));
    canvas.layer((pen) => {
      for (const [x, y, angleRad, scale] of undergrowth)
        drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.5, veins: 6 });
    });
  },
};

const palms = [
  [-0.66, 0.1, 0.72, true],
  [0.7, 0.04, 0.78, false],
  [-0.02, -0.14, 0.96, false],
] as const;
/** From the edges to the middle, so that each clump fans out. */
const undergrowth = [
  [-0.9, 1.0, -2.5, 0.5],
  [-0.9, 1.0, -0.6, 0.5],
  [-0.9, 1.0, -1.5, 0.62],
  [0.9, 1.0, -2.5, 0.5],
  [0.9, 1.0, -0.6, 0.5],
  [0.9, 1.0, -1.6, 0.62],
  [0.0, 1.06, -2.7, 0.6],
  [0.0, 1.06, -0.4, 0.6],
  [0.0, 1.06, -2.1, 0.66],
  [0.0, 1.06, -1.0, 0.66],
  [0.0, 1.06, -1.6, 0.7],
] as const;
