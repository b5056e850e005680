import type { Motif } from '../../motif.ts';
import { drawEye, drawLashes } from '../../parts/faces-and-hair/eye.ts';

export const eye: Motif = {
  name: 'eye',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawEye(pen);
        drawLashes(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};
