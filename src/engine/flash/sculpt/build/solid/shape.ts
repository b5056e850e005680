import type { Matrix, Turn, Vector } from './vector.ts';
import { cross, lengthOf, minus, plus, radians, times, transposed, turning, unit } from './vector.ts';

/** A body by its distance field: negative inside, about the distance to its skin outside. */
export interface Shape {
  /** A ball around the middle that holds all of it. */
  readonly center: Vector;
  readonly radius: number;
  distance(x: number, y: number, z: number): number;
}

const upright: Matrix = turning([0, 0, 0]);

function axesOf(turn: Turn | undefined): Matrix {
  return turn ? transposed(turning(turn)) : upright;
}

export function ellipsoid(center: Vector, [rx, ry, rz]: Vector, turn?: Turn): Shape {
  const [[a, b, c], [d, e, f], [g, h, i]] = axesOf(turn);
  const least = Math.min(rx, ry, rz);
  return {
    center,
    radius: Math.max(rx, ry, rz),
    distance(px, py, pz) {
      const x = px - center[0];
      const y = py - center[1];
      const z = pz - center[2];
      const u = (a * x + b * y + c * z) / rx;
      const v = (d * x + e * y + f * z) / ry;
      const w = (g * x + h * y + i * z) / rz;
      const near = Math.sqrt(u * u + v * v + w * w);
      const slope = Math.sqrt((u * u) / (rx * rx) + (v * v) / (ry * ry) + (w * w) / (rz * rz));
      return slope < 1e-6 ? -least : (near * (near - 1)) / slope;
    },
  };
}

/** A box with rounded edges. */
export function block(center: Vector, half: Vector, rounding: number, turn?: Turn): Shape {
  const [[a, b, c], [d, e, f], [g, h, i]] = axesOf(turn);
  return {
    center,
    radius: lengthOf(half),
    distance(px, py, pz) {
      const x = px - center[0];
      const y = py - center[1];
      const z = pz - center[2];
      const u = Math.abs(a * x + b * y + c * z) - half[0] + rounding;
      const v = Math.abs(d * x + e * y + f * z) - half[1] + rounding;
      const w = Math.abs(g * x + h * y + i * z) - half[2] + rounding;
      const ox = Math.max(u, 0);
      const oy = Math.max(v, 0);
      const oz = Math.max(w, 0);
      return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(u, v, w), 0) - rounding;
    },
  };
}

/** A round rod from one place to another, its radius running from the first to the second. */
export function rod(from: Vector, to: Vector, first: number, second = first): Shape {
  const way = minus(to, from);
  const squared = Math.max(1e-9, way[0] ** 2 + way[1] ** 2 + way[2] ** 2);
  return {
    center: plus(from, way, 0.5),
    radius: Math.sqrt(squared) / 2 + Math.max(first, second),
    distance(px, py, pz) {
      const x = px - from[0];
      const y = py - from[1];
      const z = pz - from[2];
      const share = Math.min(1, Math.max(0, (x * way[0] + y * way[1] + z * way[2]) / squared));
      const u = x - share * way[0];
      const v = y - share * way[1];
      const w = z - share * way[2];
      return Math.sqrt(u * u + v * v + w * w) - (first + share * (second - first));
    },
  };
}

export interface LockForm {
  /** Across which it is flat. */
  readonly facing?: Vector;
  /** How much thinner it is across than it is wide. */
  readonly flat?: number;
  /** Where its tip is drawn to. */
  readonly bend?: Vector;
  /** How far it swings to one side and back. */
  readonly wave?: number;
  readonly profile?: 'leaf' | 'ear' | 'fang';
}

const profiles = {
  leaf: (h: number) => (1 - h) * Math.sqrt(1 - h) * (0.7 + 2.4 * h),
  ear: (h: number) => (1 - h) * (0.85 + h),
  fang: (h: number) => (1 - h * h) * (1 - 0.35 * h),
};

/** A pointed, bent leaf: a lock of fur, a feather, an ear, a fang. */
export function lock(from: Vector, to: Vector, radius: number, form: LockForm = {}): Shape {
  const { facing = [0, 0, 1], flat = 2, bend = [0, 0, 0], wave = 0, profile = 'leaf' } = form;
  const way = minus(to, from);
  const squared = way[0] ** 2 + way[1] ** 2 + way[2] ** 2;
  const normal = unit(facing);
  const side = times(cross(way, normal), 1 / Math.sqrt(squared));
  const wide = profiles[profile];
  const [fx, fy, fz] = from;
  const [wx, wy, wz] = way;
  const [bx, by, bz] = bend;
  const [nx, ny, nz] = normal;
  const [sx, sy, sz] = side;
  const steepness = 1 / Math.max(1, flat * 0.8);
  return {
    center: plus(from, way, 0.5),
    radius: Math.sqrt(squared) / 2 + radius + lengthOf(bend) + Math.abs(wave),
    // The busiest lines of all: plain numbers, no lists.
    distance(px, py, pz) {
      let x = px - fx;
      let y = py - fy;
      let z = pz - fz;
      const share = (x * wx + y * wy + z * wz) / squared;
      const h = share < 0 ? 0 : share > 1 ? 1 : share;
      const bent = h * h;
      const swung = 20 * wave * h * (1 - h) * (0.5 - h);
      x -= h * wx + bent * bx + swung * sx;
      y -= h * wy + bent * by + swung * sy;
      z -= h * wz + bent * bz + swung * sz;
      const across = (x * nx + y * ny + z * nz) * (flat - 1);
      x += across * nx;
      y += across * ny;
      z += across * nz;
      return (Math.sqrt(x * x + y * y + z * z) - radius * wide(h)) * steepness;
    },
  };
}

/** A shape on a hinge whose axis runs from left to right: a jaw. Degrees open it downwards. */
export function hinged(shape: Shape, pivot: Vector, degrees: number): Shape {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const [, py, pz] = pivot;
  const [cy, cz] = [shape.center[1] - py, shape.center[2] - pz];
  return {
    center: [shape.center[0], py + cy * cos - cz * sin, pz + cy * sin + cz * cos],
    radius: shape.radius,
    distance(x, y, z) {
      const dy = y - py;
      const dz = z - pz;
      return shape.distance(x, py + dy * cos + dz * sin, pz - dy * sin + dz * cos);
    },
  };
}
