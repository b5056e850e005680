import { cutPartsCache } from '#contract/offline.ts';
import { isAbort } from '../app-error.ts';
import { deviceStorage } from '../device-storage.ts';
import { isOutOfRoom } from '../kept-thing.ts';
import { untilOnline } from '../online.ts';
import type { OnProgress, PartProgress } from './part-keeper.ts';

/** One of the things that are fetched one after the other. */
export interface Stage {
  measure(): Promise<PartProgress>;
  keep(onProgress: OnProgress, signal: AbortSignal): Promise<void>;
}

export interface OfflineDownloadState {
  /** `cut`: it goes on by itself with the network. `failed`: the network is there, and yet it did not come. */
  readonly phase: 'idle' | 'running' | 'paused' | 'cut' | 'failed' | 'full' | 'done';
  /** Null while nobody knows. */
  readonly progress: PartProgress | null;
}

const pausedKey = 'offline-download';

/** Fetches all that the app does without a network, in the background or because somebody wants it, and tells how far it is. */
export class OfflineDownload {
  readonly #stages: readonly Stage[];
  readonly #listeners = new Set<() => void>();
  #state: OfflineDownloadState = { phase: isPaused() ? 'paused' : 'idle', progress: null };
  #aborting: AbortController | undefined;

  constructor(stages: readonly Stage[]) {
    this.#stages = stages;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  current = (): OfflineDownloadState => this.#state;

  /** Finds out how much of it is here. Without a network that is not always known. */
  async measure(): Promise<void> {
    if (this.#aborting) return;
    const progress = await this.#measured().then(sumOf, () => null);
    if (this.#aborting) return;
    const isDone = progress !== null && progress.done === progress.total;
    this.#set({ phase: isDone ? 'done' : isPaused() ? 'paused' : 'idle', progress });
  }

  /** In the background: not where somebody has paused it. */
  async startUnlessPaused(): Promise<void> {
    if (!isPaused()) await this.start();
  }

  /** Fetches what is missing, and goes on after a cut, until it is done or paused. */
  async start(): Promise<void> {
    if (this.#aborting) return;
    deviceStorage.remove(pausedKey);
    this.#aborting = new AbortController();
    const { signal } = this.#aborting;
    try {
      await this.#untilDone(signal);
      this.#set({ ...this.#state, phase: 'done' });
    } catch (error) {
      this.#set({ ...this.#state, phase: isAbort(error) ? 'paused' : isFull(error) ? 'full' : 'failed' });
    } finally {
      this.#aborting = undefined;
    }
  }

  /** Stops here. What has come stays, and nothing goes on by itself before somebody says so. */
  pause(): void {
    deviceStorage.write(pausedKey, 'paused');
    this.#aborting?.abort(new DOMException('paused', 'AbortError'));
  }

  async #untilDone(signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        return await this.#fetchAll(signal);
      } catch (error) {
        if (isAbort(error) || navigator.onLine) throw error;
        this.#set({ ...this.#state, phase: 'cut' });
        await untilOnline(signal);
      }
    }
  }

  async #fetchAll(signal: AbortSignal): Promise<void> {
    this.#set({ ...this.#state, phase: 'running' });
    const measured = await this.#measured();
    signal.throwIfAborted();
    for (const [place, stage] of this.#stages.entries()) {
      const tell: OnProgress = (progress) => {
        measured[place] = progress;
        if (!signal.aborted) this.#set({ phase: 'running', progress: sumOf(measured) });
      };
      await stage.keep(tell, signal);
    }
    // Nothing is left to go on with, but for files of another build.
    await caches.delete(cutPartsCache);
  }

  #measured(): Promise<PartProgress[]> {
    return Promise.all(this.#stages.map((stage) => stage.measure()));
  }

  #set(state: OfflineDownloadState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const isPaused = () => deviceStorage.read(pausedKey) === 'paused';

function sumOf(all: readonly PartProgress[]): PartProgress {
  return all.reduce((sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }), {
    done: 0,
    total: 0,
  });
}

/** No room, whether for a part or for a whole engine. */
function isFull(error: unknown): boolean {
  return isOutOfRoom(error) || (error instanceof Error && isOutOfRoom(error.cause));
}
