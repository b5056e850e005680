import { createRoute } from '@hono/zod-openapi';
import { imageSchema, ownImagesQuerySchema } from '#contract/image.ts';
import { pageSchema } from '#contract/page.ts';
import type { Context } from '../context.ts';
import { authenticate } from '../http/authenticate.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { listOwnImages } from '../services/images/list-own.ts';

export function imageRoutes(context: Context) {
  const ownRoute = createRoute({
    method: 'get',
    path: '/api/images/generated',
    tags: ['images'],
    summary: "The caller's own images",
    middleware: authenticate(context),
    security: [{ bearer: [] }],
    request: { query: ownImagesQuerySchema },
    responses: answers(pageSchema(imageSchema), 401, 422),
  });

  return createRouter().openapi(ownRoute, async (c) =>
    c.json(ok(await listOwnImages(context, c.var.caller, c.req.valid('query'))), 200),
  );
}
