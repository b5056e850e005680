import { createRoute, z } from '@hono/zod-openapi';
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

export function catalogRoutes({ imageProvider }: Context) {
  return createRouter()
    .openapi(stylesRoute, (c) => c.json(ok(styles), 200, { 'cache-control': 'public, max-age=300' }))
    .openapi(engineRoute, (c) => c.json(ok(imageProvider.engine), 200));
}
