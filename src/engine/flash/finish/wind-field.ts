import { clamp } from '../geometry/interval.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import { lengthOf } from '../geometry/point.ts';
import { placing } from '../geometry/transform.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { noise } from '../random/noise.ts';
import { fractalTile } from '../random/noise-tile.ts';
import type { Random } from '../random/random.ts';
import { coverage, reframed } from '../raster/coverage.ts';
import { lendPlane } from '../raster/scratch.ts';
import type { Wash } from './smooth-shade.ts';

/** Wind bars of Japanese sleeves: grey bands, bent by noise, that fade towards the field's edge; bodies stay free. */
export function windField(
  planes: InkPlanes,
  field: Polygon,
  center: Point,
  radius: number,
  random: Random,
): Wash {
  const { width, height, perUnit, body } = planes;
  const unit = 1 / perUnit;
  const place = placing({ scale: perUnit });
  const inside = reframed(coverage([field], planes, { place }), planes).values;
  const wash = lendPlane(width * height);
  const phase = random.between(0, 16);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const share = (inside[i] as number) * (1 - (body[i] as number));
      if (share <= 0) continue;
      const [u, v] = [x * unit, y * unit];
      const away = lengthOf(u - center[0], v - center[1]) / radius;
      const bend = 18 * Math.sin(u * 0.012 + phase) + 16 * fractalTile(u * 0.008, v * 0.008 + phase);
      const band = 0.5 + 0.5 * Math.sin((v + bend) * 0.055);
      const grain = 0.1 * (noise(u * 0.6, v * 0.6) - 0.5);
      wash[i] = share * 0.95 * clamp(0.26 + 0.62 * band * (0.55 + 0.45 * (1 - away)) + grain);
    }
  }
  return wash;
}
