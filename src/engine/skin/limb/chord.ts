import type { Mask } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';

/** A cut across a limb, in pixels of the mask. */
export interface Chord {
  /** Of the limb, radians from the x axis towards y. */
  readonly direction: number;
  readonly width: number;
  readonly middle: PhotoPoint;
}

const directions = 90;

/** The shortest cut through a place of the skin; undefined where every cut leaves the picture before the skin ends. */
export function shortestChord(mask: Mask, place: PhotoPoint): Chord | undefined {
  let best: Chord | undefined;
  for (let i = 0; i < directions; i++) {
    const direction = (Math.PI * i) / directions;
    const right = edgeFrom(mask, place, direction, 1);
    const left = edgeFrom(mask, place, direction, -1);
    if (right === undefined || left === undefined) continue;
    const width = right - left;
    if (!best || width < best.width)
      best = { direction, width, middle: move(place, direction, 0, (left + right) / 2) };
  }
  return best && best.width > 2 ? best : undefined;
}

/**
 * Signed distance across from a place to where the mask ends; undefined when the place is off the skin or the
 * picture ends first.
 */
export function edgeFrom(mask: Mask, place: PhotoPoint, direction: number, side: 1 | -1): number | undefined {
  const dx = -Math.sin(direction) * side;
  const dy = Math.cos(direction) * side;
  let before = read(mask, place.x, place.y);
  if (before === undefined || before < 127.5) return undefined;
  for (let distance = 1; ; distance++) {
    const here = read(mask, place.x + dx * distance, place.y + dy * distance);
    if (here === undefined) return undefined;
    if (here < 127.5) return side * (distance - 1 + (before - 127.5) / (before - here));
    before = here;
  }
}

/** A point so many pixels along a direction and across it (to its right hand, y being down). */
export function move({ x, y }: PhotoPoint, direction: number, along: number, across: number): PhotoPoint {
  const cos = Math.cos(direction);
  const sin = Math.sin(direction);
  return { x: x + along * cos - across * sin, y: y + along * sin + across * cos };
}

/** The mask between pixel centres; undefined outside the picture. */
function read({ width, height, data }: Mask, x: number, y: number): number | undefined {
  if (x < 0.5 || y < 0.5 || x > width - 0.5 || y > height - 0.5) return undefined;
  const left = Math.min(width - 2, Math.floor(x - 0.5));
  const top = Math.min(height - 2, Math.floor(y - 0.5));
  const along = x - 0.5 - left;
  const down = y - 0.5 - top;
  const at = top * width + left;
  const above = (data[at] as number) * (1 - along) + (data[at + 1] as number) * along;
  const below = (data[at + width] as number) * (1 - along) + (data[at + width + 1] as number) * along;
  return above * (1 - down) + below * down;
}
