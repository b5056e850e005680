import { type FlashEngineParts, flashEngineCache, flashEngineFile } from '#contract/offline.ts';
import { AppError, isAbort } from '#lib/app-error.ts';
import { type OnProgress, PartKeeper, type PartProgress } from '#lib/parts/part-keeper.ts';

const listUrl = `/${flashEngineFile}`;

/** Fetches the drawing engine onto the device, also where no service worker has its list. */
export class EngineKeeper {
  readonly #keeper: PartKeeper;

  /** @param workerUrl names the build: another build's parts are of no use to this page */
  constructor(workerUrl: string) {
    const ofThisBuild = (list: FlashEngineParts | undefined) =>
      list?.parts.some(({ url }) => url === workerUrl) ? list.parts : null;
    this.#keeper = new PartKeeper({
      cache: flashEngineCache,
      besides: [listUrl],
      list: async (cache) => {
        const known = await cache.match(listUrl);
        return ofThisBuild(await known?.json()) ?? (await fetchList(cache, ofThisBuild));
      },
    });
  }

  measure(): Promise<PartProgress> {
    return this.#keeper.measure();
  }

  /**
   * Settles once the engine is on the device; without a cache in this browser at once, and its worker loads itself.
   * @throws AppError ENGINE_OUT_OF_REACH; what aborted it, if the signal did
   */
  async keep(onProgress?: OnProgress, signal?: AbortSignal): Promise<void> {
    if (typeof caches === 'undefined') return;
    try {
      await this.#keeper.keep(onProgress, signal);
    } catch (cause) {
      throw isAbort(cause) ? cause : new AppError('ENGINE_OUT_OF_REACH', { cause });
    }
  }
}

async function fetchList(
  cache: Cache,
  ofThisBuild: (list: FlashEngineParts) => FlashEngineParts['parts'] | null,
): Promise<FlashEngineParts['parts']> {
  const response = await fetch(listUrl, { cache: 'no-cache' });
  const parts = response.ok ? ofThisBuild(await response.clone().json()) : null;
  if (!parts) throw new Error('the server has another build of the engine');
  await cache.put(listUrl, response);
  return parts;
}
