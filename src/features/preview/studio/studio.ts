import { canvasSide } from '#engine/skin/preview-defaults.ts';
import type { OpenedDesign, OpenedPhoto, SkinDoor } from '#engine/skin/worker/skin-api.ts';
import { isAbort } from '#lib/app-error.ts';
import { type Fitting, sceneOf, type Tattoo } from '../fitting/fitting.ts';
import { LaidTattoos } from './laid-tattoos.ts';
import { type DesignSource, OpenDesigns } from './open-designs.ts';
import { SkinSearch } from './skin-search.ts';
import { nothingYet, type StudioState, type Wanted } from './studio-state.ts';

export type Picture = 'after' | 'before' | 'skin';

interface StudioParts {
  readonly door: SkinDoor;
  readonly picture: (id: string) => Promise<Blob>;
  /** Shows a bitmap and closes it. */
  readonly paint: (picture: Picture, bitmap: ImageBitmap) => void;
}

/** Of ink that lies beside the skin, this much shows while it is placed. */
const hint = 0.3;
/** With less ink on skin than that, a tattoo would seem to be gone: then it shows faintly. */
const leastOnSkin = 0.05;

/** Keeps the engine in step with a fitting: what is wanted last is drawn next, and what is in between is left out. */
export class Studio {
  readonly door: SkinDoor;
  readonly #picture: StudioParts['picture'];
  readonly #paint: StudioParts['paint'];
  readonly #listeners = new Set<() => void>();
  #state = nothingYet;
  #wanted: Wanted | null = null;
  #shown: Wanted | null = null;
  #isWorking = false;
  #photoId: string | null = null;
  readonly #designs: OpenDesigns;
  readonly #skin: SkinSearch;
  readonly #laid: LaidTattoos;
  #beforeFor = '';

  constructor({ door, picture, paint }: StudioParts) {
    this.door = door;
    this.#picture = picture;
    this.#paint = paint;
    this.#designs = new OpenDesigns(door);
    this.#skin = new SkinSearch(door);
    this.#laid = new LaidTattoos(door);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): StudioState => this.#state;

  /** Draws this as soon as the engine is free. */
  show(wanted: Wanted): void {
    this.#shown = wanted;
    this.#wanted = wanted;
    if (!this.#isWorking) this.#work();
  }

  /** Opens a photo that is not on the shelf yet: an engine that can read it proves that it is one. */
  async tryPhoto(file: Blob): Promise<OpenedPhoto> {
    // Whatever comes of it, the engine no longer holds the photo of before.
    this.#photoId = null;
    const opened = await this.#during('photo', () => this.door.openPhoto(file));
    this.#set({ trouble: null });
    return opened;
  }

  async tryDesign(source: DesignSource, file: Blob): Promise<OpenedDesign> {
    const opened = await this.#during('tattoo', () => this.#designs.open(source, file));
    this.#set({ designs: new Map(this.#state.designs).set(source.id, opened) });
    return opened;
  }

  /** Tries again what went wrong. */
  retry(): void {
    this.#set({ trouble: null });
    if (this.#shown) this.show(this.#shown);
  }

  dispose(): void {
    this.#wanted = null;
    this.#listeners.clear();
    this.door.dispose();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let wanted = this.#wanted; wanted; wanted = this.#wanted) {
      this.#wanted = null;
      try {
        await this.#bring(wanted);
      } catch (cause) {
        if (!isAbort(cause)) this.#set({ trouble: { kind: 'engine', cause }, search: null, opening: null });
      }
    }
    this.#isWorking = false;
  }

  async #bring(wanted: Wanted): Promise<void> {
    const { fitting } = wanted;
    if (!fitting.photo || this.#state.trouble) return;
    if (!(await this.#bringPhoto(fitting.photo.id))) return;
    if (!(await this.#bringDesigns(fitting.tattoos))) return;
    if (!this.#skin.isDoneFor(fitting)) {
      // The search takes its time: until then the ink lies on the photo as it is.
      if (!this.#skin.hasFound) await this.#draw(wanted);
      await this.#bringSkin(fitting);
    }
    this.#set({ laid: await this.#laid.layOut(fitting.tattoos, this.#state.skin) });
    if (!this.#wanted) await this.#draw(wanted);
  }

  async #bringPhoto(id: string): Promise<boolean> {
    if (this.#photoId === id) return true;
    this.#skin.forget();
    this.#beforeFor = '';
    this.#set({ skin: null });
    try {
      const file = await this.#picture(id);
      await this.#during('photo', () => this.door.openPhoto(file));
    } catch (cause) {
      this.#set({ trouble: { kind: 'photo', cause } });
      return false;
    }
    this.#photoId = id;
    return true;
  }

  async #bringDesigns(tattoos: readonly Tattoo[]): Promise<boolean> {
    await this.#designs.keepOnly(tattoos);
    for (const tattoo of tattoos) {
      if (this.#designs.has(tattoo)) continue;
      try {
        await this.tryDesign(tattoo, await this.#picture(tattoo.pictureId));
      } catch (cause) {
        this.#set({ trouble: { kind: 'tattoo', cause, tattooId: tattoo.id } });
        return false;
      }
    }
    return true;
  }

  async #bringSkin(fitting: Fitting): Promise<void> {
    try {
      this.#set({ skin: await this.#skin.find(fitting, (search) => this.#set({ search })) });
    } finally {
      this.#set({ search: null });
    }
  }

  async #draw({ fitting, longest, isDraft, showsSkin }: Wanted): Promise<void> {
    const size = isDraft ? Math.min(longest, canvasSide) : longest;
    const frame = { longest: size, frame: 'photo' as const };
    const before = `${this.#photoId} ${longest}`;
    if (this.#beforeFor !== before) {
      const bare = { layers: [], isMasked: true };
      this.#paint('before', await this.door.render(bare, { longest, frame: 'photo' }));
      this.#beforeFor = before;
    }
    const scene = sceneOf(fitting);
    const isLost = [...this.#state.laid.values()].some(({ onSkin }) => onSkin < leastOnSkin);
    this.#paint(
      'after',
      await this.door.render(scene, { ...frame, ...((isDraft || isLost) && { hintOutsideSkin: hint }) }),
    );
    if (showsSkin && this.#state.skin) this.#paint('skin', await this.door.skinPicture(frame));
    this.#set({ frame: this.#state.frame + 1 });
  }

  async #during<T>(opening: 'photo' | 'tattoo', work: () => Promise<T>): Promise<T> {
    this.#set({ opening });
    try {
      const done = await work();
      this.#set({ isReady: true });
      return done;
    } finally {
      this.#set({ opening: null });
    }
  }

  #set(changes: Partial<StudioState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
