import { Readable } from 'node:stream';
import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import { boundedCount, boundedString } from '#contract/bounded.ts';
import { imageFormats, imageWidths } from '#contract/image.ts';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import type { HttpEnv } from '../http/router.ts';
import { checkAvatar } from '../services/accounts/check-avatar.ts';
import { findViewableImage } from '../services/images/find-viewable.ts';
import { drawLibraryPicture } from '../services/images/library-picture.ts';
import { type Size, scaledImage } from '../services/images/scaled-image.ts';
import { findSource } from '../services/uploads/find-source.ts';

const lifetimes = {
  /** Came with the product, and never changes under its address. */
  fixed: 'public, max-age=31536000, immutable',
  /** May be taken down: a browser asks again after a minute, and what stands between it and us each time. */
  public: 'public, max-age=60, s-maxage=0, must-revalidate',
  private: 'private, max-age=60, must-revalidate',
};
const widths = imageWidths.join('|');
const formats = imageFormats.join('|');
const filePattern = new RegExp(`^(?:(original|color)\\.png|(color-)?(${widths})\\.(${formats}))$`);

const accessSchema = z.object({
  id: z.uuid(),
  expires: boundedCount().optional(),
  signature: boundedString(64).optional(),
});
const addressSchema = accessSchema.extend({ file: boundedString(32).regex(filePattern) });

/** Image files: the PNG as it was drawn, and a few widths as WebP and AVIF. */
export function mediaRoutes(context: Context) {
  return new Hono<HttpEnv>().get('/media/:id{[0-9a-f-]{36}}/:file', async (c) => {
    const address = addressSchema.safeParse({ ...c.req.param(), ...c.req.query() });
    if (!address.success) throw new ServiceError('NOT_FOUND');
    const { id, file } = address.data;
    const image = await findViewableImage(context, address.data);
    const [, png, colorPrefix, width, format = 'png'] = filePattern.exec(file) ?? [];
    const original = png === 'color' || colorPrefix ? image.colorKey : image.mediaKey;
    if (!original) throw new ServiceError('NOT_FOUND');

    const lifetime = image.isFixed ? 'fixed' : image.isPublic ? 'public' : 'private';
    if (isKnown(c, `"${id}-${file}-${image.version ?? 0}"`, lifetime)) return c.body(null, 304);
    const size = width && ({ width: Number(width), format } as Size);
    if (!size) await drawLibraryPicture(context, original);
    const key = size ? await scaledImage(context, original, size) : original;
    c.header('content-type', `image/${format}`);
    return c.body(await read(context, key));
  });
}

/** Pictures that people uploaded to have them redrawn: for those who have the signed address. */
export function sourceFileRoutes(context: Context) {
  return new Hono<HttpEnv>().get('/media/sources/:id{[0-9a-f-]{36}}', async (c) => {
    const address = accessSchema.safeParse({ ...c.req.param(), ...c.req.query() });
    if (!address.success) throw new ServiceError('NOT_FOUND');
    const key = await findSource(context, address.data);
    if (isKnown(c, `"${address.data.id}"`, 'private')) return c.body(null, 304);
    c.header('content-type', 'image/webp');
    return c.body(await read(context, key));
  });
}

/** Pictures that everybody may see and whose names follow from their content: avatars and category pictures. */
export function publicFileRoutes(context: Context) {
  return new Hono<HttpEnv>().get('/media/:folder{avatars|categories}/:name{[\\w-]+\\.webp}', async (c) => {
    const { folder, name } = c.req.param();
    const key = `${folder}/${name}`;
    if (folder === 'avatars') await checkAvatar(context, key);
    if (!(await context.media.exists(key))) throw new ServiceError('NOT_FOUND');
    if (isKnown(c, `"${name}"`, folder === 'avatars' ? 'public' : 'fixed')) return c.body(null, 304);
    c.header('content-type', 'image/webp');
    return c.body(await read(context, key));
  });
}

/** Says how long the answer may be kept, and whether the caller has it already. */
function isKnown(c: HonoContext, etag: string, lifetime: keyof typeof lifetimes): boolean {
  c.header('etag', etag);
  c.header('cache-control', lifetimes[lifetime]);
  return c.req.header('if-none-match') === etag;
}

async function read({ media }: Context, key: string): Promise<ReadableStream<Uint8Array>> {
  return Readable.toWeb(await media.getStream(key)) as ReadableStream<Uint8Array>;
}
