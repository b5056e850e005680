import { smoothstep } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A treble clef, written with a broad pen. */
export const trebleClef: Motif = {
  name: 'treble-clef',
  tinted: ['dark'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      const ink = { pigment: 'dark', black: 'uncolored', tone: 0.4 } as const;
      pen.fill(circle([-0.24, 1.3], 0.15, 30), { ...ink, line: inner * 1.3 });
      pen.fill(outlineOf(stroke), { ...ink, line: inner * 1.3 });
      drawGleams(pen, ['-0.52 0.3, -0.52 0.06, -0.36 -0.24', '0.24 -1.06, 0.25 -1.24'], inner * 1.3);
    }),
};

/** From the curl in the middle around and up to the loop, then straight down to the hook. */
const stroke = ribbon(
  traced(
    '0.04 0.56, -0.16 0.5, -0.24 0.26, -0.08 0.02, 0.24 -0.02, 0.48 0.2, 0.48 0.56, 0.2 0.84, -0.2 0.84, -0.52 0.6, -0.6 0.2, -0.42 -0.22, -0.06 -0.56, 0.2 -0.9, 0.26 -1.26, 0.14 -1.54, 0.0 -1.56, -0.1 -1.28, -0.1 -0.96, 0.02 -0.2, 0.14 0.5, 0.22 1.06, 0.14 1.38, -0.1 1.5, -0.3 1.38',
    10,
  ),
  (share) =>
    0.03 +
    0.075 * smoothstep(0.06, 0.2, share) * smoothstep(0.34, 0.26, share) +
    0.1 * smoothstep(0.32, 0.44, share) * smoothstep(0.56, 0.48, share) +
    0.05 * smoothstep(0.52, 0.56, share) * smoothstep(0.66, 0.6, share) +
    0.035 * smoothstep(0.68, 0.78, share) * smoothstep(0.96, 0.86, share),
);
