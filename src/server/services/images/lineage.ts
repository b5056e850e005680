import type { Image } from '#contract/image.ts';
import { longestLineage } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { withAncestors } from './ancestors.ts';
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
  const family = await Array.fromAsync(withAncestors(context, viewer?.userId, imageId, 1 + longestLineage));
  const [image, ...ancestors] = family;
  if (!image) throw new ServiceError('IMAGE_NOT_FOUND');
  return toImages(context, ancestors);
}
