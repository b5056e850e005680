import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Point } from '../geometry/point.ts';
import type { Stage } from './stage.ts';

/** A circle about the hero that is as large as its mean extent: backdrops are measured by it. */
export function circleAroundHero(stage: Stage): { center: Point; radius: number } {
  const bounds = stage.heroBounds;
  return { center: centerOf(bounds), radius: (widthOf(bounds) + heightOf(bounds)) / 4 };
}
