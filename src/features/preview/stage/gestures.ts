import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Placement } from '#engine/skin/scene.ts';
import { extent, grown, movedTo, type Shape } from '../try-on/placement.ts';
import { angleDeg, distanceOf, pinchOf, type ScreenPoint, snapped, type TwoFingers } from './pinch.ts';
import type { View } from './view.ts';

/** A tattoo that is being held, as it lay when it was taken. */
export interface Held {
  readonly placement: Placement;
  readonly view: View;
  readonly photo: Shape;
}

/**
 * Where a held tattoo goes. In units of −1…1 across the canvas, it moves by half of the distance that is dragged:
 * it stays under the finger.
 */
export function dragged({ placement, view, photo }: Held, from: ScreenPoint, to: ScreenPoint): Placement {
  const [start, end] = [view.toPhoto(from), view.toPhoto(to)];
  const { x, y } = placement.centre;
  return movedTo(placement, { x: x + end.x - start.x, y: y + end.y - start.y }, photo);
}

/** A corner that is pulled away from the middle. */
export function pulled({ placement, view }: Held, from: ScreenPoint, to: ScreenPoint): Placement {
  const middle = view.toScreen(placement.centre);
  return grown(placement, distanceOf(middle, to) / Math.max(distanceOf(middle, from), 1));
}

/** A handle that is led around the middle. */
export function led({ placement, view }: Held, from: ScreenPoint, to: ScreenPoint): Placement {
  const middle = view.toScreen(placement.centre);
  const turn = angleDeg(middle, to) - angleDeg(middle, from);
  return {
    ...placement,
    rotationDeg: snapped(placement.rotationDeg + (placement.isMirrored ? -turn : turn)),
  };
}

/** Two fingers pinch, turn and move at once. */
export function pinched(held: Held, from: TwoFingers, to: TwoFingers): Placement {
  const { ratio, turnDeg, move } = pinchOf(from, to);
  const moved = dragged(held, from[0], { x: from[0].x + move.x, y: from[0].y + move.y });
  const sized = grown(moved, ratio);
  return turnDeg === 0 ? sized : { ...sized, rotationDeg: snapped(sized.rotationDeg + turnDeg) };
}

export function isInPhoto({ x, y }: PhotoPoint, photo: Shape): boolean {
  const { width, height } = extent(photo);
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
