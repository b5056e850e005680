import type { IconTreatment } from '../icons/icon-layer.ts';
import type { ReliefLook } from '../sculpt/relief-look.ts';
import type { Typeface } from '../text/typefaces.ts';
import type { LineWeights } from './pen.ts';

/** How a style draws, apart from how it composes and inks. */
export interface LineStyle {
  readonly weight: LineWeights;
  /** Bare skin between a motif and what lies behind it, in pixels. */
  readonly gapPx: number;
  readonly hasDetail: boolean;
  readonly icons: IconTreatment;
  /** Lines are searched for, drawn again so many pixels off. */
  readonly searchPx?: number;
  /** Where shade alone is too pale for black: how much ink lies on what is black, 0 … 1. */
  readonly blackInk?: number;
  /** How what is sculpted is shaded; plainly unless told otherwise. */
  readonly relief?: ReliefLook;
  /** Solid black with bare lines. */
  readonly isInverted?: boolean;
  /** Motifs are solid black up to their edges, but for their lines. */
  readonly isSilhouette?: boolean;
  /** Motifs are folded from flat triangles. */
  readonly isFaceted?: boolean;
  /** For ribbons. */
  readonly typeface: Typeface;
}
