import type { FoundSkin, LaidLayer, SkinEngineClient } from '#engine/skin/worker/skin-api.ts';
import { layerOf, type Tattoo } from '../try-on/try-on.ts';

interface Laid {
  readonly tattoo: Tattoo;
  readonly skin: FoundSkin | null;
  readonly layer: LaidLayer;
}

/** How the tattoos lie on the body; only what has changed is laid anew. */
export class LaidTattoos {
  readonly #engine: SkinEngineClient;
  #laid: ReadonlyMap<string, Laid> = new Map();

  constructor(engine: SkinEngineClient) {
    this.#engine = engine;
  }

  async layOut(tattoos: readonly Tattoo[], skin: FoundSkin | null): Promise<ReadonlyMap<string, LaidLayer>> {
    const laid = new Map<string, Laid>();
    for (const tattoo of tattoos) {
      const before = this.#laid.get(tattoo.id);
      const isCurrent = before?.skin === skin && isAlike(before.tattoo, tattoo);
      const layer = isCurrent ? before.layer : await this.#engine.layOut(layerOf(tattoo));
      laid.set(tattoo.id, { tattoo, skin, layer });
    }
    this.#laid = laid;
    return new Map([...laid].map(([id, { layer }]) => [id, layer]));
  }
}

function isAlike(one: Tattoo, other: Tattoo): boolean {
  return (['pictureId', 'removal', 'placement', 'wrap', 'erased'] as const).every(
    (part) => one[part] === other[part],
  );
}
