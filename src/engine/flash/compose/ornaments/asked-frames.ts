import { closed } from '../../geometry/point.ts';
import { circle } from '../../geometry/shape.ts';
import { drawLaurel } from '../arrangements/wreath.ts';
import { circleAroundHero } from '../circle-around.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';

/** A laurel around the hero, for prompts that ask for a wreath. */
export function laurel(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(drawLaurel, { at: center, scale: radius * 1.34 }, depth.backdrop + 2, {
    silhouette: 'cells-and-lines',
  });
}

/** A double ring around the hero, for prompts that ask for something round. */
export function plainRing(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(
    (pen) => {
      pen.stroke(closed(circle([0, 0], 1, 160)), Math.max(pen.weight.inner, pen.weight.contour * 0.8));
      pen.stroke(closed(circle([0, 0], 0.95, 160)), pen.weight.detail);
    },
    { at: center, scale: radius * 1.3 },
    depth.backdrop + 2,
    { contour: 0, gapPx: 0, silhouette: 'cells-and-lines', isInverted: false },
  );
}
