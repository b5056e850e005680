import { createRoute, z } from '@hono/zod-openapi';
import { failureSchema } from '#contract/envelope.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { describeFailure } from '../http/failure.ts';
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

const readinessSchema = z.object({
  database: z.boolean(),
  queue: z.boolean(),
  workers: z.boolean(),
  media: z.boolean(),
  disk: z.boolean(),
});

const readySchema = readinessSchema.extend({
  /** What the operator should set differently, though everything works. */
  warnings: z.array(z.string()),
});

const readyRoute = createRoute({
  method: 'get',
  path: '/api/ready',
  tags: ['operation'],
  summary: 'Each part that requests need works: 503 when one of them does not, and which',
  responses: {
    ...answers(readySchema),
    503: {
      content: { 'application/json': { schema: failureSchema.extend({ data: readinessSchema }) } },
      description: 'Some part does not work',
    },
  },
});

export function healthRoutes(context: Context, proxyNotice: ProxyNotice) {
  return createRouter()
    .openapi(healthRoute, (c) => c.json(ok({ uptimeSeconds: Math.round(process.uptime()) }), 200))
    .openapi(readyRoute, async (c) => {
      const parts = await checkReadiness(context);
      if (Object.values(parts).every((works) => works)) {
        return c.json(ok({ ...parts, warnings: proxyNotice.warnings }), 200);
      }
      c.header('retry-after', '5');
      return c.json({ ...describeFailure(c, 'UNAVAILABLE'), data: parts }, 503);
    });
}
