import type { Window } from '#engine/pixels/window.ts';
import type { DesignOutline } from './skin-api.ts';

/** The pens that there are, in units of the context. */
export interface Pens {
  readonly thinnest: number;
  readonly widest: number;
}

/**
 * Draws a part of an outline layer, in black, with the part's upper left in the origin.
 *
 * @param frame the part that is shown
 * @param width how wide that part becomes, in units of the context
 */
export function drawOutline(
  context: OffscreenCanvasRenderingContext2D,
  { width: pageWidth, height: pageHeight, paths }: DesignOutline,
  frame: Window,
  width: number,
  { thinnest, widest }: Pens,
): void {
  const shown = frame.width * pageWidth;
  const unit = width / shown;
  context.save();
  context.scale(unit, unit);
  context.translate(-frame.left * pageWidth, -frame.top * pageHeight);
  context.fillStyle = '#000';
  context.strokeStyle = '#000';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const path of paths) {
    const line = new Path2D(path.data);
    if (path.width === null) {
      context.fill(line, path.rule);
    } else {
      context.lineWidth = Math.max(thinnest / unit, Math.min(widest / unit, path.width));
      context.stroke(line);
    }
  }
  context.restore();
}
