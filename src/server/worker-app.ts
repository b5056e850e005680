import { requestId } from 'hono/request-id';
import type { Context } from './context.ts';
import { fail, failWith } from './http/failure.ts';
import { ProxyNotice } from './http/proxy-notice.ts';
import { boundHead } from './http/request-bounds.ts';
import { requestLog } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { traceRequests } from './http/trace-requests.ts';
import { healthRoutes } from './routes/health.ts';
import { metricsRoutes } from './routes/metrics.ts';

/** What a process answers that only works on jobs: whether it is well, and what it has counted. */
export function createWorkerApp(context: Context) {
  const app = createRouter();
  app.use(requestId(), traceRequests(context.tracing), requestLog(context), boundHead);
  app.onError((error, c) => failWith(error, c, context.log));
  app.notFound((c) => fail(c, 'NOT_FOUND'));
  return app.route('/', healthRoutes(context, new ProxyNotice(context))).route('/', metricsRoutes(context));
}
