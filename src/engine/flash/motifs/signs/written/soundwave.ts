import { steps } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** The wave of a recorded sound: bars on both sides of a middle line, louder towards its midst. */
export const soundwave: Motif = {
  name: 'soundwave',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const x of steps(44, -1.5, 1.5)) {
          const loudness = Math.exp(-((x / 0.9) ** 2)) * (0.45 + 0.55 * Math.abs(Math.sin(x * 5.2 + 0.6)));
          const reach = 0.035 + 0.7 * loudness * pen.random.between(0.55, 1);
          pen.fill(
            outlined(
              `${x - 0.018} ${-reach}, ${x} ${-reach - 0.02}, ${x + 0.018} ${-reach}, ${x + 0.018} ${reach}, ${x} ${reach + 0.02}, ${x - 0.018} ${reach}`,
            ),
            {
              pigment: 'dark',
              black: 'uncolored',
              tone: 0.8,
            },
          );
        }
      },
      { contour: 0, gapPx: 1 },
    );
  },
};
