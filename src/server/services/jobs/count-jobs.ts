import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** How many jobs wait, run or are done, by queue and state. */
interface JobCount extends Record<string, unknown> {
  queue: string;
  state: string;
  jobs: number;
  oldest: Date;
}

export async function countJobs(db: Database): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    select name as queue, state::text, count(*)::int as jobs, min(created_on) as oldest
    from jobs.job where name not like '\\_\\_%' group by name, state order by name, state`);
  return rows;
}
