import type { Point, Polygon } from '../geometry/point.ts';
import type { Pigment } from '../paint/palette.ts';

/** How a region of a sculpture is drawn. */
export interface RegionLook {
  readonly pigment: Pigment;
  /** How light it is by itself, where no colour tells: 0 black … 1 white. */
  readonly albedo: number;
  /** Solid black, whatever the light: pupils, nostrils, the holes of a skull. */
  readonly isBlack?: boolean;
  /** Kept dark by shade where there is colour, too. */
  readonly isShaded?: boolean;
  /** Hair on it: how long and how far apart, in hundredths of the view's side. */
  readonly fur?: { readonly length: number; readonly gap: number };
  /** Smooth and wet or bare: no hatching on it. */
  readonly isPlain?: boolean;
}

/** The parts that lines play in a drawing. */
export const lineRoles = ['outline', 'edge', 'border', 'crease', 'fold', 'decal'] as const;

/** Around it, around what is before something, where a colour ends, where it is sharp, where it is hollow, drawn on it. */
export type LineRole = (typeof lineRoles)[number];

/** A line, as wide at each point as a share of its role's width. */
export interface ViewLine {
  readonly role: LineRole;
  readonly points: readonly Point[];
  readonly widths: readonly number[];
}

/** An area in one region: the first ring is around it, the others are around its holes. Even-odd. */
export interface ViewCell {
  readonly region: number;
  readonly rings: readonly Polygon[];
}

/** Numbers on a square grid over the view's square. */
export interface ViewPlane {
  readonly side: number;
  readonly values: Uint8Array;
}

/** One view of a sculpture, in the square from -1 to 1, y downwards. */
export interface SculptedView {
  readonly regions: readonly RegionLook[];
  readonly silhouette: readonly Polygon[];
  readonly cells: readonly ViewCell[];
  /** Areas of shadow: of the deepest, and of those that are in shadow at all. */
  readonly shadows: { readonly deep: readonly Polygon[]; readonly half: readonly Polygon[] };
  readonly lines: readonly ViewLine[];
  readonly glints: readonly { readonly at: Point; readonly radius: number }[];
  /** Light: 0 dark … 255 lit. */
  readonly light: ViewPlane;
  /** Which piece of skin without a line across it: strokes of hair end at its border. 0 is none. */
  readonly patches: ViewPlane;
  /** The region of each patch. */
  readonly patchRegions: Uint8Array;
  /** Where hair runs, or else where the skin slopes: 0 … 255 once around, 0 to the right, 64 downwards. */
  readonly flow: ViewPlane;
}
