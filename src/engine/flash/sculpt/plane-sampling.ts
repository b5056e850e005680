import { clamp } from '../geometry/interval.ts';
import type { ViewPlane } from './sculpted-view.ts';

/** Reads a plane between its numbers, at a place of the view's square. */
export function smoothly({ side, values }: ViewPlane): (x: number, y: number) => number {
  const last = side - 1.001;
  const perUnit = side / 2;
  return (x, y) => {
    const column = clamp((x + 1) * perUnit - 0.5, 0, last);
    const row = clamp((y + 1) * perUnit - 0.5, 0, last);
    const left = Math.floor(column);
    const top = Math.floor(row);
    const [fx, fy] = [column - left, row - top];
    const i = top * side + left;
    const above = (values[i] as number) * (1 - fx) + (values[i + 1] as number) * fx;
    const below = (values[i + side] as number) * (1 - fx) + (values[i + side + 1] as number) * fx;
    return above * (1 - fy) + below * fy;
  };
}

/** The number of a plane that is nearest to a place of the view's square; 0 outside. */
export function nearest({ side, values }: ViewPlane): (x: number, y: number) => number {
  const perUnit = side / 2;
  return (x, y) => {
    const column = Math.floor((x + 1) * perUnit);
    const row = Math.floor((y + 1) * perUnit);
    if (column < 0 || row < 0 || column >= side || row >= side) return 0;
    return values[row * side + column] as number;
  };
}

/** Directions from a plane of angles, between its numbers; each of length 1 or less. */
export function directions({ side, values }: ViewPlane): (x: number, y: number) => [number, number] {
  const across = smoothly({ side, values: cosines(values, 0) });
  const down = smoothly({ side, values: cosines(values, 64) });
  return (x, y) => [across(x, y) / 127.5 - 1, down(x, y) / 127.5 - 1];
}

/** The cosines of angles in 256ths of a turn, as bytes. */
function cosines(angles: Uint8Array, less: number): Uint8Array {
  return angles.map((angle) => Math.round(127.5 + 127.5 * Math.cos(((angle - less) / 128) * Math.PI)));
}
