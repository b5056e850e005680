import { asc, desc, eq } from 'drizzle-orm';
import type { OperatorAct } from '#contract/admin.ts';
import type { Page, PageQuery } from '#contract/page.ts';
import type { Database, Executor } from '../../db/client.ts';
import { operatorActs } from '../../db/schema/operator-act.ts';
import { users } from '../../db/schema/user.ts';
import { paginate } from '../paginate.ts';

/** Who has the operator's right. */
export function listOperators(db: Executor) {
  return db
    .select({ username: users.username, email: users.email, since: users.createdAt })
    .from(users)
    .where(eq(users.isOperator, true))
    .orderBy(asc(users.createdAt));
}

/** One page of what operators did, the latest first. */
export async function listActs(db: Database, page: PageQuery): Promise<Page<OperatorAct>> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(operatorActs)
      .orderBy(desc(operatorActs.createdAt), desc(operatorActs.id))
      .limit(page.pageSize)
      .offset((page.currentPage - 1) * page.pageSize),
    db.$count(operatorActs),
  ]);
  const acts = rows.map(({ operatorId: _, createdAt, ...act }) => ({
    ...act,
    createdAt: createdAt.toISOString(),
  }));
  return paginate(page, total, acts);
}
