import { createRoute, z } from '@hono/zod-openapi';
import { collectionChangeSchema, collectionNameSchema, collectionSchema } from '#contract/collection.ts';
import type { Context } from '../context.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { changeCollection } from '../services/collections/change.ts';
import { createCollection } from '../services/collections/create.ts';
import { deleteCollection } from '../services/collections/delete.ts';
import { listCollections } from '../services/collections/list.ts';
import { renameCollection } from '../services/collections/rename.ts';

const params = z.object({ id: z.uuid('COLLECTION_NOT_FOUND') });

export function collectionRoutes(context: Context) {
  const tags = ['collections'];
  const limited = { tags, ...signedInLimited(context, 'collection-account') };
  const listRoute = createRoute({
    tags,
    ...signedIn(context),
    method: 'get',
    path: '/api/collections',
    summary: "The caller's collections",
    responses: answers(z.array(collectionSchema), 401),
  });
  const beginRoute = createRoute({
    ...limited,
    method: 'post',
    path: '/api/collections',
    summary: 'Begin a collection',
    request: { body: body(collectionNameSchema) },
    responses: answers(collectionSchema, 401, 409, 422, 429),
  });
  const renameRoute = createRoute({
    ...limited,
    method: 'put',
    path: '/api/collections/{id}',
    summary: 'Call a collection something else',
    request: { params, body: body(collectionNameSchema) },
    responses: answers(z.null(), 401, 404, 409, 422, 429),
  });
  const deleteRoute = createRoute({
    ...limited,
    method: 'delete',
    path: '/api/collections/{id}',
    summary: 'Delete a collection; its images stay',
    request: { params },
    responses: answers(z.null(), 401, 404, 429),
  });
  const changeRoute = createRoute({
    ...limited,
    method: 'patch',
    path: '/api/collections/{id}/images',
    summary: 'Put images into a collection and take others out',
    request: { params, body: body(collectionChangeSchema) },
    responses: answers(z.null(), 401, 404, 409, 422, 429),
  });

  return createRouter()
    .openapi(listRoute, async (c) => c.json(ok(await listCollections(context, c.var.caller)), 200))
    .openapi(beginRoute, async (c) => {
      const { name } = c.req.valid('json');
      return c.json(ok(await createCollection(context, c.var.caller, name)), 200);
    })
    .openapi(renameRoute, async (c) => {
      await renameCollection(context, c.var.caller, c.req.valid('param').id, c.req.valid('json').name);
      return c.json(ok(null), 200);
    })
    .openapi(deleteRoute, async (c) => {
      await deleteCollection(context, c.var.caller, c.req.valid('param').id);
      return c.json(ok(null), 200);
    })
    .openapi(changeRoute, async (c) => {
      await changeCollection(context, c.var.caller, c.req.valid('param').id, c.req.valid('json'));
      return c.json(ok(null), 200);
    });
}
