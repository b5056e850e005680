import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { memberships } from '../../db/schema/membership.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Stops the renewal of the caller's memberships; what is paid for stays until it ends.
 * @throws ServiceError NO_MEMBERSHIP when nothing renews
 */
export async function cancelMembership(context: Context, { userId }: Caller): Promise<void> {
  const canceled = await context.db
    .update(memberships)
    .set({ renewsAt: null })
    .where(
      and(
        eq(memberships.userId, userId),
        gt(memberships.endsAt, sql`now()`),
        isNotNull(memberships.renewsAt),
      ),
    )
    .returning({ id: memberships.id });
  if (canceled.length === 0) throw new ServiceError('NO_MEMBERSHIP');
}
