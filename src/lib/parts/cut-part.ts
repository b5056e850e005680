import { cutPartsCache } from '#contract/offline.ts';

/** The most that is lost with a page that is closed, in bytes. */
const pieceBytes = 1024 * 1024;

/** What has come of one file so far, kept in pieces: a fetch that is cut off goes on behind them, after days as well. */
export class CutPart {
  readonly #cache: Cache;
  readonly #url: string;
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  #received = 0;
  /** Of what was received, the bytes that are kept. */
  #kept = 0;

  private constructor(cache: Cache, url: string) {
    this.#cache = cache;
    this.#url = url;
  }

  static async open(url: string): Promise<CutPart> {
    const part = new CutPart(await caches.open(cutPartsCache), url);
    await part.#read();
    return part;
  }

  /** How many bytes there are from the beginning of the file. */
  get received(): number {
    return this.#received;
  }

  /** All that there is. */
  content(): Blob {
    return new Blob(this.#chunks);
  }

  async append(chunk: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#chunks.push(chunk);
    this.#received += chunk.byteLength;
    if (this.#received - this.#kept >= pieceBytes) await this.keep();
  }

  /** Keeps what has come since the last piece. */
  async keep(): Promise<void> {
    if (this.#received === this.#kept) return;
    const piece = this.content().slice(this.#kept);
    await this.#cache.put(this.#addressOf(this.#kept), new Response(piece));
    this.#kept = this.#received;
  }

  /** Forgets it all: the file is whole, or is to begin anew. */
  async drop(): Promise<void> {
    const pieces = await this.#cache.keys(this.#url, { ignoreSearch: true });
    await Promise.all(pieces.map((piece) => this.#cache.delete(piece)));
    this.#chunks = [];
    this.#received = 0;
    this.#kept = 0;
  }

  /** Up to the first gap: two tabs may have written. */
  async #read(): Promise<void> {
    for (;;) {
      const piece = await this.#cache.match(this.#addressOf(this.#kept));
      if (!piece) return;
      const chunk = new Uint8Array(await piece.arrayBuffer());
      this.#chunks.push(chunk);
      this.#received += chunk.byteLength;
      this.#kept = this.#received;
    }
  }

  #addressOf(from: number): string {
    return `${this.#url}?from=${from}`;
  }
}
