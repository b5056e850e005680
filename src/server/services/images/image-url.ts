import type { images } from '../../db/schema/image.ts';
import type { Signer } from '../../signer.ts';

type Addressed = Pick<typeof images.$inferSelect, 'id' | 'isPublic' | 'isOnline'>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The address of an image's full file, in its own version or the one in colour. What not everybody may see is
 * signed, for at least a day; the signature changes once a day only, so that what a browser has cached stays
 * useful.
 */
export function imageUrl(
  signer: Signer,
  image: Addressed,
  file: 'original.png' | 'color.png' = 'original.png',
): string {
  const path = `/media/${image.id}/${file}`;
  if (image.isPublic && image.isOnline) return path;
  const expires = Math.floor(Date.now() / dayMs) + 2;
  return `${path}?expires=${expires}&signature=${signer.sign(signedText(image.id, expires))}`;
}

/** Whether a signature from an address gives access to the image. */
export function verifyImageSignature(
  signer: Signer,
  id: string,
  expires: number,
  signature: string,
): boolean {
  return expires * dayMs > Date.now() && signer.verify(signedText(id, expires), signature);
}

const signedText = (id: string, expires: number) => `image:${id}:${expires}`;
