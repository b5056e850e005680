import { smoothstep } from '../../../geometry/interval.ts';
import type { Area, Drawing } from './drawing.ts';
import { press } from './drawing.ts';
import type { HeadForm } from './head-form.ts';

/** @param face whose shade it is in */
export function drawNose(drawing: Drawing, form: HeadForm, face: Area): void {
  const bridge = form.curve([
    [9, -16, 92],
    [11, -6, 86],
  ]);
  const beneath = form.curve([
    [0, 49, 106],
    [8, 49, 99],
  ]);
  face.shades.push({ edge: bridge, depth: 15, strength: 0.6 }, { edge: beneath, depth: 21, strength: 0.6 });
  const ridge = form.curve([
    [-6, -18, 94],
    [-5, -6, 92],
    [-5, 8, 97],
    [-4.5, 24, 107],
    [-5, 34, 114],
    [-5.5, 40, 116],
    [-3, 45, 114],
    [0, 46.5, 110],
  ]);
  drawing.line(ridge, 0.62, (t) =>
    t < 0.55 ? 0.15 + 0.5 * t : 0.42 + 0.58 * smoothstep(0.55, 0.9, t) * (1 - smoothstep(0.93, 1, t) * 0.7),
  );
  const wing = form.curve([
    [11, 31, 98],
    [15.5, 36, 95],
    [16, 42, 93],
    [12.5, 46, 95],
    [9, 45, 99],
  ]);
  drawing.line(wing, 0.6, press.both);
  const nostril = form.curve([
    [3.5, 46.5, 108],
    [7, 43.8, 105],
    [11, 45, 100],
  ]);
  drawing.line(nostril, 0.75, press.both);
  const far = form.curve([
    [-6, 45.5, 106],
    [-8.5, 44, 102],
  ]);
  drawing.line(far, 0.5, press.both);
}
