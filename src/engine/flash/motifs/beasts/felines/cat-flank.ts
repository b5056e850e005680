import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { CatCoat } from './cat-coats.ts';

/** Where the marks of a coat lie on a body that is seen from the side. */
export interface Flank {
  readonly stripes: readonly string[];
  readonly patches: readonly (readonly [pigment: Pigment, outline: string])[];
  /** The wrinkles of a bare skin. */
  readonly folds: readonly string[];
}

/** Draws the stripes, patches or wrinkles of the coat upon the bare body. */
export function drawFlank(pen: Pen, coat: CatCoat, flank: Flank): void {
  const { inner, detail, contour } = pen.weight;
  if (coat.flank === 'stripes')
    for (const stripe of flank.stripes)
      pen.stroke(traced(stripe), Math.max(inner * 2.3, contour), { taper: 0.6, tapering: 'end' });
  if (coat.flank === 'patches')
    for (const [pigment, outline] of flank.patches)
      pen.fill(outlined(outline), { pigment, tone: (_, y) => clamp(0.25 + 0.3 * y), line: detail });
  if (coat.flank === 'folds') for (const fold of flank.folds) pen.stroke(traced(fold), inner, { taper: 0.5 });
}

/** A line between two parts of the body; on black fur it is left bare, or nobody would see it. */
export function drawFold(pen: Pen, coat: CatCoat, line: string): void {
  const isErasing = coat.fur === 'dark';
  pen.stroke(traced(line), pen.weight.inner * (isErasing ? 0.9 : 1.1), { taper: 0.4, isErasing });
}

/** Rings around a striped tail. */
export function drawRings(pen: Pen, coat: CatCoat, rings: readonly string[]): void {
  if (!coat.isStriped) return;
  for (const ring of rings) pen.stroke(traced(ring), pen.weight.inner * 2.2, { taper: 0.2 });
}

/** A cat's small round paw, its toes to the right. */
export function drawCatPaw(paw: Pen, coat: CatCoat, shade: number): void {
  const pigment = coat.paws ?? coat.fur;
  paw.fill(outlined('-0.1 -0.06, 0.0 -0.1, 0.11 -0.08, 0.16 0.0, 0.12 0.08, 0 0.09, -0.1 0.07'), {
    pigment,
    tone: shade,
    line: paw.weight.inner,
  });
  for (const toe of ['0.08 -0.03, 0.1 0.02, 0.08 0.07', '0.01 -0.02, 0.04 0.03, 0.02 0.08'])
    paw.stroke(traced(toe), paw.weight.detail, { isErasing: pigment === 'dark' });
}
