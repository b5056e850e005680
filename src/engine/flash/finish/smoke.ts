import { clamp, smoothstep } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { lengthOf } from '../geometry/point.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { fractalTile } from '../random/noise-tile.ts';
import type { Random } from '../random/random.ts';
import { lendPlane } from '../raster/scratch.ts';
import type { Wash } from './smooth-shade.ts';

/** Soft smoke behind the bodies, within `radius` of the centre; in units of the page. */
export function smoke(
  { width, height, perUnit, body }: InkPlanes,
  center: Point,
  radius: number,
  random: Random,
): Wash {
  const wash = lendPlane(width * height);
  const phase = random.between(0, 16);
  const unit = 1 / perUnit;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const bare = 1 - (body[i] as number);
      const [u, v] = [x * unit, y * unit];
      const away = lengthOf(u - center[0], v - center[1]) / radius;
      if (bare < 0.02 || away > 1.05) continue;
      // Domain warping: the noise is read where another noise has carried it.
      const carried = fractalTile(u * 0.004 + phase, v * 0.004) * 3;
      const density = fractalTile(u * 0.006 + carried, v * 0.0045 - carried + phase);
      wash[i] = clamp((density - 0.42) * 2.7) * smoothstep(1.05, 0.5, away) * bare * 0.8;
    }
  }
  return wash;
}
