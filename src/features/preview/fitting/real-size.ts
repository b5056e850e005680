import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { Placement } from '#engine/skin/scene.ts';

/** Two places in the photo whose distance somebody knows: the ends of a card, of a finger. */
export interface KnownLength {
  readonly from: PhotoPoint;
  readonly to: PhotoPoint;
  readonly cm: number;
}

/** Side of a bank card, the length that most people have at hand. */
export const cardCm = 8.56;
export const knownLengthBounds = { min: 0.5, max: 200 } as const;
/** Closer than this, the two places cannot be told apart well enough to measure by. */
const leastDistance = 0.01;

export function isMeasurable({ from, to }: Pick<KnownLength, 'from' | 'to'>): boolean {
  return distance(from, to) >= leastDistance;
}

/** Width of a design on the skin in cm; null before a length is known. */
export function widthCm({ width }: Placement, known: KnownLength | null): number | null {
  return known && width * cmPerUnit(known);
}

/** The width in photo units that is so many centimetres. */
export function unitsOf(cm: number, known: KnownLength): number {
  return cm / cmPerUnit(known);
}

function cmPerUnit({ from, to, cm }: KnownLength): number {
  return cm / distance(from, to);
}

function distance(from: PhotoPoint, to: PhotoPoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
