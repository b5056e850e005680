import { asLines, drawDoubleRing, drawLaurel } from '../arrangements/wreath.ts';
import { circleAroundHero } from '../circle-around.ts';
import { depth } from '../depth.ts';
import type { Stage } from '../stage.ts';
import { isLikeHero } from './alike.ts';

/** A laurel around the hero, for prompts that ask for a wreath; a wreath itself needs none. */
export function laurel(stage: Stage): void {
  if (isLikeHero(stage, 'laurel')) return;
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(drawLaurel, { at: center, scale: radius * 1.34 }, depth.backdrop + 2, {
    silhouette: 'cells-and-lines',
  });
}

/** A double ring around the hero, for prompts that ask for something round. */
export function plainRing(stage: Stage): void {
  const { center, radius } = circleAroundHero(stage);
  stage.ornament(drawDoubleRing, { at: center, scale: radius * 1.3 }, depth.backdrop + 2, asLines);
}
