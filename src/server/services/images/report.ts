import type { Report } from '#contract/report.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { images } from '../../db/schema/image.ts';
import { reports } from '../../db/schema/report.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { visibleTo } from './filter.ts';

/**
 * Tells the operator what somebody finds wrong with an image that they can see.
 * @throws ServiceError IMAGE_NOT_FOUND
 */
export async function reportImage(
  { db }: Context,
  { userId }: Caller,
  { imageId, content }: Report,
): Promise<void> {
  const [image] = await db.select({ id: images.id }).from(images).where(visibleTo(userId, { imageId }));
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
  await db.insert(reports).values({ id: newId(), imageId, userId, content });
}
