import type { Point } from '../geometry/point.ts';
import type { PixelRect } from './pixel-rect.ts';

/** Values at the middles of pixels; around them lies `outside`. */
interface Field extends PixelRect {
  readonly values: ArrayLike<number>;
}

/** The sides of a square between four values, as they are passed clockwise. */
type Side = 0 | 1 | 2 | 3;
const [top, right, bottom, left] = [0, 1, 2, 3] as const;

/**
 * For each set of corners that are inside (8 upper left, 4 upper right, 2 lower right, 1 lower left) the sides
 * between which the line runs, with the inside on its left.
 */
const runs: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [[bottom, left]],
  [[right, bottom]],
  [[right, left]],
  [[top, right]],
  [
    [top, right],
    [bottom, left],
  ],
  [[top, bottom]],
  [[top, left]],
  [[left, top]],
  [[bottom, top]],
  [
    [left, top],
    [right, bottom],
  ],
  [[right, top]],
  [[left, right]],
  [[bottom, right]],
  [[left, bottom]],
  [],
];

/**
 * The closed lines along which a field has the value `level`, in units of the page: marching squares, with the
 * place between two pixels interpolated, so that edges whose pixels are covered in part come out where they are.
 */
export function levelLines(
  { values, width, height, left: x0, top: y0 }: Field,
  level: number,
  outside = 0,
): Point[][] {
  // A side is known by the value at its upper or left end: twice its number, and one more where it runs down.
  const next = new Int32Array((width + 2) * (height + 2) * 2).fill(-1);
  const starts: number[] = [];
  const pitch = width + 2;
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? outside : (values[y * width + x] as number);
  const sideOf = (x: number, y: number, side: Side): number => {
    const corner = (y + 1) * pitch + x + 1;
    if (side === top) return corner * 2;
    if (side === bottom) return (corner + pitch) * 2;
    return side === left ? corner * 2 + 1 : (corner + 1) * 2 + 1;
  };
  for (let y = -1; y < height; y++) {
    let upper = at(-1, y) >= level ? 1 : 0;
    let lower = at(-1, y + 1) >= level ? 1 : 0;
    const [hasUpper, hasLower] = [y >= 0, y + 1 < height];
    for (let x = -1, i = y * width; x < width; x++, i++) {
      const isLast = x + 1 === width;
      const upperNext = (hasUpper && !isLast ? (values[i] as number) : outside) >= level ? 1 : 0;
      const lowerNext = (hasLower && !isLast ? (values[i + width] as number) : outside) >= level ? 1 : 0;
      const corners = upper * 8 + upperNext * 4 + lowerNext * 2 + lower;
      upper = upperNext;
      lower = lowerNext;
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of runs[corners] as (typeof runs)[number]) {
        const start = sideOf(x, y, from);
        next[start] = sideOf(x, y, to);
        starts.push(start);
      }
    }
  }
  const pointOn = (side: number): Point => {
    const corner = side >> 1;
    const [x, y] = [(corner % pitch) - 1, Math.floor(corner / pitch) - 1];
    const here = at(x, y);
    const isDown = side % 2 === 1;
    const there = isDown ? at(x, y + 1) : at(x + 1, y);
    const share = (level - here) / (there - here);
    return [x0 + x + 0.5 + (isDown ? 0 : share), y0 + y + 0.5 + (isDown ? share : 0)];
  };
  return starts.flatMap((start) => {
    const ring: Point[] = [];
    for (let side = start; (next[side] as number) >= 0; ) {
      ring.push(pointOn(side));
      const following = next[side] as number;
      next[side] = -1;
      side = following;
    }
    return ring.length > 2 ? [ring] : [];
  });
}
