import { areaOf } from '../../geometry/area.ts';
import { heightOf, widthOf } from '../../geometry/bounds.ts';
import type { Composition } from '../composition.ts';
import { outlinesOf } from '../skyline.ts';

/** What covers less of its bounds would be lost before clouds and bars. */
const leastShare = 0.16;

/** Whether the focal element is little more than lines: an unalome, an infinity sign, a constellation. */
export function isSlender(composition: Composition): boolean {
  const outlines = composition.focalLayers.flatMap(outlinesOf);
  if (outlines.length === 0) return true;
  const focal = composition.focalBounds;
  const area = outlines.reduce((sum, outline) => sum + areaOf(outline), 0);
  return area < leastShare * widthOf(focal) * heightOf(focal);
}
