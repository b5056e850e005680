import { type Ruler, widthInCm } from '#engine/skin/geometry/real-size.ts';
import type { Placement } from '#engine/skin/scene.ts';

export const lengthBounds = { min: 0.5, max: 200 } as const;
/** Closer than this, in photo units, two places cannot be told apart well enough to measure by. */
const leastDistance = 0.01;

export function isMeasurable({ from, to }: Pick<Ruler, 'from' | 'to'>): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= leastDistance;
}

/** Width of a design on the skin in cm; null before a length is known. */
export function widthCm({ width }: Placement, ruler: Ruler | null): number | null {
  return (ruler && widthInCm(width, ruler)) ?? null;
}
