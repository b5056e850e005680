import { eq } from 'drizzle-orm';
import type { GeneratedImage } from '#contract/image.ts';
import type { Visibility } from '#contract/visibility.ts';
import type { Context } from '../../context.ts';
import { notifyTakedown } from '../../db/notifications.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { runningMembership } from '../accounts/membership.ts';
import { ownedBy } from './filter.ts';
import { toGeneratedImages } from './to-images.ts';

/**
 * Shows an image of the caller's to everybody, or takes it out of sight. When the library lists it was settled as it
 * was drawn. Returns the image with the addresses that are now its own.
 * @throws ServiceError IMAGE_NOT_FOUND, also for somebody else's; PREMIUM_REQUIRED to have it private
 */
export async function changeVisibility(
  context: Context,
  { userId }: Caller,
  imageId: string,
  { isPublic }: Visibility,
): Promise<GeneratedImage> {
  const { db, notifications } = context;
  const changed = await db.transaction(async (tx) => {
    const [image] = await tx.select().from(images).where(ownedBy(userId, { imageId })).for('update');
    if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
    if (image.isPublic === isPublic) return image;
    if (!isPublic && !(await runningMembership(tx, userId))) throw new ServiceError('PREMIUM_REQUIRED');
    const [row] = await tx.update(images).set({ isPublic }).where(eq(images.id, imageId)).returning();
    // What is kept of the gallery, also that it was not there, must not outlive this.
    await notifyTakedown(tx);
    return row;
  });
  notifications.countTakedown();
  const [image] = changed ? await toGeneratedImages(context, [changed]) : [];
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
  return image;
}
