import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Whether the parts that every request needs answer: the database with its queue, and the media store. */
export async function checkReadiness({ db, media }: Context): Promise<{ database: boolean; media: boolean }> {
  const [database, mediaAnswer] = await Promise.allSettled([
    db.execute(sql`select 1 from jobs.version`),
    media.exists('ready'),
  ]);
  return { database: database.status === 'fulfilled', media: mediaAnswer.status === 'fulfilled' };
}
