import type { Solid } from '../solid/solid.ts';
import type { Matrix, Vector } from '../solid/vector.ts';
import { product, times3, transposed, turning, unit } from '../solid/vector.ts';
import type { Camera } from '../subject.ts';

/** Depth where nothing is seen. */
export const nothing = 99;

/** What a camera sees of a solid, pixel by pixel. */
export interface Surface {
  /** The side of the picture, in pixels. */
  readonly side: number;
  /** From the solid's axes to the camera's. */
  readonly toCamera: Matrix;
  /** The length of a pixel's side at the solid's middle. */
  readonly pixel: number;
  /** How far away; `nothing` where nothing is seen. */
  readonly depth: Float32Array;
  /** Where the skin faces, by the camera's axes. */
  readonly normalX: Float32Array;
  readonly normalY: Float32Array;
  readonly normalZ: Float32Array;
  /** Where on the solid that is. */
  readonly placeX: Float32Array;
  readonly placeY: Float32Array;
  readonly placeZ: Float32Array;
  /** The number of the region; 0 for none. */
  readonly region: Uint8Array;
  /** How much light falls there: 0 … 1. */
  readonly light: Float32Array;
  /** The pixel and the depth at which a place of the solid is seen, were nothing before it. */
  project(place: Vector): { readonly x: number; readonly y: number; readonly depth: number };
}

/** The one light: from the upper left, before the solid. */
const lamp = unit([-0.55, 0.62, 0.62]);
/** The side of the blocks of pixels of which one ray finds out how far they are free. */
const blockSide = 8;
/** Nothing is nearer to or further from the middle than this. */
const depthOfScene = 3;

export function surfaceOf(solid: Solid, camera: Camera, side: number): Surface {
  const { yaw = 0, pitch = 0, roll = 0, distance = 7, center = [0, 0, 0], half = 1.55 } = camera;
  const tilt = product(turning([0, 0, roll]), turning([pitch, 0, 0]));
  const toCamera = product(tilt, turning([0, yaw, 0]));
  const fromCamera = transposed(toCamera);
  const area = side * side;
  const plane = () => new Float32Array(area);
  const surface: Surface = {
    side,
    toCamera,
    pixel: (2 * half) / side,
    depth: plane().fill(nothing),
    normalX: plane(),
    normalY: plane(),
    normalZ: plane(),
    placeX: plane(),
    placeY: plane(),
    placeZ: plane(),
    region: new Uint8Array(area),
    light: plane().fill(1),
    project(place) {
      const [x, y, z] = times3(toCamera, [place[0] - center[0], place[1] - center[1], place[2] - center[2]]);
      const away = distance - z;
      const perUnit = distance / away / surface.pixel;
      return {
        x: side / 2 + x * perUnit,
        y: side / 2 - y * perUnit,
        depth: Math.sqrt(x * x + y * y + away * away),
      };
    },
  };
  const [ex, ey, ez] = times3(fromCamera, [0, 0, distance]);
  const eye: Vector = [ex + center[0], ey + center[1], ez + center[2]];
  const rayAt = (x: number, y: number) =>
    unit(times3(fromCamera, [(x - side / 2) * surface.pixel, (side / 2 - y) * surface.pixel, -distance]));
  const near = distance - depthOfScene;
  const far = distance + depthOfScene;
  const lampThere = times3(fromCamera, lamp);
  const spread = (surface.pixel / distance) * blockSide * 0.75;
  for (let top = 0; top < side; top += blockSide) {
    for (let left = 0; left < side; left += blockSide) {
      const middle = rayAt(left + blockSide / 2, top + blockSide / 2);
      const free = freeOf(solid, eye, middle, { near, far, spread });
      if (free >= far) continue;
      for (let y = top; y < Math.min(side, top + blockSide); y++) {
        for (let x = left; x < Math.min(side, left + blockSide); x++) {
          const ray = rayAt(x + 0.5, y + 0.5);
          const depth = hit(solid, eye, ray, free - 0.05, far);
          if (depth < far) see(surface, solid, y * side + x, depth, eye, ray, lampThere);
        }
      }
    }
  }
  dropSpecks(surface);
  return surface;
}

/** How far a widening ray goes without touching anything. */
function freeOf(
  solid: Solid,
  eye: Vector,
  ray: Vector,
  { near, far, spread }: { near: number; far: number; spread: number },
): number {
  let depth = near;
  for (let step = 0; step < 80 && depth < far; step++) {
    const free = solid.distance(eye[0] + ray[0] * depth, eye[1] + ray[1] * depth, eye[2] + ray[2] * depth);
    if (free < spread * depth) return depth - spread * depth * 0.5;
    depth += (free - spread * depth * 0.7) * 0.9 + 0.002;
  }
  return depth;
}

