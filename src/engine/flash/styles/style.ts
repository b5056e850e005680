import type { StyleId } from '#contract/style-ids.ts';
import type { Design } from '../compose/design.ts';
import type { Pixels } from '../finish/develop.ts';
import type { Point, Polygon } from '../geometry/point.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import type { LineStyle } from '../paint/line-style.ts';
import type { Palette, Pigment } from '../paint/palette.ts';
import type { Random } from '../random/random.ts';
import type { Shading, ShadingJob } from '../vector/shading.ts';

/** A way of tattooing: its lines, its colours, how it composes and how it inks. */
export interface Style extends LineStyle {
  readonly id: StyleId;
  /** The largest scale at which a design is set on the page: small tattoos leave skin around them. */
  readonly largest?: number;
  /** None for styles that know no colour. */
  readonly palettes: readonly Palette[];
  /** Compositions of different build; a set of four takes four of them. */
  readonly designs: readonly [Design, Design, Design, Design, ...Design[]];
  /** The same for words alone. */
  readonly letterings: readonly [Design, Design, Design, Design, ...Design[]];
  /** How it shades in a vector drawing, the lowest first. */
  shading(job: ShadingJob): readonly Shading[];
  /** How much of the skin its colours cover in a vector drawing, 0 … 1; 1 unless told otherwise. */
  readonly coloring?: number;
  /** Turns shade into the style's marks and the planes into pixels. */
  ink(planes: InkPlanes, job: InkJob): Pixels;
}

/** What inking needs to know of the design on the page; places and lengths in units of the page. */
interface InkJob {
  readonly palette: Palette | null;
  readonly random: Random;
  readonly center: Point;
  /** Half the larger side of the design. */
  readonly reach: number;
  /** The area of a background that the style inks itself. */
  readonly field: Polygon | null;
  readonly focalPigment: Pigment;
  /** Nothing is wanted around the design: no smoke, no splash. */
  readonly isBare: boolean;
}
