import { count, desc, eq, sql } from 'drizzle-orm';
import type { CreditEntry } from '#contract/credit.ts';
import type { Page, PageQuery } from '#contract/page.ts';
import type { Context } from '../../context.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import { users } from '../../db/schema/user.ts';
import type { Caller } from '../../signer.ts';
import { paginate } from '../paginate.ts';
import { balanceChange } from './balance-change.ts';

const newestFirst = [desc(creditEntries.createdAt), desc(creditEntries.id)];

/** What the account had after an entry: what it has now, without all that came later. */
const balance = sql<number>`(${users.credits} - coalesce(sum(${balanceChange}) over (
  order by ${sql.join(newestFirst, sql`, `)} rows between unbounded preceding and 1 preceding), 0))::int`;

/** An account's ledger, newest first, with what was left after each of its lines. */
export async function listCreditEntries(
  context: Context,
  caller: Pick<Caller, 'userId'>,
  query: PageQuery,
): Promise<Page<CreditEntry>> {
  const own = eq(creditEntries.userId, caller.userId);
  const [rows, [counted]] = await Promise.all([
    context.db
      .select({ entry: creditEntries, source: creditGrants.source, change: balanceChange, balance })
      .from(creditEntries)
      .innerJoin(creditGrants, eq(creditGrants.id, creditEntries.grantId))
      .innerJoin(users, eq(users.id, creditEntries.userId))
      .where(own)
      .orderBy(...newestFirst)
      .limit(query.pageSize)
      .offset((query.currentPage - 1) * query.pageSize),
    context.db.select({ total: count() }).from(creditEntries).where(own),
  ]);
  const entries = rows.map(({ entry: { id, kind, credits, generationId, createdAt }, ...line }) => ({
    ...{ id, kind, credits, generationId, ...line },
    createdAt: createdAt.toISOString(),
  }));
  return paginate(query, counted?.total ?? 0, entries);
}
