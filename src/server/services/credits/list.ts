import { count, desc, eq } from 'drizzle-orm';
import type { CreditEntry } from '#contract/credit.ts';
import type { Page, PageQuery } from '#contract/page.ts';
import type { Context } from '../../context.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import type { Caller } from '../../signer.ts';
import { paginate } from '../paginate.ts';

/** The caller's ledger, newest first. */
export async function listCreditEntries(
  context: Context,
  caller: Caller,
  query: PageQuery,
): Promise<Page<CreditEntry>> {
  const own = eq(creditEntries.userId, caller.userId);
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({ entry: creditEntries, source: creditGrants.source })
      .from(creditEntries)
      .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
      .where(own)
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
      .limit(query.pageSize)
      .offset((query.currentPage - 1) * query.pageSize),
    context.db.select({ total: count() }).from(creditEntries).where(own),
  ]);
  const entries = rows.map(({ entry: { id, kind, credits, generationId, createdAt }, source }) => ({
    ...{ id, kind, credits, source, generationId },
    createdAt: createdAt.toISOString(),
  }));
  return paginate(query, counted?.total ?? 0, entries);
}
