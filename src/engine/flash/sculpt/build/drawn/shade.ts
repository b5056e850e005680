import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import type { EdgeShade } from './drawing.ts';

/** Darkens a picture from an edge inwards, where `isInside` holds. Shades lie over each other as washes do. */
export function shadeOver(
  shade: Float32Array,
  side: number,
  { edge, depth, strength = 1, solid = 0, isInside }: EdgeShade & { isInside(pixel: number): boolean },
): void {
  const pixels = edge.map(([x, y]): Point => [(x * side) / 1000, (y * side) / 1000]);
  const reach = (depth * side) / 1000;
  const range = (axis: 0 | 1): [number, number] => {
    const at = pixels.map((point) => point[axis]);
    return [
      Math.max(0, Math.floor(Math.min(...at) - reach)),
      Math.min(side - 1, Math.ceil(Math.max(...at) + reach)),
    ];
  };
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const i = y * side + x;
      if (!isInside(i)) continue;
      const off = distanceTo(pixels, x + 0.5, y + 0.5) / reach;
      if (off >= 1) continue;
      const dark = off < solid ? 1 : clamp((1 - off) ** 1.4 * strength);
      shade[i] = 1 - (1 - (shade[i] as number)) * (1 - dark);
    }
  }
}

function distanceTo(line: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [pointAt(line, i - 1), pointAt(line, i)];
    const [dx, dy] = [bx - ax, by - ay];
    const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1));
    const [ox, oy] = [x - ax - dx * share, y - ay - dy * share];
    nearest = Math.min(nearest, ox * ox + oy * oy);
  }
  return Math.sqrt(nearest);
}
