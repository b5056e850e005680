import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { artistLinkOrderSchema, artistLinkSchema } from '#contract/artist-link.ts';
import type { Context } from '../context.ts';
import { answers, ok } from '../http/envelope.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/signed-in.ts';
import { bytesOf, signedInUpload, uploadForm } from '../http/upload.ts';
import { createArtistLink } from '../services/artist-links/create.ts';
import { findArtistPackage } from '../services/artist-links/find-package.ts';
import { listArtistLinks } from '../services/artist-links/list.ts';
import { withdrawArtistLink } from '../services/artist-links/withdraw.ts';

const params = z.object({ id: z.uuid('ARTIST_LINK_NOT_FOUND') });

/** Links for artists: what they lead to is encrypted, and the key is in a part of the address that is never sent. */
export function artistLinkRoutes(context: Context) {
  const tags = ['artist links'];
  const listRoute = createRoute({
    ...signedIn(context),
    method: 'get',
    path: '/api/artist-links',
    tags,
    summary: "The caller's links for artists that can be opened",
    responses: answers(z.array(artistLinkSchema), 401),
  });
  const createLinkRoute = createRoute({
    ...signedInUpload(context, 'artist-link-account'),
    method: 'post',
    path: '/api/artist-links',
    tags,
    summary: 'Make a link for an artist to a package that was encrypted on the device',
    request: { query: artistLinkOrderSchema, body: uploadForm },
    responses: answers(artistLinkSchema, 401, 409, 413, 415, 422, 429),
  });
  const withdrawRoute = createRoute({
    ...signedIn(context),
    method: 'delete',
    path: '/api/artist-links/{id}',
    tags,
    summary: "Withdraw a link of the caller's",
    request: { params },
    responses: answers(z.null(), 401, 404),
  });
  const packageRoute = createRoute({
    method: 'get',
    path: '/api/artist-links/{id}/package',
    tags,
    summary: 'The package that a link for an artist leads to, encrypted',
    request: { params },
    responses: {
      ...answers(z.null(), 404, 410),
      200: { content: { 'application/octet-stream': { schema: z.any() } }, description: 'The package' },
    },
  });

  return createRouter()
    .openapi(listRoute, async (c) => c.json(ok(await listArtistLinks(context, c.var.caller)), 200))
    .openapi(createLinkRoute, async (c) => {
      const file = await bytesOf(c.req.valid('form').file);
      const { days } = c.req.valid('query');
      return c.json(ok(await createArtistLink(context, c.var.caller, file, days)), 200);
    })
    .openapi(withdrawRoute, async (c) => {
      await withdrawArtistLink(context, c.var.caller, c.req.valid('param').id);
      return c.json(ok(null), 200);
    })
    .openapi(packageRoute, async (c) => {
      const key = await findArtistPackage(context, c.req.valid('param').id);
      const file = Readable.toWeb(await context.media.getStream(key)) as ReadableStream<Uint8Array>;
      // Whatever somebody has sent here: browsers save it, and show none of it.
      c.header('content-disposition', 'attachment');
      return c.body(file, 200, { 'content-type': 'application/octet-stream' });
    });
}
