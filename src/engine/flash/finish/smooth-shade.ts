import { clamp } from '../geometry/interval.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { noise } from '../random/noise.ts';
import { lendPlane, mapPlane } from '../raster/scratch.ts';

/** A grey wash over the page: 0 bare … 1 as dark as ink. */
export type Wash = Float32Array<ArrayBuffer>;

/** Diluted black, smooth but for a little grain. */
export function smoothShade(
  { width, height, perUnit, tone }: InkPlanes,
  strength: number,
  grain: number,
): Wash {
  const wash = lendPlane(width * height);
  const pace = 0.7 / perUnit;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const shade = tone[i] as number;
      if (shade <= 0.01) continue;
      wash[i] = clamp(shade * strength + (noise(x * pace, y * pace) - 0.5) * 0.1 * grain * shade);
    }
  }
  return wash;
}

/** The darker of two washes at each pixel. */
export function darker(a: Wash, b: Wash): Wash {
  return mapPlane(a, (value, i) => Math.max(value, b[i] as number));
}
