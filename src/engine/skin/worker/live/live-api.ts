import type { Mask } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../../geometry/camera.ts';
import type { Box } from '../../ink/place-grid.ts';
import type { FormerPlace, LivePlace } from '../../live/follow-limb.ts';
import type { Layer, Placement } from '../../scene.ts';

/** What the skin worker is asked of one picture of a film. */
export interface LimbRequest extends Pick<Layer, 'designId' | 'look' | 'erased'> {
  /** Where the design lies in that picture; undefined where it was never laid. */
  readonly former: FormerPlace | undefined;
  /** Where somebody has said that there is skin. */
  readonly tap: PhotoPoint | undefined;
}

/** Ink that a picture is drawn through, box by box: its light times one, plus the other. */
export interface FilmInk {
  readonly box: Box;
  readonly times: ImageBitmap;
  readonly plus: ImageBitmap | undefined;
}

/** A design on the limb that one picture shows. */
export interface FoundLimb {
  readonly place: LivePlace;
  /** In pixels of that picture. */
  readonly film: FilmInk;
  /** By which the limb is followed from there on. */
  readonly region: Mask;
}

export interface SeenLimb {
  /** false where the model sees nothing: then it is told by its colours what is skin. */
  readonly isByModel: boolean;
  /** The model is still on its way, and may see more. */
  readonly isWaiting: boolean;
  /** Undefined where no skin is seen. */
  readonly found: FoundLimb | undefined;
}

/** What is handed over with it from one worker to another. */
export function bitmapsOf({ found }: Pick<SeenLimb, 'found'>): ImageBitmap[] {
  if (!found) return [];
  const { times, plus } = found.film;
  return plus ? [times, plus] : [times];
}

export interface ShowChoice {
  /** Longer side in pixels of what is shown; never above the camera's own. */
  readonly longest: number;
  /** Whether the skin worker is free for another picture. */
  readonly wantsLook: boolean;
}

/** One picture of the film as it is shown. */
export interface Shown {
  readonly picture: ImageBitmap;
  /** The same without ink, for the skin worker; what it finds is given to `take`. */
  readonly look: ({ readonly picture: ImageBitmap } & Pick<LimbRequest, 'former' | 'tap'>) | undefined;
  /** Where the design lies; undefined while no limb is in sight. */
  readonly placement: Placement | undefined;
}

/** A moment of the film, to be kept. */
export interface Still {
  /** A JPEG of the camera's own size. */
  readonly file: Blob;
  /** Where the design lay; undefined where no limb was in sight. */
  readonly placement: Placement | undefined;
}

/** What a person wants otherwise with a design on its limb. */
export interface Nudge {
  /** Where its middle shall lie, in photo units of what is shown. */
  readonly at?: PhotoPoint;
  /** How far it shall move, in photo units. */
  readonly by?: PhotoPoint;
  /** Multiplies its width. */
  readonly growth?: number;
  /** Degrees clockwise. */
  readonly turnDeg?: number;
}

/** What the worker offers that draws a film: one picture at a time, each the newest. */
export interface LiveApi {
  show(frame: ImageBitmap, choice: ShowChoice): Promise<Shown>;
  /** What was found in the picture that was last given to be looked at; undefined when that failed. */
  take(seen: SeenLimb | undefined): Promise<void>;
  /** Once the next picture has been looked at. */
  nudge(nudge: Nudge): Promise<void>;
  /** The picture that was shown last. */
  freeze(): Promise<Still>;
  /** Another design is chosen: it is laid anew. */
  begin(): Promise<void>;
}
