import { canvasSide } from '#engine/skin/preview-defaults.ts';
import type { Scene } from '#engine/skin/scene.ts';
import type { SkinEngineClient } from '#engine/skin/worker/skin-api.ts';
import type { Wanted } from './sync-state.ts';

export type RenderedView = 'after' | 'before' | 'skin';

/** Shows a bitmap and closes it. */
export type Paint = (view: RenderedView, bitmap: ImageBitmap) => void;

/** Of ink that lies beside the skin, this much shows while it is placed. */
const hint = 0.3;

/** Has the engine draw what is to be seen: the photo as it was, with its tattoos, and where its skin is. */
export class Painter {
  readonly #engine: SkinEngineClient;
  readonly #paint: Paint;
  /** Longer side of the photo as it was last shown bare. */
  #bareLongest: number | null = null;

  constructor(engine: SkinEngineClient, paint: Paint) {
    this.#engine = engine;
    this.#paint = paint;
  }

  /** Another photo is open. */
  forget(): void {
    this.#bareLongest = null;
  }

  /** @param showsLost lets ink beside the skin show faintly although nothing is being dragged */
  async paint(scene: Scene, { longest, isDraft, showsSkin }: Wanted, showsLost: boolean): Promise<void> {
    if (this.#bareLongest !== longest) {
      const bare = { layers: [], isMasked: true };
      this.#paint('before', await this.#engine.render(bare, { longest, frame: 'photo' }));
      this.#bareLongest = longest;
    }
    const choice = { longest: isDraft ? Math.min(longest, canvasSide) : longest, frame: 'photo' } as const;
    const hintOutsideSkin = { ...((isDraft || showsLost) && { hintOutsideSkin: hint }) };
    this.#paint('after', await this.#engine.render(scene, { ...choice, ...hintOutsideSkin }));
    if (showsSkin) this.#paint('skin', await this.#engine.skinPicture(choice));
  }
}
