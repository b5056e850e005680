import { clamp } from '../../../geometry/interval.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawEye, drawLashes } from '../../parts/faces-and-hair/eye.ts';

/** An eye with tears running from it. */
export const cryingEye: Motif = {
  name: 'crying-eye',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawEye(pen);
        drawLashes(pen);
      },
      { silhouette: 'fills-and-lines' },
    );
    for (const [x, y, scale] of [
      [-0.12, 0.62, 1],
      [0.3, 0.8, 0.7],
      [-0.1, 1.16, 0.6],
    ] as const)
      canvas.layer(
        (pen) =>
          pen.fill(tear, {
            pigment: 'waterLight',
            tone: (px, py) => clamp(0.1 + 2 * (px + py)),
            line: pen.weight.inner,
          }),
        { at: { at: [x, y], scale }, contour: 0.5 },
      );
  },
};

const tear = symmetric('0 -0.3!, 0.1 -0.04, 0.17 0.12, 0.1 0.24, 0 0.27');
