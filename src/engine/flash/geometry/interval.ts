/** Arithmetic on numbers that live in an interval: tones, coverages and shares are all 0..1. */

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `edge0`, 1 above `edge1`, an S-curve between; falls instead of rising when edge0 > edge1. */
export function smoothstep(edge0: number, edge1: number, value: number): number {
  const t = clamp((value - edge0) / (edge1 - edge0));
  return t * t * (3 - 2 * t);
}

/** `count + 1` evenly spaced numbers from `from` to `to`, both included. */
export function steps(count: number, from = 0, to = 1): number[] {
  return Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count));
}
