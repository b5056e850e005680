import { drawSunburst } from '../../motifs/parts/sky-and-land/sunburst.ts';
import { circleAroundHero } from '../circle-around.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';
import { isLikeHero } from './alike.ts';
import { dotRings } from './dotted.ts';

/** Thin rays behind the hero; rings of dots where it shines itself. */
export function rays(stage: Stage): void {
  if (stage.cast.disc) return;
  if (isLikeHero(stage, 'rays')) dotRings(stage);
  else setRays(stage);
}

function setRays(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(
    (pen) => drawSunburst(pen, { rays: 48, innerRadius: 0.9, outerRadius: 1.34, kind: 'lines' }),
    { at: center, scale: radius },
    depth.backdrop,
    { contour: 0, gapPx: 0, silhouette: 'cells-and-lines', isInverted: false },
  );
}
