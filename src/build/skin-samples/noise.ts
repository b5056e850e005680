/** 0…1 for each whole place, always the same. */
function hash(x: number, y: number, seed: number): number {
  let bits = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise, 0…1, with features about one unit large. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [ease(x - left), ease(y - top)];
  const upper = mix(hash(left, top, seed), hash(left + 1, top, seed), across);
  const lower = mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), across);
  return mix(upper, lower, down);
}

/** Noise in several sizes, each half as large and half as strong as the one before; 0…1. */
export function clouds(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const finer = 2 ** octave;
    sum += noise(x * finer, y * finer, seed + octave) / finer;
    weight += 1 / finer;
  }
  return sum / weight;
}

/** Distance to the nearest of scattered dots, about one to a unit's square, and a number for that dot. */
export function nearestDot(x: number, y: number, seed: number): { distance: number; luck: number } {
  let best = { distance: 9, luck: 0 };
  for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
    for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
      const dx = column + hash(column, row, seed) - x;
      const dy = row + hash(column, row, seed + 1) - y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < best.distance) best = { distance, luck: hash(column, row, seed + 2) };
    }
  }
  return best;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(value: number, from: number, to: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
