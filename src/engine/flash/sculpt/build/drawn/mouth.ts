import type { Vector } from '../solid/vector.ts';
import type { Area, Drawing } from './drawing.ts';
import { press } from './drawing.ts';
import type { HeadForm } from './head-form.ts';

/** @param face whose shade the mouth's is */
export function drawMouth(drawing: Drawing, form: HeadForm, face: Area): void {
  // On the arch of the teeth.
  const line = (...places: readonly (readonly [number, number, number?])[]) =>
    form.curve(places.map(([x, y, out = 0]): Vector => [x, y, 105 - (x / 24) ** 2 * 17 + out]));
  const upper = line(
    [-25, 65, -2],
    [-15, 59.5],
    [-5, 55.2, 1],
    [0, 57, 2],
    [5, 55.2, 1],
    [15, 59.5],
    [25, 65, -2],
  );
  const middle = line(
    [-25, 65, -2],
    [-14, 64.5, 1],
    [-5, 64, 3],
    [0, 65.6, 3],
    [5, 64, 3],
    [14, 64.5, 1],
    [25, 65, -2],
  );
  const lower = line([-25, 65, -2], [-17, 71], [-7, 76, 1], [0, 76.8, 1], [7, 76, 1], [17, 71], [25, 65, -2]);
  drawing.area([...upper, ...middle.toReversed()], 'lip', { edge: middle, depth: 14 });
  drawing.area([...middle, ...lower.toReversed()], 'lip', { edge: lower, depth: 10, strength: 0.7 });
  drawing.line(middle, 0.75, (t) => 0.45 + 0.55 * Math.sin(t * Math.PI));
  drawing.line(upper, 0.5, press.swell);
  drawing.line(lower, 0.55, (t) => 0.3 + 0.7 * Math.sin(t * Math.PI));
  const chin = form.curve([
    [-8, 84, 94],
    [0, 85.5, 95],
    [8, 84, 94],
  ]);
  drawing.line(chin, 0.4, press.both);
  face.shades.push({ edge: chin, depth: 15, strength: 0.5 });
}
