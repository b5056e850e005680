import type { ScreenPoint } from '../stage/pinch.ts';
import { clamp, type Shape } from '../try-on/placement.ts';

/** Diameter in CSS pixels. */
export const loupeSize = 116;
/** A fingertip covers about this much around its middle. */
const fingertip = 40;
const margin = 8;

/**
 * Where the middle of a loupe goes: above the finger, since the hand lies below it; where there is no room, beside it, to
 * the left before the right, since most hands come from the right.
 *
 * @param at the finger, in CSS pixels from the corner of `box`, in which the loupe stays
 */
export function loupePlace(at: ScreenPoint, box: Shape): ScreenPoint {
  const radius = loupeSize / 2;
  const away = radius + fingertip;
  const inside = (value: number, side: number): number =>
    clamp(value, radius + margin, Math.max(radius + margin, side - radius - margin));
  if (at.y - away - radius >= margin) return { x: inside(at.x, box.width), y: at.y - away };
  const hasRoomLeft = at.x - away - radius >= margin;
  return { x: hasRoomLeft ? at.x - away : at.x + away, y: inside(at.y - radius, box.height) };
}
