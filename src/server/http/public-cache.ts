import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LRUCache } from 'lru-cache';
import type { HttpEnv } from './router.ts';

interface Answer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

const maxBytes = 16 * 1024 * 1024;
/** What an entry costs beside its body. */
const overheadBytes = 512;

/**
 * Keeps what everybody gets, for some seconds, as the bytes that were sent: an answer is made once however
 * many ask for it at the same time. Callers who are signed in go past it.
 */
export function publicCache(seconds: number) {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: (answer) => answer.body.byteLength + overheadBytes,
    ttl: seconds * 1000,
  });
  const beingMade = new Map<string, Promise<Answer | undefined>>();

  return createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.header('authorization')) return next();
    const key = c.req.url;
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
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const type = response.headers.get('content-type') ?? 'application/json';
  const headers = {
    'content-type': type,
    etag,
    'cache-control': `public, max-age=${seconds}`,
    vary: 'authorization',
  };
  return { body, headers };
}

function send(c: HonoContext, { body, headers }: Answer): Response {
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
  return c.body(body, 200, headers);
}
