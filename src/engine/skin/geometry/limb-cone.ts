import type { Outline } from '../limb/outline.ts';
import type { Camera, PhotoPoint } from './camera.ts';
import { rayThrough } from './camera.ts';
import type { Vector } from './vector.ts';
import { add, cross, dot, scale, unit } from './vector.ts';

/**
 * A piece of a limb as a cone with an elliptic section; a cylinder is a cone whose apex is far away.
 * Everything is up to scale: the limb is one unit away from the camera.
 */
export interface LimbCone {
  readonly apex: Vector;
  /** Unit, from the apex into the limb. */
  readonly axis: Vector;
  /** Unit, across the limb: front × axis. */
  readonly across: Vector;
  /** Unit, towards the camera. */
  readonly front: Vector;
  /** Half width and half depth at one unit from the apex. */
  readonly halfWidth: number;
  readonly halfDepth: number;
}

/** Apex farther than this many distances to the limb counts as a cylinder. */
const farthest = 2e4;

/** How the planes through the camera and the two sides of an outline lie. */
interface Wedge {
  readonly normals: readonly [Vector, Vector];
  /** Where both planes meet, unit. */
  readonly along: Vector;
  /** Between both planes, into the picture, unit. */
  readonly sight: Vector;
}

function wedgeOf(camera: Camera, outline: Outline): Wedge {
  const inward = (normal: Vector): Vector =>
    dot(normal, rayThrough(camera, outline.middle)) < 0 ? scale(normal, -1) : normal;
  const left = inward(planeThrough(camera, outline.left));
  const right = inward(planeThrough(camera, outline.right));
  return { normals: [left, right], along: unit(cross(left, right)), sight: unit(add(left, right)) };
}

/** The tilt at which the limb lies parallel to the picture, so that whatever narrows its outline is its own taper. */
export function levelTilt(camera: Camera, outline: Outline): number {
  const { along, sight } = wedgeOf(camera, outline);
  return -Math.atan(along[2] / sight[2]);
}

/**
 * The cone whose outline is the given pair of lines (both tangent planes through the camera must touch it), its
 * axis tipped by `tilt` out of the plane in which a cylinder with this outline would lie.
 *
 * @param tilt radians; 0 gives the cylinder
 */
export function coneFromOutline(camera: Camera, outline: Outline, tilt: number): LimbCone {
  const { roundness } = outline;
  const { normals, along, sight } = wedgeOf(camera, outline);
  const tipped = Math.abs(tilt) < 1 / farthest ? 1 / farthest : tilt;
  const apex = scale(along, -Math.cos(tipped) / Math.sin(tipped));
  const side = tipped > 0 ? 1 : -1;
  const axis = scale(add(scale(along, Math.cos(tipped)), scale(sight, Math.sin(tipped))), side);
  const front = scale(add(scale(along, -Math.sin(tipped)), scale(sight, Math.cos(tipped))), -1);
  // So handed that right × down points into the limb, as in the picture.
  const across = cross(front, axis);
  const halfWidth =
    Math.abs(dot(normals[0], axis)) / Math.hypot(dot(normals[0], across), roundness * dot(normals[0], front));
  return { apex, axis, across, front, halfWidth, halfDepth: halfWidth * roundness };
}

/** Unit normal of the plane through the camera and a line of the photo. */
function planeThrough(camera: Camera, [from, to]: readonly [PhotoPoint, PhotoPoint]): Vector {
  return unit(cross(rayThrough(camera, from), rayThrough(camera, to)));
}

/** Direction (unit) of the line from the apex along the surface at `turn` radians: 0 faces the camera, π/2 is `across`. */
export function generator(cone: LimbCone, turn: number): Vector {
  const wide = cone.halfWidth * Math.sin(turn);
  const deep = cone.halfDepth * Math.cos(turn);
  return unit(add(cone.axis, add(scale(cone.across, wide), scale(cone.front, deep))));
}

/** Where a line of sight first meets the limb: turn and distance from the apex; undefined when it passes by. */
export function meet(cone: LimbCone, ray: Vector): { turn: number; reach: number } | undefined {
  // In the cone's own coordinates: (across/halfWidth)² + (front/halfDepth)² = axis².
  const local = (v: Vector): Vector => [
    dot(v, cone.across) / cone.halfWidth,
    dot(v, cone.front) / cone.halfDepth,
    dot(v, cone.axis),
  ];
  const o = local(scale(cone.apex, -1));
  const r = local(ray);
  const a = r[0] * r[0] + r[1] * r[1] - r[2] * r[2];
  const b = o[0] * r[0] + o[1] * r[1] - o[2] * r[2];
  const c = o[0] * o[0] + o[1] * o[1] - o[2] * o[2];
  const discriminant = b * b - a * c;
  if (discriminant < 0) return undefined;
  const root = Math.sqrt(discriminant);
  // The stable pair of roots; a ≈ 0 when the ray runs along the surface.
  const q = -(b + Math.sign(b) * root);
  const hits = [q / a, c / q].filter((t) => Number.isFinite(t) && t > 0 && o[2] + t * r[2] > 0);
  if (hits.length === 0) return undefined;
  const t = Math.min(...hits);
  const point: Vector = [o[0] + t * r[0], o[1] + t * r[1], o[2] + t * r[2]];
  const turn = Math.atan2(point[0], point[1]);
  const height = point[2];
  const reach = height * Math.hypot(1, cone.halfWidth * Math.sin(turn), cone.halfDepth * Math.cos(turn));
  return { turn, reach };
}
