import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Where glass or metal catches the light: lines of `widthPx` that are left bare, tapered by `taper`. */
export function drawGleams(pen: Pen, lines: readonly string[], widthPx: number, taper = 0.4): void {
  for (const line of lines) pen.stroke(traced(line), widthPx, { isErasing: true, taper });
}
