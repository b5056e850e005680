import type { Placement } from '#engine/skin/scene.ts';
import type { FoundSkin, SkinEngineClient } from '#engine/skin/worker/skin-api.ts';
import type { Tattoo, TryOn } from '../try-on/try-on.ts';

/** Finds out where tattoos lie that nobody has placed, once for each skin that is found. */
export class Starts {
  readonly #engine: SkinEngineClient;
  #skin: FoundSkin | null = null;
  #found: ReadonlyMap<string, { readonly pictureId: string; readonly start: Placement | undefined }> =
    new Map();

  constructor(engine: SkinEngineClient) {
    this.#engine = engine;
  }

  async find(tattoos: readonly Tattoo[], skin: FoundSkin | null): Promise<ReadonlyMap<string, Placement>> {
    if (this.#skin !== skin) this.#found = new Map();
    this.#skin = skin;
    const found = new Map<string, { readonly pictureId: string; readonly start: Placement | undefined }>();
    for (const { id, pictureId, isUnplaced } of skin ? tattoos : []) {
      if (!isUnplaced) continue;
      const before = this.#found.get(id);
      const isCurrent = before?.pictureId === pictureId;
      found.set(id, isCurrent ? before : { pictureId, start: await this.#engine.startOnSkin(id) });
    }
    this.#found = found;
    return new Map([...found].flatMap(([id, { start }]) => (start ? [[id, start]] : [])));
  }
}

/** The try-on with those tattoos where they start. */
export function started(tryOn: TryOn, starts: ReadonlyMap<string, Placement>): TryOn {
  if (starts.size === 0) return tryOn;
  const start = (tattoo: Tattoo) => ({ ...tattoo, placement: starts.get(tattoo.id) ?? tattoo.placement });
  return { ...tryOn, tattoos: tryOn.tattoos.map(start) };
}
