import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from '#contract/image.ts';
import { libraryPictures } from '../../content/picture.ts';
import { previewWidth } from '../../content/preview.ts';
import type { Context } from '../../context.ts';
import { scaling } from '../../thread-shares.ts';
import { WaitingLine } from '../../waiting-line.ts';
import { encodings } from './encoding.ts';
import { drawLibraryPicture } from './library-picture.ts';

/** An image as it is to be sent: `width` pixels wide. */
export interface Size {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/** A page of the library asks for some dozens at once. */
const line = new WaitingLine({ atOnce: scaling, places: 300, patienceMs: 20_000, refusal: 'UNAVAILABLE' });
const inProgress = new Map<string, Promise<void>>();

/**
 * The media key of an image in a size; made when first asked for, once however many ask.
 * @throws ServiceError UNAVAILABLE when too many others are made
 */
export async function scaledImage(context: Context, mediaKey: string, size: Size): Promise<string> {
  const { media } = context;
  const { width, format } = size;
  const key = scaledKey(mediaKey, size);
  if (await media.exists(key)) return key;
  let scaling = inProgress.get(key);
  if (!scaling) {
    scaling = scale().finally(() => inProgress.delete(key));
    inProgress.set(key, scaling);
  }
  await scaling;
  return key;

  async function scale(): Promise<void> {
    const source = await sourceBytes(context, mediaKey, width);
    const isAsWanted = source.isPreview && format === 'avif' && width === previewWidth;
    const scaled = isAsWanted ? source.bytes : await line.serve(() => encoded(source.bytes, size));
    await media.put(key, scaled, { contentType: `image/${format}` });
  }
}

function encoded(picture: Uint8Array, { width, format }: Size): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: 4096 ** 2 })
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, encodings[format])
    .toBuffer();
}

/** Removes an image's file and the sizes that were made of it. */
export async function deleteImageFiles({ media }: Pick<Context, 'media'>, mediaKey: string): Promise<void> {
  const sizes = imageFormats.flatMap((format) => imageWidths.map((width) => ({ width, format })));
  const keys = [mediaKey, ...sizes.map((size) => scaledKey(mediaKey, size))];
  await Promise.all(keys.map((key) => media.delete(key)));
}

/** A grid does not wait for twenty drawings: what is no larger than its preview is made of that. */
async function sourceBytes(context: Context, mediaKey: string, width: ImageWidth) {
  const picture = libraryPictures.get(mediaKey);
  if (picture && width <= previewWidth) return { bytes: await readFile(picture.preview), isPreview: true };
  await drawLibraryPicture(context, mediaKey);
  return { bytes: await context.media.getBytes(mediaKey), isPreview: false };
}

const scaledKey = (mediaKey: string, { width, format }: Size) =>
  `${mediaKey.replace(/\.\w+$/, '')}-${width}.${format}`;
