import type { ViewId } from '#contract/view-ids.ts';
import type { RegionLook } from '../sculpted-view.ts';
import type { Step } from './solid/solid.ts';
import type { Vector } from './solid/vector.ts';

/** What a region is, for those who draw its borders and folds. */
export interface Region extends RegionLook {
  /** Regions of one coat have no line between them. */
  readonly coat?: string;
  /** Whether its hollows are drawn as lines: on fur they are noise. */
  readonly hasFolds?: boolean;
  /** The least light that falls on it: eyes and teeth are never lost in a shadow. */
  readonly lift?: number;
  /** Light shines through it, as through a petal: only what is deep between others is dark. */
  readonly isSheer?: boolean;
}

/** A line that is drawn on the skin: a wrinkle, a suture. */
export interface Decal {
  readonly points: readonly Vector[];
  /** As a share of a detail's width. */
  readonly width?: number;
  readonly isOneSided?: boolean;
  /** Where it is, and not on the skin below. */
  readonly isFree?: boolean;
  /** Among how many points its curve is followed. */
  readonly fineness?: number;
}

/** What stands before the camera. */
export interface Model {
  readonly steps: readonly Step[];
  readonly decals?: readonly Decal[];
  /** White dots, where they are seen. */
  readonly glints?: readonly { readonly at: Vector; readonly radius: number }[];
  /** Where fur runs at a place of a region. */
  readonly flow?: (x: number, y: number, z: number, region: string) => Vector;
}

/** How a subject holds itself; each is 0 at rest. */
export interface Posture {
  /** Degrees by which the jaw is open. */
  readonly jaw?: number;
  /** How much it bares its teeth, 0 … 1. */
  readonly snarl?: number;
  /** How far its ears are laid back, 0 … 1. */
  readonly ears?: number;
  /** How far its eyes are closed, 0 … 1. */
  readonly lids?: number;
  /** Whether a hand points, 0 or 1. */
  readonly point?: number;
}

/** Where it is seen from, in degrees: turned to its right, seen from above, tilted. */
export interface Camera {
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  /** From the middle; the further off, the flatter. */
  readonly distance?: number;
  /** What is in the middle of the picture. */
  readonly center?: Vector;
  /** Half the side of the picture. */
  readonly half?: number;
}

export interface SubjectView {
  readonly name: ViewId;
  readonly camera: Camera;
  readonly posture?: Posture;
}

/** Something that is modelled once and seen from many sides. */
export interface Subject {
  readonly name: string;
  readonly regions: Readonly<Record<string, Region>>;
  readonly camera: Camera;
  readonly views: readonly SubjectView[];
  readonly traits?: LineTraits;
  model(posture: Posture): Model;
}

/** What counts as a line on this subject; lengths in 600ths of the picture. */
export interface LineTraits {
  /** Shorter ones are left out. */
  readonly shortest?: number;
  /** The cosine of the angle from which a crease is one. */
  readonly crease?: number;
  /** The step in depth from which one thing is before another. */
  readonly step?: number;
  /** The strength from which a hollow is a fold. */
  readonly fold?: number;
}
