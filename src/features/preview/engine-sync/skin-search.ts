import type { FoundSkin, SkinEngineClient, SkinProgress } from '#engine/skin/worker/skin-api.ts';
import { skinRequestOf, type TryOn } from '../try-on/try-on.ts';

/** With less of the photo than that, nothing was found. */
export const leastShare = 0.01;

/** Looks for the skin of one photo, again whenever somebody says more about it, and again where it is in doubt. */
export class SkinSearch {
  readonly #engine: SkinEngineClient;
  #searchedFor: TryOn | null = null;
  #found: FoundSkin | null = null;
  #isSettled = false;
  #hasGoneByTattoos = false;

  constructor(engine: SkinEngineClient) {
    this.#engine = engine;
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

  isDoneFor(tryOn: TryOn): boolean {
    const before = this.#searchedFor;
    if (!before || this.#mayGoByTattoos(tryOn)) return false;
    return (['taps', 'strokes', 'oldInk'] as const).every((part) => before[part] === tryOn[part]);
  }

  /** Where nothing is found by itself, the tattoo lies on skin all the same: its middle is as good as a tap. */
  async find(tryOn: TryOn, onProgress: (progress: SkinProgress) => void): Promise<FoundSkin> {
    const request = skinRequestOf(tryOn);
    let found = await this.#engine.findSkin(request, { onProgress });
    this.#take(found);
    this.#hasGoneByTattoos = false;
    if (this.#mayGoByTattoos(tryOn)) {
      const middles = tryOn.tattoos.map(({ placement: { centre } }) => ({ ...centre, isSkin: true }));
      found = await this.#engine.findSkin({ ...request, taps: middles }, { onProgress });
      this.#take(found);
      this.#hasGoneByTattoos = true;
    }
    this.#searchedFor = tryOn;
    return found;
  }

  /** One more look, when nobody waits for anything else. @returns whether it is worth finding the skin anew */
  async refineSkin(): Promise<boolean> {
    const { isClearer, isSettled } = await this.#engine.refineSkin();
    this.#isSettled = isSettled;
    if (isClearer) this.#searchedFor = null;
    return isClearer;
  }

  get #hasFoundNothing(): boolean {
    return this.#found !== null && this.#found.share <= leastShare;
  }

  #mayGoByTattoos({ tattoos, taps, strokes }: TryOn): boolean {
    const isUntouched = taps.length + strokes.length === 0;
    const isLast = this.#isSettled && !this.#hasGoneByTattoos;
    return this.#hasFoundNothing && isLast && isUntouched && tattoos.length > 0;
  }

  #take(found: FoundSkin): void {
    this.#found = found;
    this.#isSettled = found.isSettled;
  }
}
