import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { KeptSource } from '#contract/image.ts';
import type { Page, PageQuery } from '#contract/page.ts';
import { policy } from '#contract/policy.ts';
import type { Context } from '../../context.ts';
import { sources } from '../../db/schema/source.ts';
import type { Caller } from '../../signer.ts';
import { paginate } from '../paginate.ts';
import { sourceUrl } from './source-url.ts';

const { sources: keptDays } = policy.keepDays;
const dayMs = 24 * 60 * 60 * 1000;

/** One page of the pictures that the caller uploaded, the latest first. */
export async function listSources(
  { db, signer }: Context,
  { userId }: Caller,
  query: PageQuery,
): Promise<Page<KeptSource>> {
  const kept = and(
    eq(sources.userId, userId),
    isNull(sources.deletedAt),
    // One that is due may wait for the night, and cannot be relied upon.
    gt(sources.createdAt, sql`now() - make_interval(days => ${keptDays})`),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(sources)
      .where(kept)
      .orderBy(desc(sources.createdAt), desc(sources.id))
      .limit(query.pageSize)
      .offset((query.currentPage - 1) * query.pageSize),
    db.select({ total: count() }).from(sources).where(kept),
  ]);
  const data = rows.map(({ id, createdAt }) => ({
    sourceImageId: id,
    scourceUrl: sourceUrl(signer, id),
    createdAt: createdAt.toISOString(),
    keptUntil: new Date(createdAt.getTime() + keptDays * dayMs).toISOString(),
  }));
  return paginate(query, counted?.total ?? 0, data);
}
