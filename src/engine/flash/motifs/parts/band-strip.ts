import type { Polygon } from '../../geometry/point.ts';

/** Half the length of a band that is to be closed around an arm. */
export const bandReach = 1.5;

/** The whole length of a band between two heights. */
export function bandStrip(top: number, bottom: number): Polygon {
  return [
    [-bandReach, top],
    [bandReach, top],
    [bandReach, bottom],
    [-bandReach, bottom],
  ];
}
