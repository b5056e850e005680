import { clamp, smoothstep } from '../geometry/interval.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import { blueNoise } from '../random/blue-noise.ts';
import { noise } from '../random/noise.ts';

export interface PepperGrain {
  /** The shade at which the first grains appear. */
  readonly threshold: number;
  /** How much darker it must be for solid black. */
  readonly range: number;
  readonly strength?: number;
}

/** Grains are this many pixels wide. */
const grainPx = 1.6;

/** Whip shading: the shade becomes ever denser grains of black, and solid black at its end. */
export function pepper(
  { width, height, tone, ink }: InkPlanes,
  { threshold, range, strength = 1 }: PepperGrain,
): void {
  const { size, ranks } = blueNoise();
  for (let y = 0; y < height; y++) {
    const rankRow = (Math.floor(y / grainPx) % size) * size;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const depth = ((tone[i] as number) - threshold) / range;
      if (depth <= 0) continue;
      const rank = ranks[rankRow + (Math.floor(x / grainPx) % size)] as number;
      const turn = rank * 0.75 + 0.25 * noise(x * 0.9, y * 0.9);
      const black = (depth >= 1 ? 1 : smoothstep(-0.08, 0.08, clamp(depth) * 1.06 - turn)) * strength;
      if (black > (ink[i] as number)) ink[i] = black;
    }
  }
}
