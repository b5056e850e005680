import type { Surface } from '../render/surface.ts';
import { nothing } from '../render/surface.ts';

/** The most patches that a view may have: their numbers are bytes, and 0 is none. */
const most = 255;

/** Pieces of skin of one region, without a step in depth: for each pixel the number of its piece, and the region of each. */
export function patchesOf(surface: Surface): { numbers: Uint8Array; regions: Uint8Array } {
  const { side, depth, region, normalZ, pixel } = surface;
  const pieces: number[][] = [];
  const seen = new Uint8Array(depth.length);
  const isOne = (a: number, b: number) => {
    const facing = Math.max(0.12, normalZ[a] as number, normalZ[b] as number);
    const step = Math.abs((depth[a] as number) - (depth[b] as number));
    return region[a] === region[b] && step < 0.03 + (pixel * 2.2) / facing;
  };
  for (let start = 0; start < depth.length; start++) {
    if (seen[start] || (depth[start] as number) >= nothing) continue;
    const piece = [start];
    seen[start] = 1;
    for (let at = 0; at < piece.length; at++) {
      const i = piece[at] as number;
      const x = i % side;
      for (const next of [x > 0 ? i - 1 : -1, x < side - 1 ? i + 1 : -1, i - side, i + side]) {
        if (next < 0 || next >= depth.length || seen[next] || !isOne(i, next)) continue;
        seen[next] = 1;
        piece.push(next);
      }
    }
    pieces.push(piece);
  }
  const largest = pieces.toSorted((a, b) => b.length - a.length).slice(0, most);
  const numbers = new Uint8Array(depth.length);
  const regions = new Uint8Array(largest.length + 1);
  largest.forEach((piece, i) => {
    regions[i + 1] = region[piece[0] as number] as number;
    for (const at of piece) numbers[at] = i + 1;
  });
  return { numbers, regions };
}
