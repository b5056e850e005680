import { Random } from './random.ts';

/** Perlin's permutation of 0..255, written twice so that two look-ups never need a modulo. */
const permutation = (() => {
  const once = new Random(1234).shuffled(Array.from({ length: 256 }, (_, i) => i));
  return Uint8Array.from([...once, ...once]);
})();

function lattice(x: number, y: number): number {
  return permutation[(permutation[x & 255] as number) + (y & 255)] as number;
}

/** Smooth value noise, 0..1, one bump per unit length. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = lattice(left, top);
  const b = lattice(left + 1, top);
  const c = lattice(left, top + 1);
  const d = lattice(left + 1, top + 1);
  return ((a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v) / 255;
}
