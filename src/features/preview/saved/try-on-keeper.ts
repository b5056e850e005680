import { deviceStorage, tabStorage } from '#lib/device-storage.ts';
import { emptyTryOn, type TryOn } from '../try-on/try-on.ts';
import { beKnown, hearOtherTabs, whileAlone } from './other-tabs.ts';
import { deleteStrayPictures, loadTryOn, type SavedTryOn, saveTryOn } from './saved-try-ons.ts';
import { tellIfFull } from './tell-full.ts';

const key = 'fitting';
const saveAfterMs = 700;

/** A try-on to go on with, which may never have been saved. */
export interface Begun extends Pick<SavedTryOn, 'id' | 'tryOn'> {
  readonly savedAt: number | null;
}

export interface KeeperState {
  /** Of the try-on that is worked on. */
  readonly id: string;
  /** What was kept has been brought back, or there was nothing. */
  readonly isRestored: boolean;
  /** What another tab did to this try-on: until somebody says which one counts, it is not saved. */
  readonly overtakenBy: 'change' | 'deletion' | null;
}

interface KeeperParts {
  readonly onBegin: (tryOn: TryOn) => void;
  /** Of what is shown at the time of the call. */
  readonly thumbnail: () => Promise<Blob | null>;
}

/** Keeps what is worked on, and brings it back after a reload or when the tab was killed. */
export class TryOnKeeper {
  readonly #listeners = new Set<() => void>();
  #state: KeeperState = begunState();
  #parts: KeeperParts | null = null;
  #shown: TryOn = emptyTryOn;
  /** What was saved last, and when. */
  #saved: { at: number | null; tryOn: TryOn | null } = { at: null, tryOn: null };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One after the other: each goes on from what the one before has saved. */
  #last = Promise.resolve();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): KeeperState => this.#state;

  /** Brings back what was kept. @returns what ends it */
  start(parts: KeeperParts): () => void {
    this.#parts = parts;
    const end = new AbortController();
    const { signal } = end;
    const stopHearing = hearOtherTabs(({ id, savedAt }) => {
      if (id === this.#state.id) this.#set({ overtakenBy: savedAt === null ? 'deletion' : 'change' });
    });
    // A phone may end the page at any time once it is out of sight.
    const onHidden = () => document.visibilityState === 'hidden' && this.#save();
    document.addEventListener('visibilitychange', onHidden, { signal });
    this.#restore(signal);
    return () => {
      this.#save();
      stopHearing();
      end.abort();
    };
  }

  /** This is worked on now. */
  show(tryOn: TryOn): void {
    this.#shown = tryOn;
    // Merely to open a try-on does not change it.
    if (this.#saved.at !== null) this.#saved.tryOn ??= tryOn;
    if (!this.#isChanged()) return;
    remember(this.#state.id);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#save(), saveAfterMs);
  }

  /** Goes on with another try-on. */
  readonly begin = ({ id, tryOn, savedAt }: Begun): void => {
    this.#save();
    this.#goOnAs(id, savedAt);
    this.#parts?.onBegin(tryOn);
  };

  /** Goes on with what another tab made of this one. */
  readonly loadNewer = async (): Promise<void> => {
    this.begin((await loadTryOn(this.#state.id)) ?? newTryOn());
  };

  /** Goes on with what is shown, beside what another tab made of it. */
  readonly keepAsCopy = (): void => {
    this.#goOnAs(newTryOn().id, null);
    this.show(this.#shown);
  };

  async #restore(signal: AbortSignal): Promise<void> {
    // Without a database there is nothing to bring back, and everything else works.
    const kept = this.#state.isRestored ? null : await loadTryOn(this.#state.id).catch(() => null);
    if (signal.aborted) return;
    if (kept) this.begin(kept);
    this.#set({ isRestored: true });
    // What another tab is about to show may lie there and belong to no try-on yet.
    await whileAlone(deleteStrayPictures).catch(() => undefined);
    beKnown(signal);
  }

  #goOnAs(id: string, savedAt: number | null): void {
    this.#saved = { at: savedAt, tryOn: null };
    remember(id);
    this.#set({ id, overtakenBy: null });
  }

  #isChanged(): boolean {
    const { isRestored, overtakenBy } = this.#state;
    const isBlank = !this.#shown.photo && this.#shown.tattoos.length === 0;
    return isRestored && !overtakenBy && !isBlank && this.#shown !== this.#saved.tryOn;
  }

  #save(): void {
    clearTimeout(this.#timer);
    if (!this.#isChanged() || !this.#parts) return;
    const { id } = this.#state;
    const thumbnail = this.#parts.thumbnail();
    const saved = this.#saved;
    const tryOn = this.#shown;
    saved.tryOn = tryOn;
    this.#last = this.#last.then(async () => {
      const at = await saveTryOn({ id, tryOn, thumbnail: await thumbnail.catch(() => null) }, saved.at);
      if (at !== null) saved.at = at;
      else if (saved === this.#saved) this.#set({ overtakenBy: 'change' });
      // Otherwise browsers may throw it away when space runs short. A refusal changes nothing.
      await navigator.storage?.persist?.();
    });
    // Where nothing can be kept, one can work all the same.
    this.#last = this.#last.catch(tellIfFull);
  }

  #set(changes: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

export function newTryOn(): Begun {
  return { id: crypto.randomUUID(), tryOn: emptyTryOn, savedAt: null };
}

/** This tab's own try-on is to be brought back; in a new tab, the last of this device. */
function begunState(): KeeperState {
  const kept = tabStorage.read(key) ?? deviceStorage.read(key);
  const isKept = typeof kept === 'string';
  return { id: isKept ? kept : crypto.randomUUID(), isRestored: !isKept, overtakenBy: null };
}

function remember(id: string): void {
  tabStorage.write(key, id);
  deviceStorage.write(key, id);
}
