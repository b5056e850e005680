import { sql } from 'drizzle-orm';
import type { AdminStatus } from '#contract/admin.ts';
import type { Executor } from '../../db/client.ts';
import { queueDepths } from '../jobs/queue-depths.ts';

type Counts = Omit<AdminStatus, 'queues'>;

/** How the product fares, at a glance. Large counts are those that PostgreSQL keeps of its tables. */
export async function adminStatus(db: Executor): Promise<AdminStatus> {
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    with lately as (select now() - interval '24 hours' as since),
      about as (
        select relname, greatest(reltuples, 0)::int as rows from pg_class
        where oid in ('users'::regclass, 'images'::regclass)
      )
    select
      case when (select rows from about where relname = 'users') > 10000
        then (select rows from about where relname = 'users')
        else (select count(*)::int from users where closed_at is null) end as accounts,
      (select count(*)::int from users, lately where created_at > since) as "newAccounts",
      case when (select rows from about where relname = 'images') > 100000
        then (select rows from about where relname = 'images')
        else (select count(*)::int from images where deleted_at is null) end as images,
      (select count(*)::int from generations, lately where finished_at > since and status = 'succeeded') as succeeded,
      (select count(*)::int from generations, lately where finished_at > since and status = 'failed') as failed,
      (select count(*)::int from reports where resolved_at is null) as "openReports",
      (select count(*)::int from images where is_public and is_online and deleted_at is null
        and (listed_at is null or listed_at > now())) as "waitingForReview"`);
  const [counts] = rows;
  if (!counts) throw new Error('a query without conditions gave no row');
  return { ...counts, queues: await queueDepths(db) };
}
