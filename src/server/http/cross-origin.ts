import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import type { HttpEnv } from './router.ts';

/** How long browsers remember that they may call, in seconds. */
const rememberSeconds = 600;
const allowed = 'access-control-allow-origin';

/** Lets pages of those other origins call this API. No cookies are ever involved. */
export function crossOrigin({ corsOrigins }: Pick<Config, 'corsOrigins'>) {
  const answer = cors({
    origin: [...corsOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'accept-language'],
    exposeHeaders: ['retry-after', 'x-request-id', 'etag'],
    maxAge: rememberSeconds,
  });
  return createMiddleware<HttpEnv>(async (c, next) => {
    const preflight = await answer(c, next);
    if (preflight) return preflight;
    // An answer that was kept has the name of whoever asked for it first.
    const origin = c.req.header('origin') ?? '';
    if (corsOrigins.includes(origin)) c.res.headers.set(allowed, origin);
    else c.res.headers.delete(allowed);
    return undefined;
  });
}
