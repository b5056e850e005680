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
import { hasBenefit, runningMembership } from '../accounts/membership.ts';
import { drawLarger, drawVector } from './draw-larger.ts';
import { visibleTo } from './filter.ts';
import { drawLibraryPicture } from './library-picture.ts';

/** Cutting a stored picture out takes one of libuv's threads for half a second. */
const line = new WaitingLine({ atOnce: scaling, places: 20, patienceMs: 10_000, refusal: 'UNAVAILABLE' });

interface ImageFile {
  readonly type: 'image/png' | 'image/svg+xml';
  readonly body: Uint8Array<ArrayBuffer> | string;
}

/**
 * An image that the caller may see: as a PNG of a size and on paper or nothing, or as an SVG of a length.
 * @throws ServiceError IMAGE_NOT_FOUND; PREMIUM_REQUIRED for what is for members; DRAWN_DIFFERENTLY or
 * SOURCE_NOT_FOUND when it cannot be drawn again; UNAVAILABLE when too many others are waited for
 */
export async function imageFile(
  context: Context,
  { userId }: Caller,
  imageId: string,
  { format, cm, size, background }: ImageFileQuery,
): Promise<ImageFile> {
  const [image] = await context.db.select().from(images).where(visibleTo(userId, { imageId }));
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
  if (format === 'png' && memberSizes.includes(size) && !(await runningMembership(context.db, userId)))
    throw new ServiceError('PREMIUM_REQUIRED');
  if (format === 'svg' && !(await hasBenefit(context, userId, 'vector-files')))
    throw new ServiceError('PREMIUM_REQUIRED');
  await drawLibraryPicture(context, image.mediaKey);
  const stored = new Uint8Array(await context.media.getBytes(image.mediaKey));
  if (format === 'svg')
    return { type: 'image/svg+xml', body: await drawVector(context, image, stored, cm * 10) };
  if (size !== storedSize) return png(await drawLarger(context, image, stored, { size, background }));
  return png(background === 'paper' ? stored : await line.serve(() => withoutPaper(stored)));
}

function png(body: Uint8Array<ArrayBuffer>): ImageFile {
  return { type: 'image/png', body };
}

async function withoutPaper(png: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  takeWhiteAway(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length));
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const cutOut = await sharp(data, { raw }).png({ compressionLevel: 6 }).toBuffer();
  return withPngTexts(cutOut, [...readPngTexts(png)]);
}
