import type { Placement } from '#engine/skin/scene.ts';
import type { FoundSkin, LaidLayer, OpenedDesign, SkinProgress } from '#engine/skin/worker/skin-api.ts';
import type { TryOn } from '../try-on/try-on.ts';

/** What is to be seen. */
export interface Wanted {
  readonly tryOn: TryOn;
  /** Longer side of the picture in pixels. */
  readonly longest: number;
  /** Something is being dragged: quick pictures, and ink beside the skin shows faintly. */
  readonly isDraft: boolean;
  readonly showsSkin: boolean;
}

/** What kept the previewer from showing it. */
export interface Trouble {
  readonly kind: 'engine' | 'photo' | 'tattoo';
  readonly cause: unknown;
  /** The tattoo that could not be opened. */
  readonly tattooId?: string;
}

export interface SyncState {
  /** The engine has answered at least once. */
  readonly isReady: boolean;
  readonly opening: 'photo' | 'tattoo' | null;
  /** How far the search for skin is; null when none is under way. */
  readonly search: SkinProgress | null;
  readonly skin: FoundSkin | null;
  /** Further looks at the photo may better the mask. */
  readonly isInDoubt: boolean;
  readonly designs: ReadonlyMap<string, OpenedDesign>;
  /** Where tattoos that nobody has placed lie by the skin found last. */
  readonly starts: { readonly photoId: string | null; readonly placements: ReadonlyMap<string, Placement> };
  readonly laid: ReadonlyMap<string, LaidLayer>;
  /** Counts the pictures that were drawn. */
  readonly frame: number;
  readonly trouble: Trouble | null;
}

export const nothingYet: SyncState = {
  isReady: false,
  opening: null,
  search: null,
  skin: null,
  isInDoubt: false,
  designs: new Map(),
  starts: { photoId: null, placements: new Map() },
  laid: new Map(),
  frame: 0,
  trouble: null,
};
