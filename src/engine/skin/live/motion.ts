import type { PhotoPoint } from '../geometry/camera.ts';
import { fullTurn } from '../geometry/full-turn.ts';
import type { Placement } from '../scene.ts';

/**
 * What has become of a picture since an earlier one, as it turned, grew and moved: (x, y) lies now at
 * (a·x − b·y + x0, b·x + a·y + y0). Lengths are in the unit of the points: photo units, or pixels.
 */
export interface Motion {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
}

export const still: Motion = { a: 1, b: 0, x: 0, y: 0 };

export function moved({ a, b, x, y }: Motion, point: PhotoPoint): PhotoPoint {
  return { x: a * point.x - b * point.y + x, y: b * point.x + a * point.y + y };
}

/** The one motion that does the same as `first`, and `then` after it. */
export function chained(first: Motion, then: Motion): Motion {
  const { x, y } = moved(then, first);
  return { a: then.a * first.a - then.b * first.b, b: then.b * first.a + then.a * first.b, x, y };
}

/** The motion back. */
export function reversed({ a, b, x, y }: Motion): Motion {
  const grown = a * a + b * b;
  const turned = { a: a / grown, b: -b / grown };
  const { x: left, y: top } = moved({ ...turned, x: 0, y: 0 }, { x, y });
  return { ...turned, x: -left, y: -top };
}

/** The same motion for points that are measured in another unit. */
export function inUnits(motion: Motion, perUnit: number): Motion {
  return { ...motion, x: motion.x * perUnit, y: motion.y * perUnit };
}

/** Part of the way from one motion to another; 1 is all of it. */
export function between(from: Motion, to: Motion, share: number): Motion {
  const mixed = (one: number, other: number): number => one + share * (other - one);
  return { a: mixed(from.a, to.a), b: mixed(from.b, to.b), x: mixed(from.x, to.x), y: mixed(from.y, to.y) };
}

/** Where a design lies after that, in photo units. */
export function carried(placement: Placement, motion: Motion): Placement {
  const turned = placement.rotationDeg + (Math.atan2(motion.b, motion.a) * 180) / Math.PI;
  return {
    ...placement,
    centre: moved(motion, placement.centre),
    width: placement.width * Math.hypot(motion.a, motion.b),
    rotationDeg: fullTurn(turned),
  };
}
