import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLock } from './fur.ts';

/** A lock that hangs: its root, and how far its tip is from it. */
export type Strand = readonly [x: number, y: number, dx: number, dy: number];

/** What all strands of one coat share. */
interface Shag {
  /** Width at the roots. */
  readonly width: number;
  readonly pigment: Pigment;
  /** How far every other strand is pushed sideways; those between fall the other way. */
  readonly bend?: number;
  /** The shade at a height, 0..1, of a strand with its root at `rootY`. */
  readonly tone: (y: number, rootY: number) => number;
}

/** Long hair, strand by strand, as it hangs from a coat. */
export function drawShag(
  pen: Pen,
  strands: readonly Strand[],
  { width, pigment, bend = 0.12, tone }: Shag,
): void {
  for (const [i, [x, y, dx, dy]] of strands.entries())
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width,
      bend: i % 2 === 0 ? bend : -0.1,
      pigment,
      tone: (_, py) => tone(py, y),
    });
}
