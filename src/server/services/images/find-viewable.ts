import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import { type Access, givesAccess } from '../signed-address.ts';
import { imageAccess } from './image-url.ts';
import { isTakenDown } from './is-taken-down.ts';
import { isOpen } from './listing.ts';

interface Address extends Access {
  id: string;
}

interface ViewableImage {
  mediaKey: string;
  colorKey: string | null;
  /** Of the picture behind its address. */
  version: string | null;
  /** Whether everybody may see it. */
  isPublic: boolean;
  /** Whether it came with the product, and stays as it is. */
  isFixed: boolean;
}

/**
 * The image behind an address: everybody sees what is listed, the rest needs the address's signature; nobody sees what
 * was taken down.
 * @throws ServiceError NOT_FOUND, also for what may not be seen
 */
export async function findViewableImage(
  { db, signer }: Context,
  { id, ...access }: Address,
): Promise<ViewableImage> {
  const [image] = await db.select().from(images).where(eq(images.id, id));
  if (!image || isTakenDown(image)) throw new ServiceError('NOT_FOUND');
  const isPublic = isOpen(image);
  if (!isPublic && !givesAccess(signer, imageAccess(id), access)) throw new ServiceError('NOT_FOUND');
  const { mediaKey, colorKey, version } = image;
  return { mediaKey, colorKey, version, isPublic, isFixed: image.userId === null };
}
