import type { OfflinePart } from '#contract/offline.ts';
import { fetchPart } from './fetch-part.ts';

/** Bytes over the wire, of all that there are. */
export interface PartProgress {
  readonly done: number;
  readonly total: number;
}

/** Told how far it is. */
export type OnProgress = (progress: PartProgress) => void;

/** Files that are of use together. */
export interface PartSet {
  readonly cache: string;
  /** What else lies in their cache, by its path. */
  readonly besides?: readonly string[];
  /** @throws when the list is out of reach */
  list(cache: Cache): Promise<readonly OfflinePart[]>;
}

interface Run {
  readonly aborting: AbortController;
  readonly done: Promise<void>;
  /** Who waits for it. */
  waiting: number;
}

const pathOf = ({ url }: { url: string }) => new URL(url, location.origin).pathname;

/**
 * Fetches a set of files onto the device, part by part, and puts away those of other builds. However many ask, in however
 * many tabs, each part is fetched once; a fetch that is cut off goes on where it ended.
 */
export class PartKeeper {
  readonly #set: PartSet;
  readonly #listeners = new Set<OnProgress>();
  #run: Run | undefined;

  constructor(set: PartSet) {
    this.#set = set;
  }

  /** How much of it is here. */
  async measure(): Promise<PartProgress> {
    const cache = await caches.open(this.#set.cache);
    const [parts, kept] = await Promise.all([this.#set.list(cache), keptIn(cache)]);
    return progressOf(parts, kept);
  }

  /**
   * Settles once all parts are here.
   * @param signal has this caller wait no longer; nothing more is fetched once nobody waits
   * @throws when a part cannot be had, or there is no room for it
   */
  async keep(onProgress?: OnProgress, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (onProgress) this.#listeners.add(onProgress);
    this.#run ??= this.#begin();
    const run = this.#run;
    run.waiting += 1;
    try {
      await Promise.race([run.done, whenAborted(signal)]);
    } finally {
      if (onProgress) this.#listeners.delete(onProgress);
      run.waiting -= 1;
      if (run.waiting === 0) this.#end(run);
    }
  }

  #begin(): Run {
    const aborting = new AbortController();
    const { signal } = aborting;
    // One at a time, of all tabs, and of the one before in this tab, which may be putting away what has come.
    const done = navigator.locks.request(`parts:${this.#set.cache}`, { signal }, () => this.#fetch(signal));
    return { aborting, done, waiting: 0 };
  }

  #end(run: Run): void {
    if (this.#run === run) this.#run = undefined;
    run.aborting.abort(new DOMException('nobody waits', 'AbortError'));
    // Whoever waited has been told; whoever stopped waiting does not want to know.
    run.done.catch(() => undefined);
  }

  async #fetch(signal: AbortSignal): Promise<void> {
    const cache = await caches.open(this.#set.cache);
    const parts = await this.#set.list(cache);
    const kept = await keptIn(cache);
    let { done, total } = progressOf(parts, kept);
    this.#tell({ done, total });
    for (const part of parts.filter(({ url }) => !kept.has(url))) {
      const onReceived = (received: number) =>
        this.#tell({ done: done + (received / part.length) * part.bytes, total });
      await cache.put(part.url, await fetchPart(part, onReceived, signal));
      done += part.bytes;
      this.#tell({ done, total });
    }
    const wanted = new Set([...(this.#set.besides ?? []), ...parts.map(({ url }) => url)]);
    await Promise.all([...kept].filter((path) => !wanted.has(path)).map((path) => cache.delete(path)));
  }

  #tell(progress: PartProgress): void {
    for (const listener of this.#listeners) listener(progress);
  }
}

async function keptIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(pathOf));
}

function progressOf(parts: readonly OfflinePart[], kept: ReadonlySet<string>): PartProgress {
  const sumOf = (some: readonly OfflinePart[]) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  return { done: sumOf(parts.filter(({ url }) => kept.has(url))), total: sumOf(parts) };
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
