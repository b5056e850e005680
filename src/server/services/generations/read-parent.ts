import { longestLineage } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { DrawingRefused } from '../../providers/image/image-provider.ts';
import { withAncestors } from '../images/ancestors.ts';
import type { Generation } from './find.ts';

/**
 * The file of the picture that a generation is drawn after: its parent, or what that was drawn after itself.
 * @throws DrawingRefused when it has been removed since it was ordered
 */
export async function readParent(
  context: Context,
  { userId, params }: Pick<Generation, 'userId' | 'params'>,
): Promise<Uint8Array> {
  for await (const image of withAncestors(context, userId, params.parentImageId, longestLineage))
    if (!image.drawing.variation?.isAfterParent) return context.media.getBytes(image.mediaKey);
  throw new DrawingRefused('SOURCE_NOT_FOUND');
}
