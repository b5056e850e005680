import type { FoundSkin, LaidLayer, SkinDoor } from '#engine/skin/worker/skin-api.ts';
import { layerOf, type Tattoo } from '../fitting/fitting.ts';

interface Laid {
  readonly tattoo: Tattoo;
  readonly skin: FoundSkin | null;
  readonly layer: LaidLayer;
}

/** How the tattoos lie on the body; only what has changed is laid anew. */
export class LaidTattoos {
  readonly #door: SkinDoor;
  #laid: ReadonlyMap<string, Laid> = new Map();

  constructor(door: SkinDoor) {
    this.#door = door;
  }

  async layOut(tattoos: readonly Tattoo[], skin: FoundSkin | null): Promise<ReadonlyMap<string, LaidLayer>> {
    const laid = new Map<string, Laid>();
    for (const tattoo of tattoos) {
      const before = this.#laid.get(tattoo.id);
      const isCurrent = before?.skin === skin && isAlike(before.tattoo, tattoo);
      const layer = isCurrent ? before.layer : await this.#door.layOut(layerOf(tattoo));
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
