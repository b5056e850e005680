import type { images } from '../../db/schema/image.ts';
import type { Signer } from '../../signer.ts';
import { accessQuery } from '../signed-address.ts';
import { isOpen } from './listing.ts';

type Addressed = Pick<typeof images.$inferSelect, 'id' | 'isPublic' | 'isOnline' | 'listedAt' | 'version'>;

/**
 * The address of an image's full file, or of the one in colour. What not everybody may see is signed.
 */
export function imageUrl(
  signer: Signer,
  image: Addressed,
  file: 'original.png' | 'color.png' = 'original.png',
): string {
  const path = `/media/${image.id}/${file}`;
  if (!isOpen(image)) return `${path}?${accessQuery(signer, imageAccess(image.id))}`;
  return image.version ? `${path}?v=${image.version}` : path;
}

/** What the signature in an image's address gives access to. */
export const imageAccess = (id: string) => `image:${id}`;
