import { clamp, lerp, smoothstep } from '../geometry/interval.ts';
import type { Point } from '../geometry/point.ts';

/** The shade of a filled path, 0 lit … 1 deepest shadow: one value, or one for each place in the path's own coordinates. */
export type Tone = number | Shader;
export type Shader = (x: number, y: number) => number;

/** Runs from `inner` at `center` + `innerRadius` to `outer` at `outerRadius`, level before and after. */
export function radialShader(
  center: Point,
  [innerRadius, outerRadius]: readonly [number, number],
  [inner, outer]: readonly [number, number],
): Shader {
  const perUnit = 1 / (outerRadius - innerRadius);
  return (x, y) => {
    const radius = Math.sqrt((x - center[0]) ** 2 + (y - center[1]) ** 2);
    return lerp(inner, outer, clamp((radius - innerRadius) * perUnit));
  };
}

/** Runs from one shade at `from` to the other at `to`, eased, level before and after. */
export function linearShader(from: Point, to: Point, [first, last]: readonly [number, number]): Shader {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const perUnit = 1 / (dx * dx + dy * dy);
  return (x, y) => {
    const share = ((x - from[0]) * dx + (y - from[1]) * dy) * perUnit;
    return lerp(first, last, smoothstep(0, 1, share));
  };
}

/** A ball lit from the upper left. */
export function ballShader(center: Point, radius: number, depth = 0.8): Shader {
  return (x, y) => {
    const across = (x - center[0] + y - center[1]) / radius;
    return clamp(depth * (0.45 + 0.5 * across));
  };
}
