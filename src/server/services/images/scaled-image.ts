import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type ImageWidth, imageWidths } from '#contract/image.ts';
import { libraryPictures } from '../../content/picture.ts';
import { previewWidth } from '../../content/preview.ts';
import type { Context } from '../../context.ts';
import { drawLibraryPicture } from './library-picture.ts';

const inProgress = new Map<string, Promise<void>>();

/** The widest that a preview stands in for while its picture is not drawn yet. */
const widestStandIn: ImageWidth = 640;

/** The media key of an image as WebP, `width` pixels wide; made when first asked for, once however many ask. */
export async function scaledImage(context: Context, mediaKey: string, width: ImageWidth): Promise<string> {
  const { media } = context;
  const key = scaledKey(mediaKey, width);
  if (await media.exists(key)) return key;
  let scaling = inProgress.get(key);
  if (!scaling) {
    scaling = scale().finally(() => inProgress.delete(key));
    inProgress.set(key, scaling);
  }
  await scaling;
  return key;

  async function scale(): Promise<void> {
    const webp = await sharp(await sourceBytes(context, mediaKey, width), { limitInputPixels: 4096 ** 2 })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    await media.put(key, webp, { contentType: 'image/webp' });
  }
}

/**
 * The preview that is shown for a while in place of a picture of the library, at a width for which it is
 * somewhat small: a grid must not wait for twenty drawings. Null when there is something better.
 */
export async function standIn(
  { media }: Context,
  mediaKey: string,
  width: ImageWidth,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = libraryPictures.get(mediaKey);
  if (!picture || width <= previewWidth || width > widestStandIn || (await media.exists(mediaKey)))
    return null;
  return readFile(picture.preview);
}

/** Removes an image's file and the sizes that were made of it. */
export async function deleteImageFiles({ media }: Pick<Context, 'media'>, mediaKey: string): Promise<void> {
  const keys = [mediaKey, ...imageWidths.map((width) => scaledKey(mediaKey, width))];
  await Promise.all(keys.map((key) => media.delete(key)));
}

async function sourceBytes(context: Context, mediaKey: string, width: ImageWidth): Promise<Uint8Array> {
  const picture = libraryPictures.get(mediaKey);
  if (picture && width <= previewWidth) return readFile(picture.preview);
  await drawLibraryPicture(context, mediaKey);
  return context.media.getBytes(mediaKey);
}

const scaledKey = (mediaKey: string, width: ImageWidth) => `${mediaKey.replace(/\.\w+$/, '')}-${width}.webp`;
