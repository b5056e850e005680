import type { DrawingRecipe } from '#contract/drawing-recipe.ts';
import type { Ruler } from '#engine/skin/geometry/real-size.ts';
import { initialLook } from '#engine/skin/preview-defaults.ts';
import type {
  EraseStroke,
  InkLook,
  MaskStroke,
  OldInkMarks,
  Placement,
  Scene,
  Tap,
  WrapChoice,
} from '#engine/skin/scene.ts';
import { noOldInk } from '#engine/skin/scene.ts';
import type { RemovalChoice, SkinRequest } from '#engine/skin/worker/skin-api.ts';
import { type Shape, startPlacement } from './placement.ts';

/** A picture that lies in the store under its id. */
export interface StoredPhoto extends Shape {
  readonly id: string;
  readonly name: string;
}

/** One design on the photo. */
export interface Tattoo {
  readonly id: string;
  readonly pictureId: string;
  readonly name: string;
  /** What it was drawn from, where it is one of our own designs. */
  readonly recipe?: DrawingRecipe | undefined;
  readonly removal: RemovalChoice;
  readonly placement: Placement;
  /** Nobody has placed it yet: it goes to the largest bare limb as soon as one is found. */
  readonly isUnplaced?: boolean;
  readonly wrap: WrapChoice;
  readonly look: InkLook;
  readonly erased: readonly EraseStroke[];
}

/** Tattoos as they lay when they were kept to be compared, the lowest first. */
export type KeptPlacement = readonly Tattoo[];

export type Mode = '3d' | '2d';

/** A try-on: everything that is kept, and that undo brings back. */
export interface TryOn {
  readonly photo: StoredPhoto | null;
  /** The first lies lowest. */
  readonly tattoos: readonly Tattoo[];
  readonly selectedId: string | null;
  /** false lets the ink show beside the skin too. */
  readonly isMasked: boolean;
  readonly taps: readonly Tap[];
  readonly strokes: readonly MaskStroke[];
  /** The old tattoo that is to be covered. */
  readonly oldInk: OldInkMarks;
  readonly ruler: Ruler | null;
  readonly mode: Mode;
  /** Placements that are compared with each other: A, B, C and D. */
  readonly kept?: readonly KeptPlacement[] | undefined;
}

export const emptyTryOn: TryOn = {
  photo: null,
  tattoos: [],
  selectedId: null,
  isMasked: true,
  taps: [],
  strokes: [],
  oldInk: noOldInk,
  ruler: null,
  mode: '3d',
};

/** How a design lies, looks and is cut when nobody has touched it yet. */
export function untouched(
  photo: Shape | null,
): Pick<Tattoo, 'placement' | 'isUnplaced' | 'wrap' | 'look' | 'erased'> {
  const placement = startPlacement(photo);
  return { placement, isUnplaced: true, wrap: { shape: 'limb' }, look: initialLook, erased: [] };
}

export const initialRemoval: RemovalChoice = { method: 'smart', enclosed: 'keep' };

export function selectedTattoo({ tattoos, selectedId }: TryOn): Tattoo | null {
  return tattoos.find(({ id }) => id === selectedId) ?? null;
}

export function sceneOf({ tattoos, isMasked }: Pick<TryOn, 'tattoos' | 'isMasked'>): Scene {
  return { layers: tattoos.map(layerOf), isMasked };
}

/** Every tattoo is opened as a design of its own, since its paper may be taken away in its own way. */
export function layerOf({ id, placement, wrap, look, erased }: Tattoo): Scene['layers'][number] {
  return { designId: id, placement, wrap, look, erased };
}

export function skinRequestOf({ taps, strokes, oldInk }: TryOn): SkinRequest {
  return { taps, strokes, oldInk, usesModel: true };
}

/** Every picture that a try-on needs from the store. */
export function picturesOf({ photo, tattoos, kept = [] }: TryOn): string[] {
  const designs = [...tattoos, ...kept.flat()].map(({ pictureId }) => pictureId);
  return [...new Set([...(photo ? [photo.id] : []), ...designs])];
}
