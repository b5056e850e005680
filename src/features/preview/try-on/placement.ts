import { fullTurn } from '#engine/skin/geometry/full-turn.ts';
import { nudgeStep, tattooControls } from '#engine/skin/preview-defaults.ts';
import type { Placement } from '#engine/skin/scene.ts';

/** Width and height in pixels. */
export interface Shape {
  readonly width: number;
  readonly height: number;
}

export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A photo's width and height in photo units. */
export function extent({ width, height }: Shape): Shape {
  const longest = Math.max(width, height);
  return { width: width / longest, height: height / longest };
}

/** Before there is a photo, a square stands for it. */
export function startPlacement(photo: Shape | null): Placement {
  const { width, height } = photo ? extent(photo) : { width: 1, height: 1 };
  return {
    centre: { x: width / 2, y: height / 2 },
    width: tattooControls.scale.initial,
    rotationDeg: tattooControls.rotation.initial,
  };
}

/** What the size slider counts: at 1 a design is as wide as the photo is long. */
export function scaleOf({ width }: Placement): number {
  return width;
}

export function withScale(placement: Placement, scale: number): Placement {
  const { min, max } = tattooControls.scale;
  return { ...placement, width: clamp(scale, min, max) };
}

/** Makes a design `ratio` times as wide. One that its size in cm made smaller than the slider can is left so. */
export function grown(placement: Placement, ratio: number): Placement {
  const { min, max } = tattooControls.scale;
  const least = Math.min(placement.width, min);
  return { ...placement, width: clamp(placement.width * ratio, least, max) };
}

export function turned(placement: Placement, deg: number): Placement {
  return { ...placement, rotationDeg: fullTurn(placement.rotationDeg + deg) };
}

/** How far a design lies from the photo's middle, in photo units. */
export function offsetOf({ centre }: Placement, photo: Shape): Offset {
  const { width, height } = extent(photo);
  return { x: centre.x - width / 2, y: centre.y - height / 2 };
}

/** A design's middle never leaves the photo, or it could not be caught again. */
export function movedTo(placement: Placement, centre: Offset, photo: Shape): Placement {
  const { width, height } = extent(photo);
  return { ...placement, centre: { x: clamp(centre.x, 0, width), y: clamp(centre.y, 0, height) } };
}

export function movedBy(placement: Placement, by: Offset, photo: Shape): Placement {
  return movedTo(placement, { x: placement.centre.x + by.x, y: placement.centre.y + by.y }, photo);
}

export function nudged(placement: Placement, across: number, down: number, photo: Shape): Placement {
  return movedBy(placement, { x: across * nudgeStep, y: down * nudgeStep }, photo);
}

/** The same place in another photo, by its share of either side. */
export function carriedOver(placement: Placement, from: Shape | null, to: Shape): Placement {
  const before = from ? extent(from) : { width: 1, height: 1 };
  const after = extent(to);
  const { x, y } = placement.centre;
  return {
    ...placement,
    centre: { x: (x / before.width) * after.width, y: (y / before.height) * after.height },
  };
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
