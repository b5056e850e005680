import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { visibleTo } from './filter.ts';

/** @throws ServiceError IMAGE_NOT_FOUND, also for what is not the viewer's to see */
export async function checkVisible({ db }: Context, viewer: Caller, imageId: string): Promise<void> {
  const [image] = await db
    .select({ id: images.id })
    .from(images)
    .where(visibleTo(viewer.userId, { imageId }));
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
}
