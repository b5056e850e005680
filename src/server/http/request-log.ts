import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { HttpEnv } from './router.ts';

/** One line per request: no query, no body, no address, so that the log holds no personal data. */
export function requestLog(log: Logger) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    };
    if (c.req.path.startsWith('/api/')) log.info(line, 'request');
    else log.debug(line, 'request');
  });
}
