import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { diskFree } from './disk-free.ts';

/** Each part that requests and their jobs need, and whether it works. */
export interface Readiness {
  database: boolean;
  /** Jobs that are due get taken up, by this process or another. */
  queue: boolean;
  /** The threads that draw give answers. */
  workers: boolean;
  media: boolean;
  /** There is room left for pictures and for the embedded database. */
  disk: boolean;
}

/** Enough for the database to write down what is under way, and for the operator to make room. */
const minFreeBytes = 256 * 1024 * 1024;

/** Looks at each part on its own, so that one that fails says nothing about the others. */
export async function checkReadiness(context: Context): Promise<Readiness> {
  const { db, media, config, imageProvider, composer } = context;
  const [database, queue, mediaAnswer, disk] = await Promise.allSettled([
    db.execute(sql`select 1`),
    isQueueMoving(context),
    media.exists('ready'),
    diskFree(config.dataDir),
  ]);
  return {
    database: database.status === 'fulfilled',
    queue: queue.status === 'fulfilled' && queue.value,
    workers: imageProvider.isAlive() && composer.isAlive(),
    media: mediaAnswer.status === 'fulfilled',
    disk: disk.status === 'fulfilled' && disk.value >= minFreeBytes,
  };
}

/** False when a job has been due for a minute and nothing has happened in its queue all the while. */
async function isQueueMoving({ db }: Context): Promise<boolean> {
  const { rows } = await db.execute<{ stuck: boolean }>(sql`
    select exists (
      select from jobs.job due
      where due.state in ('created', 'retry') and due.start_after < now() - interval '1 minute'
        and due.name not like '\\_\\_%'
        and not exists (
          select from jobs.job other
          where other.name = due.name
            and greatest(other.started_on, other.heartbeat_on, other.completed_on) > now() - interval '1 minute'
        )
    ) as stuck`);
  return rows[0]?.stuck === false;
}
