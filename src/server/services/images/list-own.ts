import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Image, OwnImagesQuery } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import type { Caller } from '../../signer.ts';
import { paginate } from '../paginate.ts';
import { toImage } from './to-image.ts';

/** The caller's own finished images, newest first unless asked otherwise. */
export async function listOwnImages(
  context: Context,
  caller: Caller,
  query: OwnImagesQuery,
): Promise<Page<Image>> {
  const where = and(
    eq(images.userId, caller.userId),
    eq(images.isOnline, true),
    query.type && eq(images.type, query.type),
  );
  const direction = query.sortOrder === 'asc' ? asc : desc;
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(images)
      .where(where)
      // The images of a batch come in their order, whichever way the batches are sorted.
      .orderBy(direction(images.createdAt), direction(images.batchId), asc(images.position))
      .limit(query.pageSize)
      .offset((query.currentPage - 1) * query.pageSize),
    context.db.select({ total: count() }).from(images).where(where),
  ]);
  return paginate(
    query,
    counted?.total ?? 0,
    rows.map((row) => toImage(context.signer, row)),
  );
}
