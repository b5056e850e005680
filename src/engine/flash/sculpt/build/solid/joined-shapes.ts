import type { Shape } from './shape.ts';
import type { Vector } from './vector.ts';
import { lengthOf, minus, times } from './vector.ts';

/** Shapes that melt into each other over the length `blend`, whatever else there is. */
export function melting(shapes: readonly Shape[], blend: number): Shape {
  return {
    ...ballAround(shapes),
    distance(x, y, z) {
      let all = Number.POSITIVE_INFINITY;
      for (const shape of shapes) {
        const own = shape.distance(x, y, z);
        all = all === Number.POSITIVE_INFINITY ? own : melted(all, own, blend);
      }
      return all;
    },
  };
}

/** All that is in any of the shapes. */
export function together(...shapes: readonly Shape[]): Shape {
  return {
    ...ballAround(shapes),
    distance: (x, y, z) => Math.min(...shapes.map((shape) => shape.distance(x, y, z))),
  };
}

/** The smooth union: as deep as a quarter of `blend` where both are alike far away. */
function melted(a: number, b: number, blend: number): number {
  const near = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - near * near * blend * 0.25;
}

function ballAround(shapes: readonly Shape[]): { center: Vector; radius: number } {
  const sum = shapes.reduce<Vector>(
    ([x, y, z], { center }) => [x + center[0], y + center[1], z + center[2]],
    [0, 0, 0],
  );
  const center = times(sum, 1 / shapes.length);
  const reaches = shapes.map((shape) => lengthOf(minus(shape.center, center)) + shape.radius);
  return { center, radius: Math.max(...reaches) };
}
