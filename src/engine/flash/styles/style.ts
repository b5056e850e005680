import type { StyleId } from '#contract/style.ts';
import type { Design } from '../compose/design.ts';
import type { Pixels } from '../finish/develop.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import type { IconTreatment } from '../icons/icon-layer.ts';
import type { Palette, Pigment } from '../paint/palette.ts';
import type { LineWeights } from '../paint/pen.ts';
import type { Sheet } from '../paint/sheet.ts';
import type { Random } from '../random/random.ts';
import type { Typeface } from '../text/typefaces.ts';

/** A way of tattooing: its lines, its colours, how it composes and how it inks. */
export interface Style {
  readonly id: StyleId;
  readonly weight: LineWeights;
  /** Bare skin between a motif and what lies behind it, in pixels. */
  readonly gapPx: number;
  readonly hasDetail: boolean;
  readonly icons: IconTreatment;
  /** Lines are searched for, drawn again so many pixels off. */
  readonly searchPx?: number;
  /** Solid black with bare lines. */
  readonly isInverted?: boolean;
  /** Motifs are folded from flat triangles. */
  readonly isFaceted?: boolean;
  /** The largest scale at which a design is set on the page: small tattoos leave skin around them. */
  readonly largest?: number;
  /** None for styles that know no colour. */
  readonly palettes: readonly Palette[];
  readonly typeface: Typeface;
  /** Compositions of different build; a set of four takes four of them. */
  readonly designs: readonly [Design, Design, Design, Design, ...Design[]];
  /** The same for words alone. */
  readonly letterings: readonly [Design, Design, Design, Design, ...Design[]];
  /** Turns shade into the style's marks and the sheet into pixels. */
  ink(sheet: Sheet, job: InkJob): Pixels;
}

/** What inking needs to know of the design on the page; places and lengths in pixels. */
export interface InkJob {
  readonly palette: Palette | null;
  readonly random: Random;
  readonly center: Point;
  /** Half the larger side of the design. */
  readonly reach: number;
  /** The area of a background that the style inks itself. */
  readonly field: Polygon | null;
  readonly heroPigment: Pigment;
}
