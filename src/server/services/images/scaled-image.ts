import sharp from 'sharp';
import { type ImageWidth, imageWidths } from '#contract/image.ts';
import type { Context } from '../../context.ts';

const inProgress = new Map<string, Promise<void>>();

/** The media key of an image as WebP, `width` pixels wide; made when first asked for, once however many ask. */
export async function scaledImage({ media }: Context, mediaKey: string, width: ImageWidth): Promise<string> {
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
    const webp = await sharp(await media.getBytes(mediaKey), { limitInputPixels: 4096 ** 2 })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    await media.put(key, webp, { contentType: 'image/webp' });
  }
}

/** Removes an image's file and the sizes that were made of it. */
export async function deleteImageFiles({ media }: Pick<Context, 'media'>, mediaKey: string): Promise<void> {
  const keys = [mediaKey, ...imageWidths.map((width) => scaledKey(mediaKey, width))];
  await Promise.all(keys.map((key) => media.delete(key)));
}

const scaledKey = (mediaKey: string, width: ImageWidth) => `${mediaKey.replace(/\.\w+$/, '')}-${width}.webp`;
