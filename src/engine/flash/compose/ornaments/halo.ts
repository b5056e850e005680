import { smoothstep } from '../../geometry/interval.ts';
import { lengthOf } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import type { SunburstShape } from '../../motifs/parts/sky-and-land/sunburst.ts';
import { drawSunburst } from '../../motifs/parts/sky-and-land/sunburst.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';

/** A golden disc with rays behind the focal element, unless the prompt brings a sky of its own. */
export function halo(kind: SunburstShape['kind']): (composition: Composition) => void {
  return (composition) => {
    if (composition.roles.disc || composition.roles.focal?.kind === 'sky') return;
    const { center, radius, stretch } = circleAroundFocal(composition);
    composition.ornament(
      (pen) => {
        drawSunburst(pen, { rays: 40, innerRadius: 1, outerRadius: 1.3, kind });
        pen.fill(circle([0, 0], 1.02, 128), {
          pigment: 'gold',
          tone: (x, y) => 0.75 * smoothstep(0.45, 1, lengthOf(x, y)),
          line: pen.weight.inner,
        });
      },
      { at: center, scale: radius * 0.98, stretch },
      depth.backdrop,
      { silhouette: 'fills-and-lines' },
    );
  };
}
