import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Point } from '../geometry/point.ts';
import type { Composition } from './composition.ts';

/** A circle about the focal element that is as large as its mean extent: backdrops are measured by it. */
export function circleAroundFocal(composition: Composition): { center: Point; radius: number } {
  const bounds = composition.focalBounds;
  return { center: centerOf(bounds), radius: (widthOf(bounds) + heightOf(bounds)) / 4 };
}
