import { areaOf } from '../../geometry/area.ts';
import { heightOf, widthOf } from '../../geometry/bounds.ts';
import { outlinesOf } from '../skyline.ts';
import type { Stage } from '../stage.ts';

/** What covers less of its bounds would be lost before clouds and bars. */
const leastShare = 0.16;

/** Whether the hero is little more than lines: an unalome, an infinity sign, a constellation. */
export function isSlender(stage: Stage): boolean {
  const outlines = stage.heroLayers.flatMap(outlinesOf);
  if (outlines.length === 0) return true;
  const hero = stage.heroBounds;
  const area = outlines.reduce((sum, outline) => sum + areaOf(outline), 0);
  return area < leastShare * widthOf(hero) * heightOf(hero);
}
