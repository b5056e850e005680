import type pg from 'pg';
import type { Language } from '#contract/language.ts';
import { type Plan, plans } from '#contract/plan.ts';
import { newId } from '#server/db/ids.ts';
import { ServiceError } from '#server/errors.ts';
import { PaymentRefused, PaymentUncertain } from '#server/providers/payment/payment-provider.ts';
import { cancelMembership } from '#server/services/memberships/cancel-membership.ts';
import { findSubscription } from '#server/services/memberships/subscription.ts';
import { syncSubscription } from '#server/services/memberships/sync-subscription.ts';
import { cancelOrder } from '#server/services/payments/cancel-order.ts';
import { capturePayment } from '#server/services/payments/capture-payment.ts';
import { createOrder } from '#server/services/payments/create-order.ts';
import { findOrder } from '#server/services/payments/find-order.ts';
import type { PaymentContext } from '#server/services/payments/payment-context.ts';
import { receiveWebhook } from '#server/services/payments/receive-webhook.ts';
import { refundOrder } from '#server/services/payments/refund-order.ts';
import { syncOrder } from '#server/services/payments/sync-order.ts';
import type { Fault, PayPalStandIn } from './paypal-stand-in.ts';

type Context = PaymentContext & { plans: Plan[] };
const language: Language = 'en';
const faults: Fault[] = ['breaks-before', 'breaks-after', 'cut-after'];

/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How often each thing was done, and what became of it. */
export type Counts = Record<string, number>;

/**
 * Buys once, in a random order of everything that can happen: approval, captures, webhooks that are early, late, twice or
 * forged, calls that break, cancelling, refunds; some of it at once. In the end the provider is asked once more, as
 * reconciliation does every day.
 */
export async function buyAtRandom(
  context: Context,
  standIn: PayPalStandIn,
  pool: pg.Pool,
  random: () => number,
  counts: Counts,
): Promise<void> {
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  const chance = (part: number) => random() < part;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

  const caller = { userId: await addUser(pool), loginId: '' };
  const kindWanted = chance(0.6) ? 'pass' : 'membership';
  const plan = pick(plans.filter(({ kind }) => kind === kindWanted));
  const breaks = () => {
    if (chance(0.3)) standIn.faults.push(pick(faults));
  };
  const attempt = async (name: string, act: () => Promise<unknown>) => {
    count(name);
    try {
      await act();
    } catch (error) {
      const isExpected =
        error instanceof ServiceError || error instanceof PaymentRefused || error instanceof PaymentUncertain;
      if (!isExpected) throw error;
      count(`${name}: ${error instanceof ServiceError ? error.reason : error.name}`);
    }
  };

  breaks();
  let id = '';
  await attempt('order', async () => {
    id = (await createOrder(context, caller, { planCode: plan.code, method: 'paypal' }, language)).id;
  });
  if (!id) {
    standIn.faults.length = 0;
    return;
  }
  const { books } = standIn;
  const isPass = plan.kind === 'pass';
  const payments = () => (isPass ? books.order(id).captures : books.subscription(id).transactions);
  const paid = () => payments().filter(({ status }) => status === 'COMPLETED');

  const webhook = (event: string, resource: Record<string, unknown>) => {
    const { headers, body } = standIn.webhook(event, resource);
    return () => receiveWebhook(context, headers, body);
  };
  const news = () => {
    const [payment] = payments();
    if (!isPass) {
      if (!payment) return webhook('BILLING.SUBSCRIPTION.ACTIVATED', { id });
      return webhook('PAYMENT.SALE.COMPLETED', { id: payment.id, billing_agreement_id: id });
    }
    if (!payment) return webhook('CHECKOUT.ORDER.APPROVED', { id });
    return chance(0.5)
      ? webhook('PAYMENT.CAPTURE.COMPLETED', {
          id: payment.id,
          supplementary_data: { related_ids: { order_id: id } },
        })
      : webhook('PAYMENT.CAPTURE.REFUNDED', {
          id: 'REF',
          links: [{ rel: 'up', href: `https://api/v2/payments/captures/${payment.id}`, method: 'GET' }],
        });
  };
  const acts: (() => Promise<unknown>)[] = [];
  const capture = () =>
    attempt('capture', () => {
      breaks();
      return capturePayment(context, caller, id);
    });
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) acts.push(capture);
  if (chance(0.9))
    acts.unshift(async () => {
      count('approve');
      if (isPass) books.approve(id);
      else books.activate(id);
    });
  if (isPass && chance(0.2)) {
    books.order(id).declines = '5120';
    acts.push(async () => {
      books.order(id).declines = null;
    });
  }
  for (let times = Math.floor(random() * 4); times > 0; times--)
    acts.push(async () => {
      const tell = news();
      await attempt('webhook', tell);
      if (chance(0.5)) await attempt('webhook again', tell);
    });
  if (chance(0.2))
    acts.push(() => {
      const { headers, body } = standIn.webhook('PAYMENT.CAPTURE.COMPLETED', { id });
      const forged = body.replace('"1.0"', '"1.1"');
      return attempt('forged webhook', () => receiveWebhook(context, headers, forged));
    });
  if (chance(0.3))
    acts.push(() =>
      attempt('cancel', () =>
        isPass ? cancelOrder(context, caller, id) : cancelMembership(context, caller),
      ),
    );
  if (chance(0.15))
    acts.push(async () => {
      count('refund at the provider');
      const [payment] = paid();
      if (payment) books.refund(payment.id);
    });
  if (chance(0.15))
    acts.push(() =>
      attempt('refund', async () => {
        const [payment] = paid();
        const order = payment && (await findOrder(context.db, 'paypal', payment.id));
        breaks();
        if (order) await refundOrder(context, order.id);
      }),
    );

  if (chance(0.7)) shuffle(acts, random);
  while (acts.length > 0) {
    const together = acts.splice(0, 1 + Math.floor(random() * 3));
    await Promise.all(together.map((act) => act()));
  }
  // The next morning everything works again, and the books are compared.
  standIn.faults.length = 0;
  const order = await findOrder(context.db, 'paypal', id);
  const subscription = await findSubscription(context.db, 'paypal', id);
  if (order) await syncOrder(context, order);
  if (subscription) await syncSubscription(context, subscription);

  for (const { status } of payments()) if (status !== 'DECLINED') count(`paid: ${status}`);
  if (payments().every(({ status }) => status === 'DECLINED')) count('not paid');
  await checkGrants(pool, caller.userId, payments());
}

