import { areaOf } from '../../../geometry/area.ts';
import type { Point, Polygon } from '../../../geometry/point.ts';
import { traceOutlines } from '../../../raster/trace-outlines.ts';
import { relax } from '../lines/found-line.ts';
import { knotsOf } from '../lines/thinned.ts';

/** The rings around all pixels for which `isInside` holds, in pixels; those smaller than `least` pixels are left out. */
export function areasWhere(
  side: number,
  isInside: (pixel: number) => boolean,
  { least, rounds }: { least: number; rounds: number },
): Polygon[] {
  const rings = traceOutlines(side, side, (x, y) => isInside(y * side + x));
  return rings
    .filter((ring) => Math.abs(areaOf(ring)) >= least)
    .map((ring) => {
      const points = [...ring, ring[0] as Point];
      relax(points, rounds, true);
      const knots = knotsOf(points, 0.3, 40);
      return knots.slice(0, -1).map((i) => points[i] as Point);
    });
}
