import { createMiddleware } from 'hono/factory';
import type { Context } from '../context.ts';
import { requestScope } from '../request-scope.ts';
import { methodOf, routeOf } from './call-pattern.ts';
import type { HttpEnv } from './router.ts';

/**
 * One line per request, with neither personal data nor anything that opens something: no query, no body, no address,
 * and of the path only the pattern that it fits.
 */
export function requestLog({ log, metrics }: Pick<Context, 'log' | 'metrics'>) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const began = performance.now();
    const { requestId } = c.var;
    // Whatever is logged on the way says for which request.
    await requestScope.run({ requestId }, next);
    const ms = performance.now() - began;
    const { status } = c.res;
    const [method, route] = [methodOf(c.req.method), routeOf(c)];
    metrics.countRequest({ method, route, status }, ms / 1000);
    const line = { requestId, method, route, status, ms: Math.round(ms) };
    if (c.req.path.startsWith('/api/')) log.info(line, 'request');
    else log.debug(line, 'request');
  });
}
