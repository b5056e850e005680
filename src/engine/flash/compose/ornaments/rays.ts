import { drawSunburst } from '../../motifs/parts/sky-and-land/sunburst.ts';
import { circleAroundFocal } from '../circle-around.ts';
import type { Composition } from '../composition.ts';
import { depth } from '../depth.ts';
import { isLikeFocal } from './alike.ts';
import { dotRings } from './dotted.ts';

/** Thin rays behind the focal element; rings of dots where it shines itself. */
export function rays(composition: Composition): void {
  if (composition.roles.disc) return;
  if (isLikeFocal(composition, 'rays')) dotRings(composition);
  else setRays(composition);
}

function setRays(composition: Composition): void {
  const { center, radius, stretch } = circleAroundFocal(composition);
  composition.ornament(
    (pen) => drawSunburst(pen, { rays: 48, innerRadius: 0.9, outerRadius: 1.34, kind: 'lines' }),
    { at: center, scale: radius, stretch },
    depth.backdrop,
    { contour: 0, gapPx: 0, silhouette: 'fills-and-lines', isInverted: false },
  );
}
