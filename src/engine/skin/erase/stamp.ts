/** One touch of a round soft brush. */
export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface PenPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure?: number;
}

/** Stamps lie at most this share of the diameter apart, so that a stroke has no visible beads. */
export const largestSpacing = 0.12;

/**
 * The touches that make a stroke, evenly along its points; their size follows the pen's pressure.
 *
 * @param diameter at full pressure, in the unit of the points
 * @param aspect height of a unit down over a unit across (design units are not square)
 */
export function stampsAlong(points: readonly PenPoint[], diameter: number, aspect = 1): Stamp[] {
  const [first] = points;
  if (!first || diameter <= 0) return [];
  const stamps = [stampAt(first, diameter)];
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1] as PenPoint;
    const to = points[i] as PenPoint;
    const thinnest = diameter * Math.min(from.pressure ?? 1, to.pressure ?? 1);
    const length = Math.hypot(to.x - from.x, (to.y - from.y) * aspect);
    const steps = Math.ceil(length / (largestSpacing * Math.max(thinnest, diameter * leastPressure)));
    for (let k = 1; k <= steps; k++) stamps.push(stampAt(between(from, to, k / steps), diameter));
  }
  return stamps;
}

/** A pen that barely touches still draws this share of the diameter. */
const leastPressure = 0.1;

function stampAt({ x, y, pressure = 1 }: PenPoint, diameter: number): Stamp {
  return { x, y, radius: (diameter / 2) * Math.max(leastPressure, pressure) };
}

function between(from: PenPoint, to: PenPoint, share: number): PenPoint {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    pressure: mix(from.pressure ?? 1, to.pressure ?? 1),
  };
}

/** How much a brush covers at a distance from its middle, 0…1: whole within `hardness` of the radius, then a smooth fall. */
export function coverAt(distance: number, radius: number, hardness: number): number {
  if (distance >= radius) return 0;
  const solid = radius * hardness;
  if (distance <= solid) return 1;
  const fall = (distance - solid) / (radius - solid);
  return 1 - fall * fall * (3 - 2 * fall);
}
