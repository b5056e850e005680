import type { LineRole } from '../../sculpted-view.ts';
import type { FoundLine } from './found-line.ts';

/** How much of its width a line of each role loses in the light; 1 leaves gaps in it. */
const lostInLight: Readonly<Record<LineRole, number>> = {
  outline: 0.5,
  edge: 0.7,
  border: 0.6,
  crease: 1,
  fold: 1,
  decal: 0.45,
};
/** Thinner than this share of its width a line is left open. */
const thinnest = 0.2;

/** A stretch of a line with its widths. */
export interface Inked {
  readonly line: FoundLine;
  /** From which of the line's points to which. */
  readonly from: number;
  readonly to: number;
  readonly widths: readonly number[];
}

/**
 * How wide a hand draws a line: heavy on the side of the shadow, open where light eats it, drawn out to a point where
 * it ends in nothing.
 *
 * @param light 0 … 1 for each pixel
 * @param taper the length over which an end thins, in pixels
 */
export function inked(line: FoundLine, light: Float32Array, taper: number): Inked[] {
  const count = line.points.length;
  const lost = lostInLight[line.role];
  const widths = line.pixels.map((pixel) => {
    const lit = light[pixel] as number;
    return line.width * (1 + lost * (0.5 - 1.05 * lit));
  });
  for (let round = 0; round < 12; round++) {
    for (let i = 1; i + 1 < count; i++)
      widths[i] = ((widths[i - 1] as number) + 2 * (widths[i] as number) + (widths[i + 1] as number)) / 4;
  }
  for (let i = 0; i < count; i++) {
    const [start, end] = [Math.min(1, 0.1 + i / taper), Math.min(1, 0.1 + (count - 1 - i) / taper)];
    if (line.isFreeAtStart) widths[i] = (widths[i] as number) * Math.sqrt(start);
    if (line.isFreeAtEnd) widths[i] = (widths[i] as number) * Math.sqrt(end);
  }
  return drawnParts(line, widths, taper);
}

/** The parts of the line that are not eaten by the light. */
function drawnParts(line: FoundLine, widths: readonly number[], taper: number): Inked[] {
  const parts: Inked[] = [];
  let from = -1;
  for (let i = 0; i <= widths.length; i++) {
    const isDrawn = i < widths.length && (line.role === 'outline' || (widths[i] as number) > thinnest);
    if (isDrawn && from < 0) from = i;
    if (isDrawn || from < 0) continue;
    if (i - from > taper * 0.6) parts.push({ line, from, to: i, widths: widths.slice(from, i) });
    from = -1;
  }
  return parts;
}
