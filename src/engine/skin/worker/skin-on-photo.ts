import type { Field, Mask, Picture } from '#engine/pixels/raster.ts';
import type { SoftMask } from '#engine/pixels/soft-mask.ts';
import { readSoftMask } from '#engine/pixels/soft-mask.ts';
import type { Window } from '#engine/pixels/window.ts';
import { wholeWindow } from '#engine/pixels/window.ts';
import type { MarkedInk } from '../cover/marked-ink.ts';
import { brushMask } from '../erase/brush.ts';
import type { Surroundings } from '../limb/surroundings.ts';
import { surroundingsOf } from '../limb/surroundings.ts';
import { skinDepth } from '../mask/skin-marks.ts';
import type { MaskStroke } from '../scene.ts';
import type { OpenPhoto } from './open-photo.ts';
import { shrunk } from './open-photo.ts';

/** Longer side of the picture in which lines are looked for. */
const surroundingsLongest = 512;

/** The skin of one photo: what was found, what a person painted over it, and old ink, however dark it is. */
export class SkinOnPhoto {
  #mask: Mask | undefined;
  #depth: Field | undefined;
  #surroundings: Surroundings | undefined;
  readonly #found: SoftMask;
  readonly #strokes: readonly MaskStroke[];
  readonly #photo: OpenPhoto;
  readonly #oldInk: MarkedInk | undefined;

  constructor(photo: OpenPhoto, found: SoftMask, strokes: readonly MaskStroke[], oldInk?: MarkedInk) {
    this.#photo = photo;
    this.#found = found;
    this.#strokes = strokes;
    this.#oldInk = oldInk;
  }

  /** The mask over a window of the photo, following the picture that shows it. */
  over(picture: Picture, window: Window): Mask {
    const mask = readSoftMask(this.#found, picture, window);
    brushMask(mask, this.#strokes, window, this.#photo.shape);
    const ink = this.#oldInk?.over(mask, window).data;
    ink?.forEach((each, i) => {
      mask.data[i] = Math.max(each, mask.data[i] as number);
    });
    return mask;
  }

  /** The same without old ink: what new ink has to match is bare skin. */
  bareOver(picture: Picture, window: Window): Mask {
    const mask = this.over(picture, window);
    this.#oldInk?.over(mask, window).data.forEach((each, i) => {
      mask.data[i] = Math.min(255 - each, mask.data[i] as number);
    });
    return mask;
  }

  /** Of the working copy; computed when first asked for. */
  get mask(): Mask {
    this.#mask ??= this.over(this.#photo.working, wholeWindow);
    return this.#mask;
  }

  /** How far each place lies from where the skin ends, in photo units; that may be beyond the photo. */
  get depth(): Field {
    this.#depth ??= skinDepth(this.over(this.#photo.coarse, wholeWindow));
    return this.#depth;
  }

  /** What lines there are beside the skin. */
  get surroundings(): Surroundings {
    if (!this.#surroundings) {
      const picture = shrunk(this.#photo, surroundingsLongest);
      this.#surroundings = surroundingsOf(picture, this.over(picture, wholeWindow));
    }
    return this.#surroundings;
  }

  /** Share of the photo that is skin, 0…1. */
  get share(): number {
    const { data } = this.over(this.#photo.coarse, wholeWindow);
    let sum = 0;
    for (const each of data) sum += each;
    return sum / (255 * data.length);
  }
}
