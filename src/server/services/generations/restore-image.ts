import { imageSize } from 'image-size';
import { readSignature, type Signature } from '#engine/flash/png/signature.ts';
import type { Context } from '../../context.ts';
import type { Generation } from './find.ts';
import { mediaKeyOf, storeImage } from './store-image.ts';

/**
 * Goes on with the file of a picture that an attempt before has received, and was cut off before it counted. Returns
 * false when none has come.
 */
export async function restoreImage(
  context: Context,
  generation: Generation,
  position: number,
): Promise<boolean> {
  const mediaKey = mediaKeyOf(generation.id, position);
  if (!(await context.media.exists(mediaKey))) return false;
  const png = new Uint8Array(await context.media.getBytes(mediaKey));
  // Our own signature, in a file that only we write.
  const { style, notes } = readSignature(png) as Signature;
  const { width, height } = imageSize(png);
  await storeImage(context, generation, position, { png, width, height, style, notes }, null);
  return true;
}
