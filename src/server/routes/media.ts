import { Readable } from 'node:stream';
import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { type ImageWidth, imageWidths } from '#contract/image.ts';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import type { HttpEnv } from '../http/router.ts';
import { findViewableImage } from '../services/images/find-viewable.ts';
import { scaledImage } from '../services/images/scaled-image.ts';

const addressSchema = z.object({
  id: z.uuid(),
  file: z.union([
    z.literal('original.png').transform(() => null),
    z
      .templateLiteral([z.literal(imageWidths), '.webp'])
      .transform((file) => Number.parseInt(file, 10) as ImageWidth),
  ]),
  expires: z.coerce.number().int().optional(),
  signature: z.string().optional(),
});

/** Image files: the PNG as it was drawn, and WebP in a few widths. They never change under their address. */
export function mediaRoutes(context: Context) {
  return new Hono<HttpEnv>().get('/media/:id/:file', async (c) => {
    const address = addressSchema.safeParse({ ...c.req.param(), ...c.req.query() });
    if (!address.success) throw new ServiceError('NOT_FOUND');
    const { id, file: width } = address.data;
    const image = await findViewableImage(context, address.data);

    const etag = `"${id}-${width ?? 'original'}"`;
    c.header('etag', etag);
    c.header('cache-control', `${image.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);

    const key = width ? await scaledImage(context, image.mediaKey, width) : image.mediaKey;
    c.header('content-type', width ? 'image/webp' : 'image/png');
    const file = await context.media.getStream(key);
    return c.body(Readable.toWeb(file) as ReadableStream<Uint8Array>);
  });
}
