import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import type { QueueDepth } from '../../gauges.ts';

/** How many jobs wait or run, by queue and state, and how long the oldest has been due. */
export async function queueDepths(db: Executor): Promise<QueueDepth[]> {
  const { rows } = await db.execute<QueueDepth & Record<string, unknown>>(sql`
    select name as queue, state::text, count(*)::int as jobs,
      greatest(0, extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))))::float8
        as "waitingSeconds"
    from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
    group by name, state`);
  return rows.map((row) => ({ ...row, waitingSeconds: row.waitingSeconds ?? 0 }));
}