/** Every payment is granted once, none without one, and what was refunded is taken back. */
async function checkGrants(
  pool: pg.Pool,
  userId: string,
  payments: { id: string; status: string }[],
): Promise<void> {
  const { rows } = await pool.query(
    `select o.provider_payment_id as payment, o.status,
       (select count(*)::int from credit_grants g where g.reference like 'order:' || o.id || ':%') as grants,
       (select coalesce(sum(g.remaining), 0)::int from credit_grants g
         where g.reference like 'order:' || o.id || ':%') as remaining,
       (select count(*)::int from memberships m where m.order_id = o.id) as periods,
       (select count(*)::int from memberships m where m.order_id = o.id and m.ends_at > now()) as running,
       (select count(*)::int from order_events e where e.order_id = o.id and e.state = 'granted') as granted
     from orders o where o.user_id = $1`,
    [userId],
  );
  const fail = (why: string) => {
    throw new Error(`${why}: ${JSON.stringify({ payments, rows })}`);
  };
  for (const { id, status } of payments) {
    if (status === 'DECLINED') continue;
    const orders = rows.filter(({ payment }) => payment === id);
    if (orders.length !== 1) fail('a payment has not one order');
    const [order] = orders;
    if (status === 'COMPLETED' && !(order.status === 'granted' && order.grants === 1 && order.periods === 1))
      fail('a payment was not granted once');
    if (
      status === 'REFUNDED' &&
      !(order.status === 'refunded' && order.remaining === 0 && order.running === 0)
    )
      fail('a refund was not taken back');
    if (order.grants > 1 || order.granted > 1) fail('a payment was granted twice');
  }
  const ids = new Set(payments.map(({ id }) => id));
  for (const { payment, grants, periods, status } of rows)
    if (!ids.has(payment) && (grants > 0 || periods > 0 || status === 'granted'))
      fail('something was granted without a payment');
}

async function addUser(pool: pg.Pool): Promise<string> {
  const id = newId();
  await pool.query('insert into users (id, username, email) values ($1, $2, $3)', [
    id,
    id,
    `${id}@example.com`,
  ]);
  return id;
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
}
