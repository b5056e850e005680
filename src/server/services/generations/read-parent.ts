import { longestLineage } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { DrawingRefused } from '../../providers/image/image-provider.ts';
import { visibleTo } from '../images/filter.ts';
import type { Generation } from './find.ts';

/**
 * The file of the picture that a generation is drawn after: its parent, or what that was drawn after itself.
 * @throws DrawingRefused when it has been removed since it was ordered
 */
export async function readParent(
  { db, media }: Context,
  { userId, params }: Pick<Generation, 'userId' | 'params'>,
): Promise<Uint8Array> {
  let imageId = params.parentImageId;
  for (let i = 0; imageId && i < longestLineage; i++) {
    const [image] = await db.select().from(images).where(visibleTo(userId, { imageId }));
    if (!image) break;
    if (!image.drawing.variation?.isAfterParent) return media.getBytes(image.mediaKey);
    imageId = image.parentImageId ?? undefined;
  }
  throw new DrawingRefused('SOURCE_NOT_FOUND');
}
