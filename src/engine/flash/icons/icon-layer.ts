import type { Bounds } from '../geometry/bounds.ts';
import { boundsOfPoints, unionAll } from '../geometry/bounds.ts';
import type { Polygon } from '../geometry/point.ts';
import type { Rgb } from '../paint/palette.ts';
import type { LineWeights } from '../paint/pen.ts';
import type { Setting } from '../paint/setting.ts';

/**
 * How a style renders the flat silhouette of an icon: `inflated` gives it volume and turns its cuts into bold
 * lines, `outlined` draws thin contours only, `solid` leaves it black.
 */
export type IconTreatment = 'inflated' | 'outlined' | 'solid';

export interface IconLook {
  readonly treatment: IconTreatment;
  readonly weight: LineWeights;
  /** Lines are drawn again, this many pixels off: a sketching hand. */
  readonly searchPx: number;
  /** The colour of the large pieces and those of the small ones, in turn; null in black and white. */
  readonly colors: readonly [main: Rgb, ...accents: Rgb[]] | null;
  /** Whether the icon's black is the subject's body or the lines of its drawing. */
  readonly black: 'body' | 'lines';
  readonly hasFur: boolean;
  /** The subject itself is dark: a raven, a panther. */
  readonly isDark: boolean;
  readonly seed: number;
}

/** A single-colour icon: polygons whose larger side spans -1 … 1. */
export interface IconLayer extends Setting {
  readonly kind: 'icon';
  readonly outlines: readonly Polygon[];
  readonly look: IconLook;
}

export function boundsOfIcon({ outlines, place }: IconLayer): Bounds {
  return unionAll(outlines.map((outline) => boundsOfPoints(outline, place)));
}
