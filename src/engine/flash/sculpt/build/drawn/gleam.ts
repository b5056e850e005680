import type { Point } from '../../../geometry/point.ts';
import { acrossLine } from './curves.ts';
import type { Drawing } from './drawing.ts';
import { press } from './drawing.ts';

/** A hair in the colour of the hair on the dark between locks. */
export function gleam(drawing: Drawing, points: readonly Point[], width: number): void {
  const across = acrossLine(points);
  const side = (hand: 1 | -1) =>
    points.map(([x, y], i): Point => {
      const half = hand * 0.5 * width * press.both(i / (points.length - 1));
      const [u, v] = across[i] as Point;
      return [x + u * half, y + v * half];
    });
  drawing.area([...side(1), ...side(-1).toReversed()], 'hair');
}
