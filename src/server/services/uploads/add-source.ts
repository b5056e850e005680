import { and, eq, isNull } from 'drizzle-orm';
import { maxSourceBytes, type Source } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { sources } from '../../db/schema/source.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { reencode } from './reencode.ts';
import { sourceUrl } from './source-url.ts';

const maxSidePixels = 2048;

/**
 * Keeps a picture that is to be redrawn. Only its owner may use it, and it is removed after a month.
 * @throws ServiceError IMAGE_UNSUPPORTED, TOO_LARGE or TOO_MANY_PIXELS
 */
export async function addSource(context: Context, { userId }: Caller, file: Uint8Array): Promise<Source> {
  if (file.byteLength > maxSourceBytes) throw new ServiceError('TOO_LARGE');
  const picture = await reencode(file, (original) =>
    original
      .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92 }),
  );
  if (!picture) throw new ServiceError('IMAGE_UNSUPPORTED');
  const id = newId();
  const mediaKey = `sources/${userId}/${id}.webp`;
  await context.media.put(mediaKey, picture, { contentType: 'image/webp' });
  await context.db.insert(sources).values({ id, userId, mediaKey });
  return { sourceImageId: id, scourceUrl: sourceUrl(context.signer, id) };
}

/** @throws ServiceError SOURCE_NOT_FOUND, also for somebody else's */
export async function checkOwnSource({ db }: Context, { userId }: Caller, id: string): Promise<void> {
  const [source] = await db
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.id, id), eq(sources.userId, userId), isNull(sources.deletedAt)));
  if (!source) throw new ServiceError('SOURCE_NOT_FOUND');
}
