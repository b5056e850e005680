import { type FlashEngineParts, flashEngineCache, flashEngineFile } from '#contract/offline.ts';
import { AppError } from '#lib/app-error.ts';

/** Bytes over the wire, of all that there are. */
export interface EngineProgress {
  readonly done: number;
  readonly total: number;
}

type Part = FlashEngineParts['parts'][number];

const listUrl = `/${flashEngineFile}`;

/**
 * Fetches the drawing engine onto the device, part by part: a fetch that is cut off goes on where a part ended.
 * However many ask, it is fetched once.
 */
export class EngineKeeper {
  readonly #workerUrl: string;
  readonly #listeners = new Set<(progress: EngineProgress) => void>();
  #keeping: Promise<void> | undefined;

  /** @param workerUrl names the build: another build's parts are of no use to this page */
  constructor(workerUrl: string) {
    this.#workerUrl = workerUrl;
  }

  /**
   * Settles once the engine is on the device; without a cache in this browser at once, and its worker loads itself.
   * @throws AppError ENGINE_OUT_OF_REACH
   */
  keep(onProgress?: (progress: EngineProgress) => void): Promise<void> {
    if (typeof caches === 'undefined') return Promise.resolve();
    if (onProgress) this.#listeners.add(onProgress);
    this.#keeping ??= this.#keepNow()
      .catch((cause: unknown) => {
        throw new AppError('ENGINE_OUT_OF_REACH', { cause });
      })
      .finally(() => {
        this.#keeping = undefined;
        this.#listeners.clear();
      });
    return this.#keeping;
  }

  async #keepNow(): Promise<void> {
    const cache = await caches.open(flashEngineCache);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const known = await cache.match(listUrl);
    const { parts, bytes } = this.#ofThisBuild(await known?.json()) ?? (await this.#fetchList(cache));
    const isKept = ({ url }: Part) => kept.has(url);
    let done = parts.filter(isKept).reduce((sum, part) => sum + part.bytes, 0);
    for (const part of parts.filter((each) => !isKept(each))) {
      await fetchPart(cache, part, (share) => this.#tell({ done: done + share * part.bytes, total: bytes }));
      done += part.bytes;
    }
    const wanted = new Set([listUrl, ...parts.map(({ url }) => url)]);
    await Promise.all([...kept].filter((url) => !wanted.has(url)).map((old) => cache.delete(old)));
  }

  async #fetchList(cache: Cache): Promise<FlashEngineParts> {
    const response = await fetch(listUrl, { cache: 'no-cache' });
    const list = response.ok ? this.#ofThisBuild(await response.clone().json()) : null;
    if (!list) throw new Error('the server has another build of the engine');
    await cache.put(listUrl, response);
    return list;
  }

  #ofThisBuild(list: FlashEngineParts | undefined): FlashEngineParts | null {
    return list?.parts.some(({ url }) => url === this.#workerUrl) ? list : null;
  }

  #tell(progress: EngineProgress): void {
    for (const listener of this.#listeners) listener(progress);
  }
}

async function fetchPart(
  cache: Cache,
  { url, length }: Part,
  onShare: (share: number) => void,
): Promise<void> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    received += read.value.byteLength;
    onShare(Math.min(1, received / length));
  }
  // What a proxy cut short would be kept for as long as the build lives.
  if (received !== length) throw new Error(`${url}: ${received} bytes instead of ${length}`);
  const type = response.headers.get('content-type');
  await cache.put(url, new Response(new Blob(chunks), { headers: type ? { 'content-type': type } : {} }));
}
