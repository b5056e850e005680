import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { generations } from '../../db/schema/generation.ts';
import { modelRequests } from '../../db/schema/model-request.ts';
import { ServiceError } from '../../errors.ts';
import type { ImageProvider } from '../../providers/image/image-provider.ts';

/**
 * Sees to it that a paid model is never asked for more pictures in a day (of UTC) than its operator allows: those that
 * it was asked for today, those that still wait and the new ones are counted together. Call it after `takeTurn`, in the
 * same transaction: orders come one at a time then.
 * @throws ServiceError MODEL_SPENT
 */
export async function checkDailyLimit(
  tx: Executor,
  { engine, payment }: Pick<ImageProvider, 'engine' | 'payment'>,
  pictures: number,
): Promise<void> {
  const limit = payment?.picturesPerDay;
  if (limit == null) return;
  const { rows } = await tx.execute<{ asked: number; waiting: number }>(sql`
    select
      (select count(*)::int from ${modelRequests}
        where engine = ${engine.id} and asked_at >= date_trunc('day', now(), 'UTC')) as asked,
      (select coalesce(sum(cardinality(stages)
          - (select count(*) from ${modelRequests} where generation_id = ${generations.id})), 0)::int
        from ${generations} where finished_at is null and engine = ${engine.id}) as waiting`);
  const { asked = 0, waiting = 0 } = rows[0] ?? {};
  if (asked + waiting + pictures > limit) throw new ServiceError('MODEL_SPENT');
}
