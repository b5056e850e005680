import { imageSize } from 'image-size';
import sharp from 'sharp';
import type { Picture, Size } from '#engine/pixels/raster.ts';
import { modelPictures } from '../../../thread-shares.ts';
import { WaitingLine } from '../../../waiting-line.ts';
import { DrawingRefused } from '../image-provider.ts';

/** The kinds of pictures that models send, told by their content. */
const kinds = new Set(['png', 'jpg', 'webp']);

/** What has been paid for waits as long as it takes. */
const line = new WaitingLine({
  ...{ atOnce: modelPictures, places: Number.POSITIVE_INFINITY },
  ...{ patienceMs: 120_000, refusal: 'UNAVAILABLE' },
});

/**
 * The pixels that a model has sent, on a white page of that size.
 * @param asked the size that it was asked for
 * @throws DrawingRefused MODEL_FAILED for anything but a whole picture of the size that was asked for
 */
export async function modelPicture(file: Uint8Array, asked: Size, page: Size): Promise<Picture> {
  const found = headerOf(file);
  if (found.width !== asked.width || found.height !== asked.height)
    throw new DrawingRefused('MODEL_FAILED', `it sent ${found.width}×${found.height} pixels`);
  return line.serve(() => redraw(file, page));
}

/** A new PNG of pixels, and of nothing else. */
export function pngOf({ data, width, height }: Picture): Promise<Uint8Array> {
  return line.serve(() =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 4 })
      .toBuffer(),
  );
}

/** An uploaded picture as a model goes out from it: upright, on a white page of the size that is asked for. */
export function originPicture(file: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  return line.serve(() =>
    sharp(file)
      .autoOrient()
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'contain', background: 'white' })
      .jpeg({ quality: 92 })
      .toBuffer(),
  );
}

/** A mask that leaves a whole picture to be redrawn. */
export function whiteMask({ width, height }: Size): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
}

function headerOf(file: Uint8Array): Size {
  try {
    const { type = '', width, height } = imageSize(file);
    if (kinds.has(type)) return { width, height };
  } catch (error) {
    throw new DrawingRefused('MODEL_FAILED', `what it sent is no picture: ${(error as Error).message}`);
  }
  throw new DrawingRefused('MODEL_FAILED', 'it sent another kind of picture');
}

async function redraw(file: Uint8Array, { width, height }: Size): Promise<Picture> {
  try {
    const data = await sharp(file, { failOn: 'error' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'contain', background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer();
    return { width, height, data: new Uint8ClampedArray(data) };
  } catch (error) {
    throw new DrawingRefused('MODEL_FAILED', `its picture is broken: ${(error as Error).message}`);
  }
}
