import type { LimbPlace } from './limb.ts';
import { clouds, mix, nearestDot, noise, ramp } from './noise.ts';
import type { Rgb, SkinSample } from './samples.ts';

/** What skin is like at a place: its colour in white light, and the relief of its finest lines. */
export interface SkinSurface {
  readonly colour: Rgb;
  readonly relief: readonly [number, number];
}

/** Places on the skin are rolled out around the limb, so that nothing is squeezed at its sides. */
export function skinAt(sample: SkinSample, { along, across }: LimbPlace): SkinSurface {
  const around = Math.asin(Math.min(0.999, Math.max(-0.999, across))) * 0.3;
  const { seed } = sample;
  const blotches = clouds(along * 6, around * 6, seed, 4);
  const fine = clouds(along * 60, around * 60, seed + 10, 3);
  const veins = ramp(1 - Math.abs(clouds(along * 2.4, around * 7, seed + 20, 3) - 0.5) * 14, 0.2, 1);
  const freckle = freckles(sample, along, around);
  const hair = hairs(sample, along, around);
  const tone = 1 + (blotches - 0.5) * 0.2 + (fine - 0.5) * 0.13 - freckle * 0.38 - hair * 0.42;
  const blush = ramp(clouds(along * 3, around * 4, seed + 30, 3), 0.42, 0.75) * 0.55;
  const channel = (i: 0 | 1 | 2): number =>
    mix(sample.skin[i], sample.blush[i], blush) * tone * (1 - veins * (veinTaken[i] ?? 0));
  return { colour: [channel(0), channel(1), channel(2)], relief: reliefAt(along, around, seed) };
}

/** Blood below the skin takes more red than blue. */
const veinTaken = [0.1, 0.04, 0.02] as const;

/** Crossing lines in which skin folds, and pores. */
function reliefAt(along: number, around: number, seed: number): [number, number] {
  const lines = (a: number, b: number): number =>
    noise(a * 95 + b * 60, b * 22 - a * 9, seed + 40) + noise(a * 60 - b * 95, b * 22 + a * 9, seed + 41);
  const pores = (a: number, b: number): number => noise(a * 210, b * 210, seed + 42) * 0.7;
  const height = (a: number, b: number): number => lines(a, b) + pores(a, b);
  const here = height(along, around);
  const step = 0.0016;
  return [height(along, around + step) - here, height(along + step, around) - here];
}

function freckles({ seed, freckles: share }: SkinSample, along: number, around: number): number {
  const small = nearestDot(along * 34, around * 34, seed + 50);
  const mole = nearestDot(along * 3.2, around * 3.2, seed + 51);
  const dots = small.luck < share * 0.5 ? 1 - ramp(small.distance, 0.08, 0.22) : 0;
  const moles = mole.luck < 0.16 ? (1 - ramp(mole.distance, 0.02, 0.035)) * 1.4 : 0;
  return Math.max(dots * 0.6, moles);
}

/** Short hairs that lie along the limb and a little aside. */
function hairs({ seed, hair }: SkinSample, along: number, around: number): number {
  const sway = (clouds(along * 5, around * 5, seed + 60, 2) - 0.5) * 0.16;
  const dot = nearestDot((along + around * 0.3) * 24, (around + sway) * 150, seed + 61);
  return dot.luck < hair ? (1 - ramp(dot.distance, 0.1, 0.34)) * (0.5 + dot.luck) : 0;
}
