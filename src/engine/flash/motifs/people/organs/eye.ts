import type { Motif } from '../../motif.ts';
import { drawEye, drawLashes } from '../../parts/faces-and-hair/eye.ts';

export const eye: Motif = {
  name: 'eye',
  tinted: ['water'],
  draw(easel) {
    easel.layer(
      (pen) => {
        drawEye(pen);
        drawLashes(pen);
      },
      { silhouette: 'cells-and-lines' },
    );
  },
};
