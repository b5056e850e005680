import { sql } from 'drizzle-orm';
import type { Command } from './command.ts';

export const queueCommands: Record<string, Command> = {
  queue: {
    usage: 'queue                        how many jobs there are, by queue and state',
    async run({ db }) {
      const { rows } = await db.execute<{ queue: string; state: string; jobs: number; oldest: Date }>(sql`
        select name as queue, state::text, count(*)::int as jobs, min(created_on) as oldest
        from jobs.job where name not like '\\_\\_%' group by name, state order by name, state`);
      return rows;
    },
  },
};
