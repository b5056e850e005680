import type { Image } from '#contract/image.ts';
import { longestLineage } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { visibleTo } from './filter.ts';
import { toImages } from './to-images.ts';

/**
 * Where a design came from: its parent, the parent of that, and so on, up to the first that is gone or not the
 * viewer's to see.
 * @throws ServiceError IMAGE_NOT_FOUND when the design itself is not
 */
export async function lineageOf(
  context: Context,
  viewer: Caller | undefined,
  imageId: string,
): Promise<Image[]> {
  const find = async (id: string) => {
    const [image] = await context.db
      .select()
      .from(images)
      .where(visibleTo(viewer?.userId, { imageId: id }));
    return image;
  };
  const image = await find(imageId);
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
  const ancestors: (typeof image)[] = [];
  let { parentImageId } = image;
  while (parentImageId && ancestors.length < longestLineage) {
    const parent = await find(parentImageId);
    if (!parent) break;
    ancestors.push(parent);
    parentImageId = parent.parentImageId;
  }
  return toImages(context, ancestors);
}
