import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/client.ts';
import { generations } from '../../db/schema/generation.ts';
import { ServiceError } from '../../errors.ts';

/** One at a time joins the line, in whichever process. Held until the transaction ends. */
const lineLock = 7_251_403;
/** When somebody who was sent away may try again, in seconds: some pictures have been drawn by then. */
const retryAfter = 20;

/**
 * The turn at which an account's next pictures are drawn, the first of them at the one that is returned and each of
 * the others one later. All accounts take turns: what one of them orders is queued behind its own pictures, and beside
 * those of others; whoever comes anew has the turn that is on. Call it in the transaction that orders the pictures.
 *
 * @throws ServiceError QUEUE_FULL when as many pictures are waited for as may be, by this account or by all
 */
export async function takeTurn(
  tx: Executor,
  { queue }: Pick<Config, 'queue'>,
  { userId, pictures }: { userId: string; pictures: number },
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lineLock})`);
  const { rows } = await tx.execute<{ own: number; all: number; current: number; next: number }>(sql`
    select
      coalesce(sum(pictures - drawn) filter (where is_own), 0)::int as own,
      coalesce(sum(pictures - drawn), 0)::int as all,
      coalesce(min(turn + drawn), 0)::int as current,
      coalesce(max(turn + pictures) filter (where is_own), 0)::int as next
    from (
      select
        turn,
        user_id = ${userId} as is_own,
        cardinality(stages) as pictures,
        cardinality(array_positions(stages, 'done')) as drawn
      from ${generations} where finished_at is null
    ) as unfinished`);
  const { own = 0, all = 0, current = 0, next = 0 } = rows[0] ?? {};
  if (own + pictures > queue.perAccount || all + pictures > queue.inAll)
    throw new ServiceError('QUEUE_FULL', undefined, retryAfter);
  return Math.max(current, next);
}
