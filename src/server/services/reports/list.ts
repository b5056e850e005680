import { asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { reports } from '../../db/schema/report.ts';
import { users } from '../../db/schema/user.ts';

/** What people and the content filter reported, oldest first; what has been dealt with is left out unless it is asked for. */
export function listReports(db: Executor, { withResolved }: { withResolved: boolean }) {
  return db
    .select({
      report: reports.id,
      image: reports.imageId,
      by: users.username,
      at: reports.createdAt,
      content: reports.content,
      resolved: reports.resolvedAt,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .where(withResolved ? undefined : isNull(reports.resolvedAt))
    .orderBy(asc(reports.createdAt));
}
