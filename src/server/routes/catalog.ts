import { createRoute, z } from '@hono/zod-openapi';
import { configSchema } from '#contract/config.ts';
import { engineSchema } from '#contract/engine.ts';
import { styleSchema } from '#contract/style.ts';
import { styles } from '../catalog/styles.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';

const stylesRoute = createRoute({
  method: 'get',
  path: '/api/styles',
  tags: ['catalog'],
  summary: 'The styles on offer',
  responses: answers(z.array(styleSchema)),
});

const engineRoute = createRoute({
  method: 'get',
  path: '/api/engine',
  tags: ['catalog'],
  summary: 'Which image provider is on, and what it can do',
  responses: answers(engineSchema),
});

const configRoute = createRoute({
  method: 'get',
  path: '/api/config',
  tags: ['catalog'],
  summary: 'What a client needs to know of this installation',
  responses: answers(configSchema),
});

export function catalogRoutes({ config, imageProvider, payment }: Context) {
  return createRouter()
    .openapi(stylesRoute, (c) => c.json(ok(styles), 200, { 'cache-control': 'public, max-age=300' }))
    .openapi(configRoute, (c) => {
      const googleClientId = config.googleClientId ?? null;
      return c.json(ok({ googleClientId, paymentProvider: payment.id }), 200);
    })
    .openapi(engineRoute, (c) => c.json(ok(imageProvider.engine), 200));
}
