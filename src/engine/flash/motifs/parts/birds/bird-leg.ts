import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';

interface BirdLeg {
  readonly pigment: Pigment;
  readonly shank: Limb;
}

interface WebbedLeg extends BirdLeg {
  /** The outline of the foot. */
  readonly web: string;
  /** The lines between its toes. */
  readonly furrows: readonly string[];
}

interface ToedLeg extends BirdLeg {
  readonly toes: readonly string[];
  /** Half the width of a toe at even shares of it. */
  readonly toeHalf: readonly number[];
  /** Folds of the skin around the shank. */
  readonly folds?: readonly string[];
}

/** A leg with a swimmer's foot. */
export function drawWebbedLeg(pen: Pen, { pigment, shank, web, furrows }: WebbedLeg, shade: number): void {
  drawLimb(pen, shank, { pigment, tone: shade });
  pen.fill(outlined(web), { pigment, tone: shade, line: pen.weight.inner });
  for (const furrow of furrows) pen.stroke(traced(furrow), pen.weight.detail);
}

/** A leg on toes that spread. */
export function drawToedLeg(
  pen: Pen,
  { pigment, shank, toes, toeHalf, folds = [] }: ToedLeg,
  shade: number,
): void {
  drawLimb(pen, shank, { pigment, tone: shade });
  for (const fold of folds) pen.stroke(traced(fold), pen.weight.detail * 1.3);
  for (const toe of toes)
    drawLimb(pen, { line: toe, half: toeHalf }, { pigment, tone: shade, line: pen.weight.inner });
}
