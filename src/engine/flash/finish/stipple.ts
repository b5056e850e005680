import type { InkPlanes } from '../paint/ink-planes.ts';
import { paintDot } from '../paint/stroke.ts';
import { blueNoise } from '../random/blue-noise.ts';
import type { Random } from '../random/random.ts';

export interface StippleGrain {
  /** The distance between two dots in the deepest shade, in units of the page. */
  readonly pitch: number;
  readonly radius: number;
  /** Above 1 keeps light shades emptier. */
  readonly gamma: number;
  readonly density: number;
}

/** A dot on the page, in pixels. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Dotwork: the darker the shade, the more of evenly spread places get their dot. */
export function stipple(planes: InkPlanes, grain: StippleGrain, random: Random): void {
  for (const { x, y, radius } of stippleDots(planes, grain, random)) paintDot(planes, x, y, radius);
}

/** The dots of a stippled shade, row by row. */
export function* stippleDots(planes: InkPlanes, grain: StippleGrain, random: Random): Generator<Dot> {
  const { size, ranks } = blueNoise();
  const { gamma, density } = grain;
  const pitchPx = grain.pitch * planes.perUnit;
  const radiusPx = grain.radius * planes.perUnit;
  const columns = Math.floor(planes.width / pitchPx);
  const rows = Math.floor(planes.height / pitchPx);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const jitterX = random.next();
      const jitterY = random.next();
      const x = (column + 0.1 + jitterX * 0.8) * pitchPx;
      const y = (row + 0.1 + jitterY * 0.8) * pitchPx;
      const shade = planes.tone[Math.floor(y) * planes.width + Math.floor(x)] as number;
      if (shade <= 0.02) continue;
      const dark = shade ** gamma * density;
      if ((ranks[(row % size) * size + (column % size)] as number) >= dark) continue;
      const radius = radiusPx * (0.85 + 0.35 * jitterX + 0.25 * dark);
      yield { x: planes.left + x, y: planes.top + y, radius };
    }
  }
}