function hit(solid: Solid, eye: Vector, ray: Vector, from: number, far: number): number {
  let depth = from;
  let free = 0;
  for (let step = 0; step < 90; step++) {
    free = solid.distance(eye[0] + ray[0] * depth, eye[1] + ray[1] * depth, eye[2] + ray[2] * depth);
    if (free < 0.0012) return depth;
    depth += free * 0.85;
    if (depth > far) return far;
  }
  return free > 0.004 ? far : depth;
}

const around = 0.0025;

function see(
  surface: Surface,
  solid: Solid,
  i: number,
  depth: number,
  eye: Vector,
  ray: Vector,
  lampThere: Vector,
): void {
  const [x, y, z] = [eye[0] + ray[0] * depth, eye[1] + ray[1] * depth, eye[2] + ray[2] * depth];
  const a = solid.distance(x + around, y - around, z - around);
  const b = solid.distance(x - around, y - around, z + around);
  const c = solid.distance(x - around, y + around, z - around);
  const d = solid.distance(x + around, y + around, z + around);
  const normal = unit([a - b - c + d || 1e-9, -a - b + c + d, -a + b - c + d]);
  const [nx, ny, nz] = times3(surface.toCamera, normal);
  surface.depth[i] = depth;
  surface.placeX[i] = x;
  surface.placeY[i] = y;
  surface.placeZ[i] = z;
  surface.region[i] = solid.region(x, y, z) || 1;
  surface.normalX[i] = nx;
  surface.normalY[i] = ny;
  surface.normalZ[i] = nz;
  surface.light[i] = litNeighbour(surface, i) ?? lightAt(solid, [x, y, z], normal, lampThere);
}

/** Light changes slowly: three pixels of four have that of one beside them, if the skin is the same there. */
function litNeighbour(surface: Surface, i: number): number | null {
  const { side, depth, region, normalX, normalY, normalZ, light } = surface;
  const [x, y] = [i % side, Math.floor(i / side)];
  const from = x & 1 ? i - 1 : y & 1 ? i - side : -1;
  if (from < 0 || region[from] !== region[i]) return null;
  if (Math.abs((depth[from] as number) - (depth[i] as number)) > 0.02) return null;
  const alike =
    (normalX[from] as number) * (normalX[i] as number) +
    (normalY[from] as number) * (normalY[i] as number) +
    (normalZ[from] as number) * (normalZ[i] as number);
  return alike > 0.97 ? (light[from] as number) : null;
}

function lightAt(solid: Solid, [x, y, z]: Vector, n: Vector, lampThere: Vector): number {
  const facing = n[0] * lampThere[0] + n[1] * lampThere[1] + n[2] * lampThere[2];
  let [closed, weight] = [0, 1];
  for (let i = 1; i <= 4; i++) {
    const off = 0.03 + 0.035 * i * i;
    closed +=
      (weight * Math.max(0, off - solid.distance(x + n[0] * off, y + n[1] * off, z + n[2] * off))) / off;
    weight *= 0.8;
  }
  const open = Math.max(0, 1 - closed / 2.2);
  const shone =
    facing > -0.1 ? shownToLamp(solid, [x + n[0] * 0.02, y + n[1] * 0.02, z + n[2] * 0.02], lampThere) : 1;
  const diffuse = Math.max(0, facing * 0.8 + 0.2) * (0.35 + 0.65 * shone);
  return Math.min(1, Math.max(0, (0.16 + 0.84 * diffuse) * (0.25 + 0.75 * open)));
}

/** How much of the lamp is seen from a place. */
function shownToLamp(solid: Solid, [x, y, z]: Vector, way: Vector): number {
  let [shown, off] = [1, 0.04];
  for (let step = 0; step < 14; step++) {
    const free = solid.distance(x + way[0] * off, y + way[1] * off, z + way[2] * off);
    shown = Math.min(shown, 0.5 + (6 * free) / off);
    if (shown <= 0) return 0;
    off += Math.max(0.03, free);
    if (off > 1.6) break;
  }
  return Math.min(1, shown);
}

/** Takes away what is too small to be a part of the drawing. */
function dropSpecks({ depth, side }: Surface): void {
  const seen = new Uint8Array(depth.length);
  for (let start = 0; start < depth.length; start++) {
    if (seen[start] || (depth[start] as number) >= nothing) continue;
    const piece = [start];
    seen[start] = 1;
    for (let at = 0; at < piece.length; at++) {
      const i = piece[at] as number;
      const x = i % side;
      for (const next of [x > 0 ? i - 1 : -1, x < side - 1 ? i + 1 : -1, i - side, i + side]) {
        if (next < 0 || next >= depth.length || seen[next] || (depth[next] as number) >= nothing) continue;
        seen[next] = 1;
        piece.push(next);
      }
    }
    if (piece.length < depth.length / 900) for (const i of piece) depth[i] = nothing;
  }
}
