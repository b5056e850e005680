import { count, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { memberships } from '../../db/schema/membership.ts';
import { orders } from '../../db/schema/order.ts';
import { subscriptions } from '../../db/schema/subscription.ts';
import type { SubscriptionPayment, SubscriptionState } from '../../providers/payment/payment-provider.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findOrder, type OrderRow } from '../payments/find-order.ts';
import { needProvider, type PaymentContext } from '../payments/payment-context.ts';
import { settleOrderIn } from '../payments/settle-order.ts';
import { fallDue } from './fall-due.ts';
import { stopOthers } from './grant-period.ts';
import { stopRenewals } from './stop-renewals.ts';
import type { Subscription } from './subscription.ts';

/**
 * Brings a membership to where it stands at its provider: each payment becomes an order and is settled, once. The
 * buyer's return, webhooks, the hourly job and reconciliation all end here.
 */
export async function syncSubscription(
  context: PaymentContext,
  { id, userId, providerSubscriptionId, createdAt }: Subscription,
): Promise<Subscription> {
  const state = await needProvider(context).findSubscription(providerSubscriptionId, createdAt);
  const synced = await context.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    for (const payment of state.payments) await settlePayment(tx, context, await reload(tx, id), payment);
    const subscription = await reload(tx, id);
    await follow(tx, context, subscription, state);
    return reload(tx, id);
  });
  await stopRenewals(context, id);
  if (synced.replacesId) await stopRenewals(context, synced.replacesId);
  return synced;
}

async function settlePayment(
  tx: Executor,
  context: PaymentContext,
  subscription: Subscription,
  payment: SubscriptionPayment,
): Promise<void> {
  const order = await findOrder(tx, subscription.provider, payment.paymentId);
  // An attempt that was refused is no order; whether it is tried again is the provider's business.
  if (!order && payment.status === 'DECLINED') return;
  await settleOrderIn(tx, context, order ?? (await addOrder(tx, subscription, payment)), payment);
}

/** The order of the next period that is paid. */
async function addOrder(
  tx: Executor,
  subscription: Subscription,
  { paymentId }: SubscriptionPayment,
): Promise<OrderRow> {
  const { userId, plan, planCode, currency, method, language, provider, firstAmount } = subscription;
  const [paid] = await tx
    .select({ periods: count() })
    .from(orders)
    .where(eq(orders.subscriptionId, subscription.id));
  const period = paid?.periods ?? 0;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ id: newId(), userId, plan, planCode, currency, method, language, provider, period },
      chargeType: 'Membership',
      subscriptionId: subscription.id,
      providerOrderId: paymentId,
      amount: period === 0 && firstAmount > 0 ? firstAmount : plan.price,
    })
    .returning();
  if (!order) throw new Error(`payment ${paymentId} got no order`);
  return order;
}

/** What follows from the state of the whole. */
async function follow(
  tx: Executor,
  context: PaymentContext,
  subscription: Subscription,
  state: SubscriptionState,
): Promise<void> {
  const { id, status, startsAt, periodEndsAt } = subscription;
  const set = (values: Partial<Subscription>) =>
    tx.update(subscriptions).set(values).where(eq(subscriptions.id, id));
  if (state.status === 'CREATED') {
    if (status === 'created' && state.declined) await set({ declined: state.declined });
  } else if (status === 'created' && state.status === 'ACTIVE' && startsAt && !periodEndsAt) {
    await set({ status: 'scheduled', declined: null });
    await stopOthers(tx, subscription);
  } else if (status === 'cancelled' || status === 'ended') {
    // Ours to say, and the provider is told as long as it has not heard.
    if (state.status === 'ACTIVE' || state.status === 'SUSPENDED') await set({ mustCancel: true });
  } else if (state.status === 'CANCELLED') {
    await set({ status: periodEndsAt ? 'cancelled' : 'ended' });
    await stopRenewingPeriods(tx, id);
  } else if (status === 'active' || status === 'past-due') {
    await fallDue(tx, context, subscription, state.isFailing);
  }
}

async function stopRenewingPeriods(tx: Executor, id: string): Promise<void> {
  await tx.update(memberships).set({ renewsAt: null }).where(eq(memberships.subscriptionId, id));
}

async function reload(tx: Executor, id: string): Promise<Subscription> {
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!subscription) throw new Error(`there is no membership ${id}`);
  return subscription;
}
