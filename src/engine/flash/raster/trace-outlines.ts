import type { Point } from '../geometry/point.ts';

/**
 * The outlines of the pixels for which `isInside` holds: closed rings through the middles of the pixel sides
 * that part inside from outside, so that slanting edges come out straight. Holes are rings of their own.
 */
export function traceOutlines(
  width: number,
  height: number,
  isInside: (x: number, y: number) => boolean,
): Point[][] {
  const next = sidesOf(width, height, isInside);
  const rings: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let corner: string | undefined = start; corner !== undefined; ) {
      const targets: string[] | undefined = next.get(corner);
      const target: string | undefined = targets?.pop();
      if (targets?.length === 0) next.delete(corner);
      if (target === undefined) break;
      const [x0, y0] = place(corner);
      const [x1, y1] = place(target);
      ring.push([(x0 + x1) / 2, (y0 + y1) / 2]);
      corner = target;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/** For each pixel corner the corners to which a side leads, with the inside on its right. */
function sidesOf(
  width: number,
  height: number,
  isInside: (x: number, y: number) => boolean,
): Map<string, string[]> {
  const next = new Map<string, string[]>();
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && isInside(x, y);
  const add = (x0: number, y0: number, x1: number, y1: number) => {
    const from = `${x0},${y0}`;
    next.set(from, [...(next.get(from) ?? []), `${x1},${y1}`]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) add(x, y, x + 1, y);
      if (!inside(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) add(x, y + 1, x, y);
    }
  }
  return next;
}

function place(corner: string): Point {
  const [x = 0, y = 0] = corner.split(',').map(Number);
  return [x, y];
}
