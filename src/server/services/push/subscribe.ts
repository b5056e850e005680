import { eq } from 'drizzle-orm';
import type { PushSubscriptionInput } from '#contract/push.ts';
import type { Context } from '../../context.ts';
import { pushSubscriptions } from '../../db/schema/push-subscription.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';

/**
 * Has the caller's browser told when designs are drawn, for as long as this login lasts.
 * @throws ServiceError INVALID_FORMAT for a push service that is not known, or a key that is not ours
 */
export async function subscribeToPush(
  { db, push, signer }: Context,
  { loginId }: Caller,
  { endpoint, keys, applicationKey, language }: PushSubscriptionInput,
): Promise<void> {
  if (!push.takes(endpoint)) throw new ServiceError('INVALID_FORMAT', { endpoint: 'unknown push service' });
  if (!signer.pushKeyOf(applicationKey))
    throw new ServiceError('INVALID_FORMAT', { applicationKey: 'not ours' });
  const row = { endpoint, ...keys, applicationKey, language };
  await db.transaction(async (tx) => {
    // Somebody else was logged in in this browser.
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    await tx
      .insert(pushSubscriptions)
      .values({ loginId, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.loginId, set: row });
  });
}

/** Tells the caller's browser nothing any more. */
export async function unsubscribeFromPush({ db }: Context, { loginId }: Caller): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.loginId, loginId));
}

/** Where the caller's browser is told, and the key that browsers subscribe with. */
export async function pushState({ db, signer }: Context, { loginId }: Caller) {
  const [row] = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.loginId, loginId));
  return { publicKey: signer.pushKey().publicKey, endpoint: row?.endpoint ?? null };
}
