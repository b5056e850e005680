import type { FoundSkin, SkinDoor, SkinProgress } from '#engine/skin/worker/skin-api.ts';
import { type Fitting, skinRequestOf } from '../fitting/fitting.ts';

/** With less of the photo than that, nothing was found. */
const leastShare = 0.01;

/** Looks for the skin of one photo, again whenever somebody says more about it. */
export class SkinSearch {
  readonly #door: SkinDoor;
  #searchedFor: Fitting | null = null;
  #found: FoundSkin | null = null;

  constructor(door: SkinDoor) {
    this.#door = door;
  }

  /** Another photo is open. */
  forget(): void {
    this.#searchedFor = null;
    this.#found = null;
  }

  get hasFound(): boolean {
    return this.#found !== null;
  }

  isDoneFor({ taps, strokes, tattoos }: Fitting): boolean {
    const before = this.#searchedFor;
    const found = this.#found;
    if (!before || !found) return false;
    // Nothing was found while there was no tattoo to go by.
    if (found.share <= leastShare && tattoos.length > 0 && before.tattoos.length === 0) return false;
    return before.taps === taps && before.strokes === strokes;
  }

  /** Where nothing is found by itself, the tattoo lies on skin all the same: its middle is as good as a tap. */
  async find(fitting: Fitting, onProgress: (progress: SkinProgress) => void): Promise<FoundSkin> {
    const request = skinRequestOf(fitting);
    const { tattoos, taps, strokes } = fitting;
    let found = await this.#door.findSkin(request, { onProgress });
    if (found.share <= leastShare && tattoos.length > 0 && taps.length + strokes.length === 0) {
      const middles = tattoos.map(({ placement: { centre } }) => ({ ...centre, isSkin: true }));
      found = await this.#door.findSkin({ ...request, taps: middles }, { onProgress });
    }
    this.#searchedFor = fitting;
    this.#found = found;
    return found;
  }
}
