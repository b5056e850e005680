import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawPalmTree } from '../../parts/plants/palm-tree.ts';

/** A coconut palm on a tuft of grass. */
export const palm: Motif = {
  name: 'palm',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(drawPalmTree);
    canvas.layer(
      (pen) =>
        pen.fill(
          outlined(
            '-0.46 1.08!, -0.4 0.96!, -0.3 1.02!, -0.26 0.84!, -0.14 1.0!, -0.08 0.86!, 0.04 1.0!, 0.14 0.82!, 0.2 1.0!, 0.34 0.92!, 0.44 1.08!, 0 1.12',
          ),
          {
            pigment: 'leaf',
            tone: (_, y) => clamp(0.2 + 0.6 * smoothstep(0.9, 1.1, y)),
            line: pen.weight.inner,
          },
        ),
      { contour: 0.6 },
    );
  },
};
