import { createRoute, z } from '@hono/zod-openapi';
import { keptSourceSchema } from '#contract/image.ts';
import { pageQuerySchema, pageSchema } from '#contract/page.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { restoreImage } from '../services/images/restore.ts';
import { starImage } from '../services/images/star.ts';
import { deleteSource, restoreSource } from '../services/uploads/delete-source.ts';
import { listSources } from '../services/uploads/list-sources.ts';

const imageParam = z.object({ id: z.uuid('IMAGE_NOT_FOUND') });
const sourceParam = z.object({ id: z.uuid('SOURCE_NOT_FOUND') });

/** What people do with what they made and uploaded. */
export function creationRoutes(context: Context) {
  const ownImage = {
    tags: ['images'],
    ...signedInLimited(context, 'keep-account'),
    request: { params: imageParam },
    responses: answers(z.null(), 401, 404, 429),
  };
  const ownSource = { ...ownImage, request: { params: sourceParam } };
  const starRoute = createRoute({
    ...ownImage,
    method: 'put',
    path: '/api/images/{id}/star',
    summary: "Star an image of the caller's",
  });
  const unstarRoute = createRoute({
    ...ownImage,
    method: 'delete',
    path: '/api/images/{id}/star',
    summary: "Take the star of an image of the caller's away",
  });
  const restoreRoute = createRoute({
    ...ownImage,
    method: 'post',
    path: '/api/images/{id}/restore',
    summary: "Undo the deletion of an image of the caller's, for an hour",
  });
  const sourcesRoute = createRoute({
    ...signedIn(context),
    method: 'get',
    path: '/api/images/sources',
    tags: ['images'],
    summary: 'The pictures that the caller uploaded to be redrawn',
    request: { query: pageQuerySchema },
    responses: answers(pageSchema(keptSourceSchema), 401, 422),
  });
  const deleteSourceRoute = createRoute({
    ...ownSource,
    method: 'delete',
    path: '/api/images/sources/{id}',
    summary: 'Delete a picture that the caller uploaded',
  });
  const restoreSourceRoute = createRoute({
    ...ownSource,
    method: 'post',
    path: '/api/images/sources/{id}/restore',
    summary: 'Undo that, for an hour',
  });

  return createRouter()
    .openapi(starRoute, async (c) => {
      await starImage(context, c.var.caller, c.req.valid('param').id, true);
      return c.json(ok(null), 200);
    })
    .openapi(unstarRoute, async (c) => {
      await starImage(context, c.var.caller, c.req.valid('param').id, false);
      return c.json(ok(null), 200);
    })
    .openapi(restoreRoute, async (c) => {
      await restoreImage(context, c.var.caller, c.req.valid('param').id);
      return c.json(ok(null), 200);
    })
    .openapi(sourcesRoute, async (c) =>
      c.json(ok(await listSources(context, c.var.caller, c.req.valid('query'))), 200),
    )
    .openapi(deleteSourceRoute, async (c) => {
      await deleteSource(context, c.var.caller, c.req.valid('param').id);
      return c.json(ok(null), 200);
    })
    .openapi(restoreSourceRoute, async (c) => {
      await restoreSource(context, c.var.caller, c.req.valid('param').id);
      return c.json(ok(null), 200);
    });
}
