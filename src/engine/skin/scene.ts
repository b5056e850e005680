import type { PhotoPoint } from './geometry/camera.ts';

/*
 * Photo units: 1 is the longer side of the photo, for x, y and every length; (0, 0) is the outer corner of its top
 * left pixel, y points down. A 4000×3000 photo reaches from (0, 0) to (1, 0.75). So nothing here depends on how large
 * a photo is decoded or shown.
 * Design units: 0…1 across and 0…1 down the cropped design.
 */

/** Where a design lies. */
export interface Placement {
  /** Middle of the design, in photo units. */
  readonly centre: PhotoPoint;
  /** Width on the skin as it would look seen from straight above at that place, in photo units. */
  readonly width: number;
  /** Degrees clockwise, as seen from outside of the skin. */
  readonly rotationDeg: number;
  readonly isMirrored?: boolean;
}

/** How the design follows the body. */
export interface WrapChoice {
  /** 'limb' goes around the limb found in the mask and falls back to a softly bent sheet where there is none; 'flat' is a sticker. */
  readonly shape: 'limb' | 'plane' | 'flat';
  /** Corrections by hand; each is added to (or multiplies) what was fitted. */
  readonly correction?: WrapCorrection;
}

export interface WrapCorrection {
  /** Turns the limb's direction in the picture, degrees clockwise. */
  readonly axisDeg?: number;
  /** Multiplies the limb's width. */
  readonly width?: number;
  /** Moves the limb's middle line across, in photo units: to the right, or down where the limb lies across. */
  readonly across?: number;
  /** Depth of the limb's section over its width, in place of the guess; 1 is round, 0.6 flattish. */
  readonly roundness?: number;
  /** Tips the limb (or the plane) towards the viewer, degrees; positive when its upper end comes nearer. */
  readonly tiltDeg?: number;
}

export type InkAge = 'fresh' | 'healed' | '5-years' | '10-years' | '20-years';

/** How the ink looks. Ranges and defaults are in preview-defaults.ts. */
export interface InkLook {
  /** 0…1 */
  readonly opacity: number;
  /** 1 leaves the design's contrast as it is. */
  readonly contrast: number;
  readonly isBlackAndWhite: boolean;
  /** Ink darkens the skin and keeps its light and texture; otherwise the design covers it like a sticker. */
  readonly isMultiplied: boolean;
  readonly age: InkAge;
  /** The design is tattooed in white: what is black in it becomes white ink. */
  readonly isWhiteInk?: boolean | undefined;
}

/** One pass of the eraser over a design. */
export interface EraseStroke {
  /** In design units. */
  readonly points: readonly ErasePoint[];
  /** Share of the design's width. */
  readonly diameter: number;
  /** 0…1: share of the radius that is erased fully. */
  readonly hardness: number;
  /** 0…1: the most that this one stroke takes away. */
  readonly opacity: number;
  /** 0…1: what a single stamp takes of that. */
  readonly flow: number;
}

export interface ErasePoint {
  readonly x: number;
  readonly y: number;
  /** 0…1 of the pen, 1 when it has none; scales the diameter. */
  readonly pressure?: number;
}

/** One tattoo on the photo; the first layer lies lowest. */
export interface Layer {
  readonly designId: string;
  readonly placement: Placement;
  readonly wrap: WrapChoice;
  readonly look: InkLook;
  readonly erased: readonly EraseStroke[];
}

export interface Scene {
  readonly layers: readonly Layer[];
  /** false lets the ink show beside the skin too. */
  readonly isMasked: boolean;
}

/** One pass of a brush over the photo. */
export interface BrushStroke {
  /** In photo units. */
  readonly points: readonly PhotoPoint[];
  /** In photo units. */
  readonly diameter: number;
  /** 0…1: share of the radius that is painted fully. */
  readonly hardness: number;
}

/** One pass of the brush that corrects the skin mask. */
export interface MaskStroke extends BrushStroke {
  readonly isSkin: boolean;
}

/** One pass of the brush that marks an old tattoo; `isInk` is false where it takes the mark away. */
export interface InkStroke extends BrushStroke {
  readonly isInk: boolean;
}

/** An old tattoo that is to be covered, as a person marked it on the photo. */
export interface OldInkMarks {
  /** Places on it: the dark ink around each is found. */
  readonly taps: readonly PhotoPoint[];
  /** They lie over what is found, one after the other. */
  readonly strokes: readonly InkStroke[];
}

export const noOldInk: OldInkMarks = { taps: [], strokes: [] };

/** A place at which a person says what it is, in photo units. */
export interface Tap extends PhotoPoint {
  readonly isSkin: boolean;
}
