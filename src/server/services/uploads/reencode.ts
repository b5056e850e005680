import sharp, { type Sharp } from 'sharp';

/** Formats that we take, known by a file's content and never by its name. AVIF goes by `heif` here. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);
const maxPixels = 50_000_000;

/**
 * Makes a new file out of an uploaded picture, turned upright; nothing but its pixels comes along.
 * @param encode scales and encodes it
 * @returns null when the file is not a whole picture of a format that we take, or has too many pixels
 */
export async function reencode(file: Uint8Array, encode: (picture: Sharp) => Sharp): Promise<Buffer | null> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  try {
    const { format } = await sharp(file, options).metadata();
    if (!format || !formats.has(format)) return null;
    return await encode(sharp(file, options).rotate()).toBuffer();
  } catch {
    // sharp throws plain errors for every kind of broken file; there is nothing more to learn from them.
    return null;
  }
}
