import { clamp, lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';

/** A leg, an arm, a tail or a trunk: a line, and its half widths at even shares of it. */
export interface Limb {
  readonly line: string;
  readonly half: readonly number[];
}

/** The outline of a limb, its ends cut square. */
export function limbOutline({ line, half }: Limb): Point[] {
  return outlineOf(ribbon(traced(line, 8), (share) => widthAt(half, share)));
}

/** Draws a limb as one cell. */
export function drawLimb(pen: Pen, limb: Limb, look: FillLook): void {
  pen.fill(limbOutline(limb), { line: pen.weight.inner * 1.1, ...look });
}

function widthAt(half: readonly number[], share: number): number {
  const place = clamp(share) * (half.length - 1);
  const i = Math.min(half.length - 2, Math.floor(place));
  return lerp(half[i] ?? 0, half[i + 1] ?? 0, place - i);
}
