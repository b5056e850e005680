import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { visibleTo } from './filter.ts';

/**
 * A design, then its parent, the parent of that, and so on: up to the first that is gone or not the viewer's to see.
 * @param most of them, the design itself among them
 */
export async function* withAncestors(
  { db }: Pick<Context, 'db'>,
  userId: string | undefined,
  imageId: string | undefined,
  most: number,
) {
  let next: string | null | undefined = imageId;
  for (let i = 0; next && i < most; i++) {
    const [image] = await db
      .select()
      .from(images)
      .where(visibleTo(userId, { imageId: next }));
    if (!image) return;
    yield image;
    next = image.parentImageId;
  }
}
