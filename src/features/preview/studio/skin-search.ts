import type { FoundSkin, SkinDoor, SkinProgress } from '#engine/skin/worker/skin-api.ts';
import { type Fitting, skinRequestOf } from '../fitting/fitting.ts';

/** With less of the photo than that, nothing was found. */
const leastShare = 0.01;

/** Looks for the skin of one photo, again whenever somebody says more about it, and again where it is in doubt. */
export class SkinSearch {
  readonly #door: SkinDoor;
  #searchedFor: Fitting | null = null;
  #found: FoundSkin | null = null;
  #isSettled = false;
  #hasGoneByTattoos = false;

  constructor(door: SkinDoor) {
    this.#door = door;
  }

  /** Another photo is open. */
  forget(): void {
    this.#searchedFor = null;
    this.#found = null;
    this.#isSettled = false;
    this.#hasGoneByTattoos = false;
  }

  get hasFound(): boolean {
    return this.#found !== null;
  }

  /** There is a mask, and another look may better it. */
  get isInDoubt(): boolean {
    return this.#found !== null && !this.#isSettled;
  }

  /** Nothing was found yet, but may be still. */
  get isBlank(): boolean {
    return this.isInDoubt && this.#hasFoundNothing;
  }

  isDoneFor(fitting: Fitting): boolean {
    const before = this.#searchedFor;
    if (!before || this.#mayGoByTattoos(fitting)) return false;
    return before.taps === fitting.taps && before.strokes === fitting.strokes;
  }

  /** Where nothing is found by itself, the tattoo lies on skin all the same: its middle is as good as a tap. */
  async find(fitting: Fitting, onProgress: (progress: SkinProgress) => void): Promise<FoundSkin> {
    const request = skinRequestOf(fitting);
    let found = await this.#door.findSkin(request, { onProgress });
    this.#take(found);
    this.#hasGoneByTattoos = false;
    if (this.#mayGoByTattoos(fitting)) {
      const middles = fitting.tattoos.map(({ placement: { centre } }) => ({ ...centre, isSkin: true }));
      found = await this.#door.findSkin({ ...request, taps: middles }, { onProgress });
      this.#take(found);
      this.#hasGoneByTattoos = true;
    }
    this.#searchedFor = fitting;
    return found;
  }

  /** One more look, when nobody waits for anything else. @returns whether it is worth finding the skin anew */
  async lookAgain(): Promise<boolean> {
    const { isClearer, isSettled } = await this.#door.lookAgain();
    this.#isSettled = isSettled;
    if (isClearer) this.#searchedFor = null;
    return isClearer;
  }

  get #hasFoundNothing(): boolean {
    return this.#found !== null && this.#found.share <= leastShare;
  }

  #mayGoByTattoos({ tattoos, taps, strokes }: Fitting): boolean {
    const isUntouched = taps.length + strokes.length === 0;
    const isLast = this.#isSettled && !this.#hasGoneByTattoos;
    return this.#hasFoundNothing && isLast && isUntouched && tattoos.length > 0;
  }

  #take(found: FoundSkin): void {
    this.#found = found;
    this.#isSettled = found.isSettled;
  }
}
