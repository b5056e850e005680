import sharp, { type Sharp } from 'sharp';
import { ServiceError } from '../../errors.ts';

/** Formats that we take, known by a file's content and never by its name. AVIF goes by `heif` here. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const maxPixels = 50_000_000;

/**
 * Makes a new file out of an uploaded picture, turned upright; nothing but its pixels comes along.
 * @param encode scales and encodes it
 * @returns null when the file is not a whole picture of a format that we take
 * @throws ServiceError TOO_MANY_PIXELS
 */
export async function reencode(file: Uint8Array, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  const header = await attempt(() => sharp(file, { limitInputPixels: false }).metadata());
  if (!header || !formats.has(header.format)) return null;
  if (header.width * header.height > maxPixels) throw new ServiceError('TOO_MANY_PIXELS');
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  return attempt(() => encode(sharp(file, options).rotate()).toBuffer());
}

/** sharp throws plain errors for every kind of broken file; there is nothing more to learn from them. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
