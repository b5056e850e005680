import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { reports } from '../../db/schema/report.ts';

/** Marks a report as dealt with. Returns false when there is none. */
export async function resolveReport(db: Executor, reportId: string): Promise<boolean> {
  const changed = await db
    .update(reports)
    .set({ resolvedAt: sql`now()` })
    .where(eq(reports.id, reportId))
    .returning({ id: reports.id });
  return changed.length > 0;
}
