import { imageSize } from 'image-size';
import { skinError } from '../skin-error.ts';

export interface ImageHeader {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';
  /** As it stands upright, in pixels. */
  readonly width: number;
  readonly height: number;
}

export const largestBytes = 40 * 1024 * 1024;
export const largestPixels = 50_000_000;

/** No image is shorter; of so few bytes the package cannot tell what they are. */
const leastBytes = 16;

const types: Readonly<Record<string, ImageHeader['type']>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};
/** EXIF orientations from 5 on lie on their side. */
const firstSideways = 5;

/**
 * What an image file is, told by its content, whatever its name says.
 *
 * @throws errors named NOT_AN_IMAGE, HEIC, UNSUPPORTED_TYPE, TOO_MANY_PIXELS, BROKEN_IMAGE
 */
export function readHeader(file: Uint8Array): ImageHeader {
  const found = measure(file);
  const type = types[found.type ?? ''];
  if (!type) throw skinError('UNSUPPORTED_TYPE', `an image in the format ${found.type}`);
  const { width, height, orientation = 1 } = found;
  if (!(width > 0 && height > 0)) throw skinError('BROKEN_IMAGE', 'an image without a size');
  if (width * height > largestPixels) {
    throw skinError(
      'TOO_MANY_PIXELS',
      `${width}×${height} pixels; ${largestPixels / 1e6} megapixels are the limit`,
    );
  }
  return orientation >= firstSideways ? { type, width: height, height: width } : { type, width, height };
}

function measure(file: Uint8Array): ReturnType<typeof imageSize> {
  if (isHeifFamily(file)) throw skinError('HEIC', 'a photo in the HEIF family');
  try {
    return imageSize(file);
  } catch (cause) {
    // The package tells by its type what it does not know, and by others what breaks off.
    const isUnknown = cause instanceof TypeError && cause.message.startsWith('unsupported file type');
    throw skinError(isUnknown || file.length < leastBytes ? 'NOT_AN_IMAGE' : 'BROKEN_IMAGE', String(cause));
  }
}

/**
 * ISO base media files name their kind at byte 4; phones write several brands that decoders do not list. AVIF is one of
 * them that browsers can read.
 */
function isHeifFamily(file: Uint8Array): boolean {
  const text = String.fromCharCode(...file.subarray(4, 12));
  return text.startsWith('ftyp') && /^(hei|hev|mif|msf)/.test(text.slice(4));
}
