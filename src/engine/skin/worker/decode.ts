import type { ImageHeader } from '../photo/image-header.ts';
import { largestBytes, readHeader } from '../photo/image-header.ts';
import { skinError } from '../skin-error.ts';

/** Most headers end here; a JPEG with large previews in front may need the whole file. */
const headerBytes = 256 * 1024;

/** @throws errors named by what is wrong with the file */
export async function headerOf(file: Blob): Promise<ImageHeader> {
  if (file.size > largestBytes) throw skinError('TOO_MANY_BYTES', `${file.size} bytes`);
  const head = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  try {
    return readHeader(head);
  } catch (cause) {
    const breaksOff = cause instanceof Error && cause.name === 'BROKEN_IMAGE' && file.size > headerBytes;
    if (!breaksOff) throw cause;
    return readHeader(new Uint8Array(await file.arrayBuffer()));
  }
}

/**
 * The image upright, at its own size; of an animation the first picture. Close it after use.
 *
 * @throws errors named BROKEN_IMAGE, or AVIF, which not every browser reads
 */
export async function decode(file: Blob, type?: ImageHeader['type']): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw skinError(type === 'image/avif' ? 'AVIF' : 'BROKEN_IMAGE', String(cause));
  });
}
