import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { undoDeletionMinutes } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { sources } from '../../db/schema/source.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Deletes a picture that the caller uploaded: nobody sees it any more, and its file is removed with the next night.
 * @throws ServiceError SOURCE_NOT_FOUND, also for somebody else's
 */
export async function deleteSource({ db }: Context, { userId }: Caller, id: string): Promise<void> {
  const [deleted] = await db
    .update(sources)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(sources.id, id), eq(sources.userId, userId), isNull(sources.deletedAt)))
    .returning({ id: sources.id });
  if (!deleted) throw new ServiceError('SOURCE_NOT_FOUND');
}

/** @throws ServiceError SOURCE_NOT_FOUND, also for somebody else's and once it is too late */
export async function restoreSource({ db }: Context, { userId }: Caller, id: string): Promise<void> {
  const inTime = gt(sources.deletedAt, sql`now() - make_interval(mins => ${undoDeletionMinutes})`);
  const [restored] = await db
    .update(sources)
    .set({ deletedAt: null })
    .where(and(eq(sources.id, id), eq(sources.userId, userId), or(isNull(sources.deletedAt), inTime)))
    .returning({ id: sources.id });
  if (!restored) throw new ServiceError('SOURCE_NOT_FOUND');
}
