import type { Size } from '#engine/pixels/raster.ts';
import { cross, dot, type Vector } from '../geometry/vector.ts';
import type { Corner, Corners } from './corners.ts';

/** Sheets are no longer than this for their width. */
const longestShape = 4;
/** Focal length of a phone's camera for the longer side of its picture; cameras have between half and twice that. */
const usualFocal = 0.75;
/** Both pairs of sides converge by at least this much where the corners tell the focal length by themselves. */
const leastConvergence = 0.08;

/**
 * Height of a sheet for its width, from its corners under a perspective whose centre is the picture's (Z. Zhang and
 * L. He, "Whiteboard scanning and image enhancement", 2007). Where the sheet leans to one side only, the corners do not
 * tell the focal length, and a phone's is taken.
 */
export function sheetShape(corners: Corners, { width, height }: Size): number {
  const [m1, m2, m4, m3] = corners.map(({ x, y }) => [
    (x - 0.5) * width,
    (y - 0.5) * height,
    1,
  ]) as unknown as [Vector, Vector, Vector, Vector];
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3);
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2);
  const n2 = m2.map((each, i) => k2 * each - (m1[i] as number)) as unknown as Vector;
  const n3 = m3.map((each, i) => k3 * each - (m1[i] as number)) as unknown as Vector;
  const usual = usualFocal * Math.max(width, height);
  const canTell = Math.min(Math.abs(n2[2]), Math.abs(n3[2])) > leastConvergence;
  const told = canTell ? -(n2[0] * n3[0] + n2[1] * n3[1]) / (n2[2] * n3[2]) : 0;
  const isCamera = told > (usual / 2) ** 2 && told < (usual * 2) ** 2;
  const focalSquared = isCamera ? told : usual ** 2;
  const lengthOf = (n: Vector) => Math.sqrt((n[0] ** 2 + n[1] ** 2) / focalSquared + n[2] ** 2);
  const shape = lengthOf(n3) / lengthOf(n2);
  return Math.min(longestShape, Math.max(1 / longestShape, shape));
}

/** Lengths of the four sides in pixels, the upper one first, clockwise. */
export function sideLengths(corners: Corners, { width, height }: Size): [number, number, number, number] {
  return corners.map((from, i) => {
    const to = corners[(i + 1) % 4] as Corner;
    return Math.hypot((to.x - from.x) * width, (to.y - from.y) * height);
  }) as [number, number, number, number];
}
