import type { Pen } from '../../../paint/pen.ts';
import { drawLock } from '../any-beast/fur.ts';

interface ZebraMane {
  readonly locks: readonly (readonly [x: number, y: number, dx: number, dy: number])[];
  readonly width: number;
  readonly bend: number;
  /** How dark the dark locks are. */
  readonly tone: number;
}

/** Upright locks, dark and white by turns. */
export function drawZebraMane(pen: Pen, { locks, width, bend, tone }: ZebraMane): void {
  for (const [i, [x, y, dx, dy]] of locks.entries())
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width,
      bend,
      pigment: i % 2 === 0 ? 'dark' : 'foam',
      tone: i % 2 === 0 ? tone : 0.1,
    });
}
