import { createMiddleware } from 'hono/factory';
import type { Tracing } from '../telemetry/tracing.ts';
import { methodOf, routeOf } from './call-pattern.ts';
import type { HttpEnv } from './router.ts';

/**
 * Has each request be a span, of the pattern that its path fits. What callers say of a trace of theirs is not believed:
 * anybody could have us keep traces, and mix them up.
 */
export function traceRequests(tracing: Tracing) {
  return createMiddleware<HttpEnv>((c, next) => {
    const method = methodOf(c.req.method);
    return tracing.within({ name: method, kind: 'server' }, async (span) => {
      await next();
      const [route, { status }] = [routeOf(c), c.res];
      span.rename(`${method} ${route}`);
      span.set({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'inkwright.request_id': c.var.requestId,
      });
      if (status >= 500) span.fail(c.error);
    });
  });
}
