import { centerOf, heightOf, widthOf } from '../geometry/bounds.ts';
import type { Point } from '../geometry/point.ts';
import type { Composition } from './composition.ts';

/**
 * A circle about the focal element that is as large as its mean extent: backdrops are measured by it, and drawn out
 * by `stretch` where the page is not square.
 */
export function circleAroundFocal(composition: Composition): {
  center: Point;
  radius: number;
  stretch: Point;
} {
  const bounds = composition.focalBounds;
  return {
    center: centerOf(bounds),
    radius: (widthOf(bounds) + heightOf(bounds)) / 4,
    stretch: composition.stretch,
  };
}
