import { canvasSide } from '#engine/skin/preview-defaults.ts';
import type {
  FoundSkin,
  LaidLayer,
  OpenedDesign,
  OpenedPhoto,
  RemovalChoice,
  SkinDoor,
  SkinProgress,
} from '#engine/skin/worker/skin-api.ts';
import { isAbort } from '#lib/app-error.ts';
import { type Fitting, layerOf, sceneOf, skinRequestOf, type Tattoo } from '../fitting/fitting.ts';
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
  /** By tattoo: what was opened for it, in its words. */
  readonly #opened = new Map<string, string>();
  readonly #laidFor = new Map<string, { tattoo: Tattoo; skin: FoundSkin | null }>();
  #skinFor: Pick<Fitting, 'taps' | 'strokes' | 'tattoos'> | null = null;
  #beforeFor = '';

  constructor({ door, picture, paint }: StudioParts) {
    this.door = door;
    this.#picture = picture;
    this.#paint = paint;
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

  async tryDesign(id: string, file: Blob, removal: RemovalChoice): Promise<OpenedDesign> {
    const opened = await this.#during('tattoo', () => this.door.openDesign(id, file, removal));
    this.#set({ designs: new Map(this.#state.designs).set(id, opened) });
    this.#opened.set(id, removalKey(removal));
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
    if (!this.#hasSkinOf(fitting)) {
      // The search takes its time: until then the ink lies on the photo as it is.
      if (!this.#skinFor) await this.#draw(wanted);
      await this.#bringSkin(fitting);
    }
    await this.#layOut(fitting.tattoos);
    if (!this.#wanted) await this.#draw(wanted);
  }

  async #bringPhoto(id: string): Promise<boolean> {
    if (this.#photoId === id) return true;
    this.#skinFor = null;
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
    for (const id of this.#opened.keys()) {
      if (tattoos.every((tattoo) => tattoo.id !== id)) await this.#close(id);
    }
    for (const { id, pictureId, removal } of tattoos) {
      if (this.#opened.get(id) === removalKey(removal)) continue;
      try {
        await this.tryDesign(id, await this.#picture(pictureId), removal);
      } catch (cause) {
        this.#set({ trouble: { kind: 'tattoo', cause, tattooId: id } });
        return false;
      }
      this.#laidFor.delete(id);
    }
    return true;
  }

  async #close(id: string): Promise<void> {
    this.#opened.delete(id);
    this.#laidFor.delete(id);
    await this.door.closeDesign(id);
  }

  #hasSkinOf({ taps, strokes, tattoos }: Fitting): boolean {
    const { skin } = this.#state;
    // Nothing was found while there was no tattoo to go by.
    if (skin && skin.share <= leastShare && tattoos.length > 0 && this.#skinFor?.tattoos.length === 0)
      return false;
    return this.#skinFor?.taps === taps && this.#skinFor.strokes === strokes;
  }

  async #bringSkin(fitting: Fitting): Promise<void> {
    try {
      const skin = await this.#search(fitting);
      this.#skinFor = fitting;
      this.#set({ skin });
    } finally {
      this.#set({ search: null });
    }
  }

  /** Where nothing was found by itself, the tattoo lies on skin all the same: its middle is as good as a tap. */
  async #search(fitting: Fitting): Promise<FoundSkin> {
    const options = { onProgress: (search: SkinProgress) => this.#set({ search }) };
    const request = skinRequestOf(fitting);
    const skin = await this.door.findSkin(request, options);
    const { tattoos, taps, strokes } = fitting;
    if (skin.share > leastShare || tattoos.length === 0 || taps.length + strokes.length > 0) return skin;
    const middles = tattoos.map(({ placement: { centre } }) => ({ ...centre, isSkin: true }));
    return this.door.findSkin({ ...request, taps: middles }, options);
  }

  async #layOut(tattoos: readonly Tattoo[]): Promise<void> {
    const { skin } = this.#state;
    const laid = new Map<string, LaidLayer>();
    for (const tattoo of tattoos) {
      const before = this.#laidFor.get(tattoo.id);
      const known = this.#state.laid.get(tattoo.id);
      const isCurrent = before?.skin === skin && isLaidAlike(before.tattoo, tattoo);
      laid.set(tattoo.id, isCurrent && known ? known : await this.door.layOut(layerOf(tattoo)));
      this.#laidFor.set(tattoo.id, { tattoo, skin });
    }
    this.#set({ laid });
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

/** With less of the photo than that, nothing was found. */
const leastShare = 0.01;

function isLaidAlike(one: Tattoo, other: Tattoo): boolean {
  return one.placement === other.placement && one.wrap === other.wrap && one.erased === other.erased;
}

/** With less ink on skin than that, a tattoo would seem to be gone: then it shows faintly. */
const leastOnSkin = 0.05;

function removalKey(removal: RemovalChoice): string {
  return JSON.stringify(removal);
}
