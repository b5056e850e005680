import type { Point } from '../../../geometry/point.ts';
import type { Surface } from '../render/surface.ts';
import type { Solid } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { lengthOf, plus } from '../solid/vector.ts';
import type { Decal } from '../subject.ts';
import type { FoundLine } from './found-line.ts';

/** How far behind the skin a place may be to be seen nevertheless. */
const tolerance = 0.035;

/** The drawn-on lines as far as they are seen, each on both sides. */
export function decalLines(surface: Surface, solid: Solid, decals: readonly Decal[]): FoundLine[] {
  return decals.flatMap((decal) =>
    (decal.isOneSided ? [1] : [1, -1]).flatMap((hand) => seenParts(surface, solid, decal, hand)),
  );
}

function seenParts(surface: Surface, solid: Solid, decal: Decal, hand: number): FoundLine[] {
  const { points, width = 1, isFree = false, fineness = 40 } = decal;
  const parts: FoundLine[] = [];
  let part: FoundLine | null = null;
  for (let i = 0; i <= fineness; i++) {
    const [px, py, pz] = along(points, (i / fineness) * (points.length - 1));
    const place: Vector = [px * hand, py, pz];
    const { x, y, depth } = surface.project(isFree ? place : onSkin(solid, place));
    const pixel = Math.floor(y) * surface.side + Math.floor(x);
    const isInside = x > 1 && y > 1 && x < surface.side - 1 && y < surface.side - 1;
    if (!isInside || depth > (surface.depth[pixel] as number) + tolerance) {
      part = null;
      continue;
    }
    if (!part) {
      part = {
        role: 'decal',
        points: [],
        pixels: [],
        isClosed: false,
        isFreeAtStart: true,
        isFreeAtEnd: true,
        width,
      };
      parts.push(part);
    }
    part.points.push([x, y] satisfies Point);
    part.pixels.push(pixel);
  }
  return parts.filter((found) => found.points.length > 2);
}

/** On a Catmull-Rom curve. */
function along(points: readonly Vector[], at: number): Vector {
  const i = Math.min(points.length - 2, Math.floor(at));
  const t = at - i;
  const knot = (k: number) => points[Math.min(points.length - 1, Math.max(0, k))] as Vector;
  const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
  const blend = (axis: 0 | 1 | 2) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
  return [blend(0), blend(1), blend(2)];
}

function onSkin(solid: Solid, start: Vector): Vector {
  const off = 0.003;
  let place = start;
  for (let step = 0; step < 4; step++) {
    const [x, y, z] = place;
    const distance = solid.distance(x, y, z);
    const slope: Vector = [
      solid.distance(x + off, y, z) - distance,
      solid.distance(x, y + off, z) - distance,
      solid.distance(x, y, z + off) - distance,
    ];
    place = plus(place, slope, -distance / (lengthOf(slope) || 1));
  }
  return place;
}
