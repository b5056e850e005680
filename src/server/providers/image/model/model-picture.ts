import { imageSize } from 'image-size';
import sharp from 'sharp';
import { modelPictures } from '../../../thread-shares.ts';
import { WaitingLine } from '../../../waiting-line.ts';
import { DrawingRefused } from '../image-provider.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The kinds of pictures that models send, told by their content. */
const kinds = new Set(['png', 'jpg', 'webp']);

/** What has been paid for waits as long as it takes. */
const line = new WaitingLine({
  ...{ atOnce: modelPictures, places: Number.POSITIVE_INFINITY },
  ...{ patienceMs: 120_000, refusal: 'UNAVAILABLE' },
});

/**
 * A new PNG of the pixels that a model has sent and of nothing else in its file, on a white page of that size.
 * @param asked the size that it was asked for
 * @throws DrawingRefused MODEL_FAILED for anything but a whole picture of the size that was asked for
 */
export async function modelPicture(file: Uint8Array, asked: Size, page: Size): Promise<Uint8Array> {
  const found = headerOf(file);
  if (found.width !== asked.width || found.height !== asked.height)
    throw new DrawingRefused('MODEL_FAILED', `it sent ${found.width}×${found.height} pixels`);
  return line.serve(() => redraw(file, page));
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

async function redraw(file: Uint8Array, { width, height }: Size): Promise<Uint8Array> {
  try {
    return await sharp(file, { failOn: 'error' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'contain', background: 'white' })
      .png({ compressionLevel: 4 })
      .toBuffer();
  } catch (error) {
    throw new DrawingRefused('MODEL_FAILED', `its picture is broken: ${(error as Error).message}`);
  }
}
