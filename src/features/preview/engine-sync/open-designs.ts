import type { OpenedDesign, SkinEngineClient } from '#engine/skin/worker/skin-api.ts';
import type { Tattoo } from '../try-on/try-on.ts';

/** What decides how a tattoo's design is opened. */
export type DesignSource = Pick<Tattoo, 'id' | 'pictureId' | 'removal'>;

/** The designs that the engine holds, one for each tattoo. */
export class OpenDesigns {
  readonly #engine: SkinEngineClient;
  /** By tattoo: what was opened for it, in words. */
  readonly #opened = new Map<string, string>();

  constructor(engine: SkinEngineClient) {
    this.#engine = engine;
  }

  has(source: DesignSource): boolean {
    return this.#opened.get(source.id) === wordsOf(source);
  }

  async open(source: DesignSource, file: Blob): Promise<OpenedDesign> {
    const opened = await this.#engine.openDesign(source.id, file, source.removal);
    this.#opened.set(source.id, wordsOf(source));
    return opened;
  }

  /** Closes those of tattoos that are gone. */
  async keepOnly(tattoos: readonly Tattoo[]): Promise<void> {
    for (const id of this.#opened.keys()) {
      if (tattoos.some((tattoo) => tattoo.id === id)) continue;
      this.#opened.delete(id);
      await this.#engine.closeDesign(id);
    }
  }
}

function wordsOf({ pictureId, removal }: DesignSource): string {
  return JSON.stringify([pictureId, removal]);
}
