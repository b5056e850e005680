import { clamp, lerp, smoothstep } from '../geometry/interval.ts';
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

/** Grains are this many units of the page wide. */
const grain = 1.6;

/** Whip shading: the shade becomes ever denser grains of black, and solid black at its end. */
export function pepper(
  { width, height, perUnit, tone, ink }: InkPlanes,
  { threshold, range, strength = 1 }: PepperGrain,
): void {
  const unit = 1 / perUnit;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const depth = ((tone[i] as number) - threshold) / range;
      if (depth <= 0) continue;
      const [u, v] = [x * unit, y * unit];
      const rank = perUnit === 1 ? rankAt(u, v) : rankBetween(u, v);
      const turn = rank * 0.75 + 0.25 * noise(u * 0.9, v * 0.9);
      const black = (depth >= 1 ? 1 : smoothstep(-0.08, 0.08, clamp(depth) * 1.06 - turn)) * strength;
      if (black > (ink[i] as number)) ink[i] = black;
    }
  }
}

function rankAt(x: number, y: number): number {
  const { size, ranks } = blueNoise();
  return ranks[(Math.floor(y / grain) % size) * size + (Math.floor(x / grain) % size)] as number;
}

/** Where a grain has many pixels it must have no corners: the ranks run into each other at its border. */
function rankBetween(x: number, y: number): number {
  const { size, ranks } = blueNoise();
  const [atX, atY] = [x / grain - 0.5 + size, y / grain - 0.5 + size];
  const [left, top] = [Math.floor(atX), Math.floor(atY)];
  const [across, down] = [smoothstep(0.3, 0.7, atX - left), smoothstep(0.3, 0.7, atY - top)];
  const at = (column: number, row: number) => ranks[(row % size) * size + (column % size)] as number;
  const upper = lerp(at(left, top), at(left + 1, top), across);
  const lower = lerp(at(left, top + 1), at(left + 1, top + 1), across);
  return lerp(upper, lower, down);
}
