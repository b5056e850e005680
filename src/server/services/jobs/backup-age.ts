import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

/** How long ago the last backup by the clock was finished, in seconds; undefined where the queue knows of none. */
export async function backupAge(db: Executor): Promise<number | undefined> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - max(completed_on))::float8 as seconds
    from jobs.job where name = 'backup' and state = 'completed'`);
  return rows[0]?.seconds ?? undefined;
}
