import type { FoundPaper } from '#engine/skin/paper/find-paper.ts';
import type {
  OpenedDesign,
  OpenedPhoto,
  SkinEngineClient,
  SkinProgress,
} from '#engine/skin/worker/skin-api.ts';
import { isAbort } from '#lib/app-error.ts';
import { sceneOf, type Tattoo, type TryOn } from '../try-on/try-on.ts';
import { LaidTattoos } from './laid-tattoos.ts';
import { LatestWins } from './latest-wins.ts';
import { type DesignSource, OpenDesigns } from './open-designs.ts';
import { type Paint, Painter } from './painter.ts';
import { SkinSearch } from './skin-search.ts';
import { Starts, started } from './starts.ts';
import { nothingYet, type SyncState, type Wanted } from './sync-state.ts';

interface EngineSyncParts {
  readonly engine: SkinEngineClient;
  readonly picture: (id: string) => Promise<Blob>;
  readonly paint: Paint;
}

/** With less ink on skin than that, a tattoo would seem to be gone: then it shows faintly. */
const leastOnSkin = 0.05;

/** Keeps the engine in step with a try-on: what is wanted last is drawn next, and what is in between is left out. */
export class EngineSync {
  readonly engine: SkinEngineClient;
  readonly #picture: EngineSyncParts['picture'];
  readonly #listeners = new Set<() => void>();
  #state = nothingYet;
  /** The photo that all of the state belongs to. */
  #photoId: string | null = null;
  /** The photo that the engine holds. */
  #openedPhotoId: string | null = null;
  readonly #designs: OpenDesigns;
  readonly #skin: SkinSearch;
  readonly #starts: Starts;
  readonly #laid: LaidTattoos;
  readonly #painter: Painter;
  readonly #scheduler: LatestWins<Wanted> = new LatestWins({
    run: (wanted) => this.#syncAll(wanted).catch((cause) => this.#fail(cause)),
    atRest: () => {
      const mayLook = this.#skin.isInDoubt && !this.#scheduler.last?.isDraft && !this.#state.trouble;
      return mayLook ? () => this.#refineSkin().catch((cause) => this.#fail(cause)) : null;
    },
  });

  constructor({ engine, picture, paint }: EngineSyncParts) {
    this.engine = engine;
    this.#picture = picture;
    this.#designs = new OpenDesigns(engine);
    this.#skin = new SkinSearch(engine);
    this.#starts = new Starts(engine);
    this.#laid = new LaidTattoos(engine);
    this.#painter = new Painter(engine, paint);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): SyncState => this.#state;

  /** Draws this as soon as the engine is free. */
  show(wanted: Wanted): void {
    this.#scheduler.request(wanted);
  }

  /**
   * The engine holds the designs, and no further look at the photo is to come: what is taken home shall not depend on
   * how long one waited.
   */
  async settled(): Promise<void> {
    while ((this.#isOpening || this.#state.isInDoubt) && !this.#state.trouble) {
      await new Promise<void>((resolve) => {
        const leave = this.subscribe(() => {
          leave();
          resolve();
        });
      });
    }
  }

  get #isOpening(): boolean {
    const { photo, tattoos = [] } = this.#scheduler.last?.tryOn ?? {};
    return Boolean(photo) && tattoos.some((tattoo) => !this.#designs.has(tattoo));
  }

  /** Opens a photo that is not in the store yet: an engine that can read it proves that it is one. */
  async tryPhoto(id: string, file: Blob): Promise<OpenedPhoto> {
    const opened = await this.#openPhoto(id, file);
    this.#set({ trouble: null });
    return opened;
  }

  findPaper(file: Blob): Promise<FoundPaper> {
    return this.#during('tattoo', () => this.engine.findPaper(file));
  }

  async tryDesign(source: DesignSource, file: Blob): Promise<OpenedDesign> {
    const opened = await this.#during('tattoo', () => this.#designs.open(source, file));
    this.#set({ designs: new Map(this.#state.designs).set(source.id, opened) });
    return opened;
  }

  /** Has the engine hold a design, although there may be no photo yet. */
  async holdDesign(source: DesignSource): Promise<void> {
    if (!this.#designs.has(source)) await this.tryDesign(source, await this.#picture(source.pictureId));
  }

  /** Tries again what went wrong. */
  retry(): void {
    this.#set({ trouble: null });
    this.#scheduler.repeat();
  }

  dispose(): void {
    this.#scheduler.dispose();
    this.#listeners.clear();
    this.engine.dispose();
  }

  /** Where the model is in doubt, the first mask is shown and better ones take its place as they are found. */
  async #refineSkin(): Promise<void> {
    const isClearer = await this.#skin.refineSkin();
    if (isClearer || !this.#skin.isInDoubt) this.#scheduler.repeat();
  }

  #fail(cause: unknown): void {
    if (isAbort(cause)) return;
    this.#set({ trouble: { kind: 'engine', cause }, search: null, opening: null });
  }

  async #syncAll(wanted: Wanted): Promise<void> {
    const { tryOn } = wanted;
    if (!tryOn.photo || this.#state.trouble) return;
    if (!(await this.#syncPhoto(tryOn.photo.id))) return;
    if (!(await this.#syncDesigns(tryOn.tattoos))) return;
    if (!this.#skin.isDoneFor(tryOn)) {
      // The search takes its time: until then the ink lies on the photo as it is.
      if (!this.#skin.hasFound) await this.#draw(wanted);
      await this.#syncSkin(tryOn);
    }
    const { skin } = this.#state;
    const placements = await this.#starts.find(tryOn.tattoos, skin);
    const starts = { photoId: tryOn.photo.id, placements };
    const begun = started(tryOn, placements);
    const laid = await this.#laid.layOut(begun.tattoos, skin);
    this.#set({ laid, starts, isInDoubt: this.#skin.isInDoubt });
    if (!this.#scheduler.isOvertaken) await this.#draw({ ...wanted, tryOn: begun });
  }

  async #syncPhoto(id: string): Promise<boolean> {
    if (this.#photoId === id) return true;
    this.#skin.forget();
    this.#painter.forget();
    this.#set({ skin: null, isInDoubt: false, starts: { photoId: id, placements: new Map() } });
    try {
      if (this.#openedPhotoId !== id) await this.#openPhoto(id, await this.#picture(id));
    } catch (cause) {
      this.#set({ trouble: { kind: 'photo', cause } });
      return false;
    }
    this.#photoId = id;
    return true;
  }

  async #openPhoto(id: string, file: Blob): Promise<OpenedPhoto> {
    // Whatever comes of it, the engine no longer holds the photo of before.
    const forget = () => {
      this.#photoId = null;
      this.#openedPhotoId = null;
    };
    forget();
    const opened = await this.#during('photo', () => this.engine.openPhoto(file));
    // Another one may have been opened meanwhile.
    forget();
    this.#openedPhotoId = id;
    return opened;
  }

  async #syncDesigns(tattoos: readonly Tattoo[]): Promise<boolean> {
    await this.#designs.keepOnly(tattoos);
    for (const tattoo of tattoos) {
      try {
        await this.holdDesign(tattoo);
      } catch (cause) {
        this.#set({ trouble: { kind: 'tattoo', cause, tattooId: tattoo.id } });
        return false;
      }
    }
    return true;
  }

  async #syncSkin(tryOn: TryOn): Promise<void> {
    // What a further look has found comes without a word.
    const isFirst = !this.#skin.hasFound;
    const report = (search: SkinProgress): void => this.#set({ search });
    try {
      this.#set({ skin: await this.#skin.find(tryOn, isFirst ? report : () => {}) });
    } finally {
      this.#set({ search: null });
    }
  }

  async #draw(wanted: Wanted): Promise<void> {
    const scene = sceneOf(wanted.tryOn);
    // As long as no skin is found, the ink lies on the photo as it is.
    const isMasked = scene.isMasked && !this.#skin.isBlank;
    const isLost = [...this.#state.laid.values()].some(({ onSkin }) => onSkin < leastOnSkin);
    const showsSkin = wanted.showsSkin && this.#state.skin !== null;
    await this.#painter.paint({ ...scene, isMasked }, { ...wanted, showsSkin }, isLost);
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

  #set(changes: Partial<SyncState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
