import { clamp, smoothstep } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';
import { lengthOf } from '../geometry/point.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { fractalTile } from '../random/noise-tile.ts';
import type { Random } from '../random/random.ts';
import { lendPlane } from '../raster/scratch.ts';
import type { Wash } from './smooth-shade.ts';

/** Soft smoke behind the bodies, within `radius` of the centre. */
export function smoke(
  { width, height, body }: InkPlanes,
  center: Point,
  radius: number,
  random: Random,
): Wash {
  const wash = lendPlane(width * height);
  const phase = random.between(0, 16);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const bare = 1 - (body[i] as number);
      const away = lengthOf(x - center[0], y - center[1]) / radius;
      if (bare < 0.02 || away > 1.05) continue;
      // Domain warping: the noise is read where another noise has carried it.
      const carried = fractalTile(x * 0.004 + phase, y * 0.004) * 3;
      const density = fractalTile(x * 0.006 + carried, y * 0.0045 - carried + phase);
      wash[i] = clamp((density - 0.42) * 2.7) * smoothstep(1.05, 0.5, away) * bare * 0.8;
    }
  }
  return wash;
}
