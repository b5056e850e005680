import sharp from 'sharp';
import { type ImageFileQuery, memberSizes, storedSize } from '#contract/image-file.ts';
import { readPngTexts, withPngTexts } from '#engine/flash/png/png-text.ts';
import { takeWhiteAway } from '#engine/pixels/white-paper.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { scaling } from '../../thread-shares.ts';
import { WaitingLine } from '../../waiting-line.ts';
import { runningMembership } from '../accounts/membership.ts';
import { drawLarger } from './draw-larger.ts';
import { visibleTo } from './filter.ts';
import { drawLibraryPicture } from './library-picture.ts';

/** Cutting a stored picture out takes one of libuv's threads for half a second. */
const line = new WaitingLine({ atOnce: scaling, places: 20, patienceMs: 10_000, refusal: 'UNAVAILABLE' });

/**
 * An image that the caller may see, as a PNG of a size and on paper or nothing.
 * @throws ServiceError IMAGE_NOT_FOUND; PREMIUM_REQUIRED for what is for members; DRAWN_DIFFERENTLY or
 * SOURCE_NOT_FOUND when it cannot be drawn again; UNAVAILABLE when too many others are waited for
 */
export async function imageFile(
  context: Context,
  { userId }: Caller,
  imageId: string,
  { size, background }: ImageFileQuery,
): Promise<Uint8Array<ArrayBuffer>> {
  const [image] = await context.db.select().from(images).where(visibleTo(userId, { imageId }));
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
  if (memberSizes.includes(size) && !(await runningMembership(context.db, userId)))
    throw new ServiceError('PREMIUM_REQUIRED');
  await drawLibraryPicture(context, image.mediaKey);
  const stored = new Uint8Array(await context.media.getBytes(image.mediaKey));
  if (size !== storedSize) return drawLarger(context, image, stored, { size, background });
  return background === 'paper' ? stored : line.serve(() => withoutPaper(stored));
}

async function withoutPaper(png: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  takeWhiteAway(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length));
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const cutOut = await sharp(data, { raw }).png({ compressionLevel: 6 }).toBuffer();
  return withPngTexts(cutOut, [...readPngTexts(png)]);
}
