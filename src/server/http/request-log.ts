import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { HttpEnv } from './router.ts';

/**
 * One line per request, with neither personal data nor anything that opens something: no query, no body, no address,
 * and of the path only the pattern that it fits.
 */
export function requestLog(log: Logger) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    };
    if (c.req.path.startsWith('/api/')) log.info(line, 'request');
    else log.debug(line, 'request');
  });
}

/** The pattern of the call that was asked for. Those with a star stand before or behind all calls. */
function routeOf(c: HonoContext): string {
  return matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*';
}
