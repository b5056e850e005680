import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context as HonoContext } from 'hono';
import { accepts } from 'hono/accepts';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { HttpEnv } from './router.ts';

interface Answer {
  body: Uint8Array<ArrayBuffer>;
  /** The same as Brotli, where that is worth it. */
  compressed: Uint8Array<ArrayBuffer> | null;
  headers: Record<string, string>;
}

const maxBytes = 16 * 1024 * 1024;
/** What an entry costs beside its body. */
const overheadBytes = 512;
/** Less fits into one packet anyhow. */
const compressedFrom = 1024;
/** Takes a millisecond for a page of the gallery, and leaves a seventh of it. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = promisify(brotliCompress);

/**
 * Keeps what everybody gets, for some seconds, as the bytes that were sent: an answer is made once however
 * many ask for it at the same time. Callers who are signed in go past it.
 *
 * @param edition what is kept under another number than this one is not sent any more
 */
export function publicCache(seconds: number, edition: () => number = () => 0) {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, compressed }) =>
      body.byteLength + (compressed?.byteLength ?? 0) + overheadBytes,
    ttl: seconds * 1000,
  });
  const beingMade = new Map<string, Promise<Answer | undefined>>();

  return createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.header('authorization')) return next();
    const key = `${edition()} ${c.req.url}`;
    const kept = answers.get(key) ?? (await beingMade.get(key));
    if (kept) return send(c, kept);

    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    beingMade.set(key, promise);
    try {
      await next();
      const made = c.res.status === 200 ? await capture(c.res, seconds) : undefined;
      if (made) {
        answers.set(key, made);
        c.res = undefined;
        c.res = send(c, made);
      }
      resolve(made);
    } finally {
      // Those who waited for an answer that could not be made try for themselves.
      resolve(undefined);
      beingMade.delete(key);
    }
  });
}

async function capture(response: Response, seconds: number): Promise<Answer> {
  const body = new Uint8Array(await response.arrayBuffer());
  // Weak, since it stands for both of them.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const type = response.headers.get('content-type') ?? 'application/json';
  const headers = {
    'content-type': type,
    etag,
    'cache-control': `public, max-age=${seconds}`,
    vary: 'authorization, accept-encoding',
  };
  const isLarge = body.byteLength >= compressedFrom;
  const compressed = isLarge ? new Uint8Array(await compress(body, compression)) : null;
  return { body, compressed, headers };
}

function send(c: HonoContext, { body, compressed, headers }: Answer): Response {
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
  if (!compressed || !takesBrotli(c)) return c.body(body, 200, headers);
  return c.body(compressed, 200, { ...headers, 'content-encoding': 'br' });
}

function takesBrotli(c: HonoContext): boolean {
  return accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'identity' }) === 'br';
}
