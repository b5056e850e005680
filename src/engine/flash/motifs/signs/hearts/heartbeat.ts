import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** The line of a heart's beat that draws a heart in its course. */
export const heartbeat: Motif = {
  name: 'heartbeat',
  carries: ['heart'],
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const width = Math.max(pen.weight.inner * 1.8, pen.weight.contour * 0.9);
        for (const line of lines) pen.stroke(line, width);
      },
      { silhouette: 'fills-and-lines', contour: 0, isInverted: false },
    );
  },
};

const lines = [
  traced(
    '-1.5 0.1!, -1.1 0.1!, -1.0 -0.02, -0.9 0.1!, -0.82 0.1!, -0.74 0.22!, -0.6 -0.56!, -0.44 0.6!, -0.34 0.1!, -0.18 0.1!, 0.3 0.56!',
  ),
  traced(
    '0.3 0.56!, 0.66 0.16, 0.78 -0.14, 0.62 -0.38, 0.42 -0.34, 0.3 -0.12!, 0.18 -0.34, -0.02 -0.38, -0.16 -0.16',
  ),
  traced('0.7 0.1!, 0.9 0.1!, 0.98 -0.3!, 1.08 0.4!, 1.16 0.1!, 1.5 0.1!'),
];
