import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Wrap } from '#engine/skin/geometry/wrap.ts';
import { acrossOf } from '#engine/skin/limb/outline.ts';
import type { WrapCorrection } from '#engine/skin/scene.ts';

/** What a design was laid on, as it is seen in the picture. In photo units; directions are unit vectors. */
export interface FitFrame {
  readonly middle: PhotoPoint;
  /** Along the limb, upwards (to the right where it lies across). */
  readonly along: PhotoPoint;
  /** A quarter turn clockwise from `along`. */
  readonly across: PhotoPoint;
  /** The limb's two sides beside the middle, against `across` first; null where there is no limb. */
  readonly sides: readonly [PhotoPoint, PhotoPoint] | null;
  /** Depth of the limb's section over its width. */
  readonly roundness: number;
}

/** @param placed middle of the design */
export function fitFrameOf(wrap: Wrap, placed: PhotoPoint, { axisDeg = 0 }: WrapCorrection): FitFrame {
  const turn = (axisDeg * Math.PI) / 180;
  if (wrap.kind === 'plane')
    return { ...axes({ x: 1, y: 0 }, turn), middle: placed, sides: null, roundness: 0 };
  const { direction, left, right, roundness } = wrap.outline;
  const sides = [halfway(left), halfway(right)] as const;
  const [one, other] = sides;
  // Seen from the direction that was found, so that the ends do not change places while the limb is turned.
  const frame = { ...axes(acrossOf(direction - turn), turn), middle: halfway(sides), roundness };
  const isInOrder = (other.x - one.x) * frame.across.x + (other.y - one.y) * frame.across.y > 0;
  return { ...frame, sides: isInOrder ? sides : [other, one] };
}

function axes({ x, y }: PhotoPoint, turn: number): Pick<FitFrame, 'along' | 'across'> {
  const across = {
    x: x * Math.cos(turn) - y * Math.sin(turn),
    y: x * Math.sin(turn) + y * Math.cos(turn),
  };
  return { across, along: { x: across.y, y: -across.x } };
}

function halfway([from, to]: readonly [PhotoPoint, PhotoPoint]): PhotoPoint {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Half of the limb's width in the picture; 0 where there is no limb. */
export function halfWidthOf({ sides }: FitFrame): number {
  return sides ? Math.hypot(sides[1].x - sides[0].x, sides[1].y - sides[0].y) / 2 : 0;
}

/** A place so far along and across from the middle. */
export function placeIn({ middle, along, across }: FitFrame, up: number, aside: number): PhotoPoint {
  return {
    x: middle.x + along.x * up + across.x * aside,
    y: middle.y + along.y * up + across.y * aside,
  };
}

/** How far along and across from the middle a place lies. */
export function seenFrom(
  { middle, along, across }: FitFrame,
  { x, y }: PhotoPoint,
): { up: number; aside: number } {
  const [right, down] = [x - middle.x, y - middle.y];
  return { up: right * along.x + down * along.y, aside: right * across.x + down * across.y };
}
