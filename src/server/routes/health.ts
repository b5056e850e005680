import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { answers, ok } from '../http/envelope.ts';
import type { ProxyNotice } from '../http/proxy-notice.ts';
import { createRouter } from '../http/router.ts';
import { checkReadiness } from '../services/ready.ts';

const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['operation'],
  summary: 'The process is alive',
  responses: answers(z.object({ uptimeSeconds: z.number() })),
});

const readyRoute = createRoute({
  method: 'get',
  path: '/api/ready',
  tags: ['operation'],
  summary: 'The database, the queue and the media store answer',
  responses: answers(z.object({ database: z.boolean(), media: z.boolean(), warnings: z.array(z.string()) })),
});

export function healthRoutes(context: Context, proxyNotice: ProxyNotice) {
  return createRouter()
    .openapi(healthRoute, (c) => c.json(ok({ uptimeSeconds: Math.round(process.uptime()) }), 200))
    .openapi(readyRoute, async (c) => {
      const parts = await checkReadiness(context);
      if (!parts.database || !parts.media) throw new ServiceError('UNAVAILABLE');
      return c.json(ok({ ...parts, warnings: proxyNotice.warnings }), 200);
    });
}
