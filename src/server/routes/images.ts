import { createRoute, z } from '@hono/zod-openapi';
import {
  countSchema,
  generatedImageSchema,
  imageFilterSchema,
  imageSchema,
  imagesQuerySchema,
  ownImagesQuerySchema,
  ratioCountSchema,
  sourceSchema,
} from '#contract/image.ts';
import { imageFileQuerySchema } from '#contract/image-file.ts';
import { pageSchema } from '#contract/page.ts';
import { reportSchema } from '#contract/report.ts';
import { visibilitySchema } from '#contract/visibility.ts';
import type { Context } from '../context.ts';
import { recognize } from '../http/authenticate.ts';
import { answers, body, ok } from '../http/envelope.ts';
import { publicCache } from '../http/public-cache.ts';
import { createRouter } from '../http/router.ts';
import { signedIn, signedInLimited } from '../http/signed-in.ts';
import { bytesOf, signedInUpload, uploadForm } from '../http/upload.ts';
import { changeVisibility } from '../services/images/change-visibility.ts';
import { deleteImage } from '../services/images/delete.ts';
import { imageFile } from '../services/images/image-file.ts';
import { lineageOf } from '../services/images/lineage.ts';
import { countVisible, countVisibleRatios, listImages, listOwnImages } from '../services/images/list.ts';
import { reportImage } from '../services/images/report.ts';
import { readLists } from '../services/read-lists.ts';
import { addSource } from '../services/uploads/add-source.ts';

/** How old what a visitor sees of the gallery may be. */
const gallerySeconds = 5;

export function imageRoutes(context: Context) {
  const tags = ['images'];
  const params = z.object({ id: z.uuid('IMAGE_NOT_FOUND') });
  const takedowns = () => context.notifications.takedowns;
  const listRoute = createRoute({
    method: 'get',
    path: '/api/images',
    tags,
    summary: 'Public images, by any of the filters; one image by `imageId`, its relatives by `isRelated`',
    middleware: [publicCache(gallerySeconds, takedowns), recognize(context)],
    request: { query: imagesQuerySchema },
    responses: answers(pageSchema(imageSchema), 401, 422),
  });
  const ownRoute = createRoute({
    ...signedIn(context),
    method: 'get',
    path: '/api/images/generated',
    tags,
    summary: "The caller's own images",
    request: { query: ownImagesQuerySchema },
    responses: answers(pageSchema(generatedImageSchema), 401, 422),
  });
  const countRoute = createRoute({
    method: 'get',
    path: '/api/images/count',
    tags,
    summary: 'How many public images there are',
    middleware: [publicCache(gallerySeconds, takedowns), recognize(context)],
    request: { query: imageFilterSchema },
    responses: answers(countSchema, 401, 422),
  });
  const ratiosRoute = createRoute({
    method: 'get',
    path: '/api/images/ratios',
    tags,
    summary: 'How many public images there are of each ratio, by any of the other filters',
    middleware: [publicCache(gallerySeconds, takedowns), recognize(context)],
    request: { query: imageFilterSchema.omit({ ratio: true }) },
    responses: answers(z.array(ratioCountSchema), 401, 422),
  });
  const lineageRoute = createRoute({
    method: 'get',
    path: '/api/images/{id}/lineage',
    tags,
    summary: 'Where an image came from: its parent, the parent of that, and so on',
    middleware: [publicCache(gallerySeconds, takedowns), recognize(context)],
    request: { params: z.object({ id: z.uuid('IMAGE_NOT_FOUND') }) },
    responses: answers(z.array(imageSchema), 401, 404),
  });
  const deleteRoute = createRoute({
    ...signedIn(context),
    method: 'delete',
    path: '/api/images/{id}',
    tags,
    summary: "Delete an image of the caller's",
    request: { params },
    responses: answers(z.literal(true), 401, 404),
  });
  const fileRoute = createRoute({
    ...signedInLimited(context, 'image-file-account'),
    method: 'get',
    path: '/api/images/{id}/file',
    tags,
    summary:
      'An image as a PNG of any size, or as an SVG in millimetres: drawn once more from what it was drawn from',
    request: { params, query: imageFileQuerySchema },
    responses: {
      ...answers(z.null(), 401, 403, 404, 409, 422, 429, 503),
      200: {
        content: { 'image/png': { schema: z.any() }, 'image/svg+xml': { schema: z.any() } },
        description: 'The file',
      },
    },
  });
  const visibilityRoute = createRoute({
    ...signedIn(context),
    method: 'put',
    path: '/api/images/{id}/visibility',
    tags,
    summary: "Show an image of the caller's to everybody, or to nobody else",
    request: { params, body: body(visibilitySchema) },
    responses: answers(generatedImageSchema, 401, 403, 404, 422),
  });
  const reportRoute = createRoute({
    ...signedInLimited(context, 'report-account'),
    method: 'post',
    path: '/api/images/report',
    tags,
    summary: 'Report an image to the operator',
    request: { body: body(reportSchema) },
    responses: answers(z.null(), 401, 404, 422, 429),
  });
  const sourceRoute = createRoute({
    ...signedInUpload(context),
    method: 'post',
    path: '/api/images/source',
    tags,
    summary: 'Upload a picture to be redrawn',
    request: { body: uploadForm },
    responses: answers(sourceSchema, 401, 413, 415, 422, 429),
  });

  return createRouter()
    .openapi(listRoute, async (c) =>
      c.json(
        ok(
          await readLists(context, c.var.viewer, (lists) =>
            listImages(lists, c.var.viewer, c.req.valid('query')),
          ),
        ),
        200,
      ),
    )
    .openapi(ownRoute, async (c) =>
      c.json(ok(await listOwnImages(context, c.var.caller, c.req.valid('query'))), 200),
    )
    .openapi(lineageRoute, async (c) =>
      c.json(ok(await lineageOf(context, c.var.viewer, c.req.valid('param').id)), 200),
    )
    .openapi(countRoute, async (c) => {
      const count = await readLists(context, c.var.viewer, (lists) =>
        countVisible(lists, c.var.viewer, c.req.valid('query')),
      );
      return c.json(ok({ count }), 200);
    })
    .openapi(ratiosRoute, async (c) =>
      c.json(
        ok(
          await readLists(context, c.var.viewer, (lists) =>
            countVisibleRatios(lists, c.var.viewer, c.req.valid('query')),
          ),
        ),
        200,
      ),
    )
    .openapi(reportRoute, async (c) => {
      await reportImage(context, c.var.caller, c.req.valid('json'));
      return c.json(ok(null), 200);
    })
    .openapi(sourceRoute, async (c) => {
      const file = await bytesOf(c.req.valid('form').file);
      return c.json(ok(await addSource(context, c.var.caller, file)), 200);
    })
    .openapi(fileRoute, async (c) => {
      const { id } = c.req.valid('param');
      const { type, body: file } = await imageFile(context, c.var.caller, id, c.req.valid('query'));
      return c.body(file, 200, { 'content-type': type });
    })
    .openapi(visibilityRoute, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(ok(await changeVisibility(context, c.var.caller, id, c.req.valid('json'))), 200);
    })
    .openapi(deleteRoute, async (c) => {
      await deleteImage(context, c.var.caller, c.req.valid('param').id);
      return c.json(ok(true as const), 200);
    });
}
