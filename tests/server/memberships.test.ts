import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { unrenewableTestCard } from '#contract/payment.ts';
import { runRetention } from '#server/jobs/retention.ts';
import { followSubscriptions } from '#server/services/memberships/follow-subscriptions.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { passTime } from '../support/pass-time.ts';
import { startPayPalServer } from '../support/paypal/paypal-server.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

const orderOf = async ({ api }: TestServer, person: Person, planCode: string) =>
  (await api.payment.order.$post({ json: { planCode } }, person)).json();
const capture = async ({ api }: TestServer, person: Person, orderId: string) =>
  (await api.payment.capture[':orderId'].$post({ param: { orderId } }, person)).json();
const join = async (server: TestServer, person: Person, planCode: string) => {
  const order = await orderOf(server, person, planCode);
  return capture(server, person, order.data?.id ?? '');
};
const profile = async ({ api }: TestServer, person: Person) =>
  (await (await api.users.profile.$get({}, person)).json()).data;
const quote = async ({ api }: TestServer, person: Person, planCode: string) =>
  (await api.subscription.quote.$get({ query: { planCode } }, person)).json();
const change = async ({ api }: TestServer, person: Person, planCode: string, dueNow: number) =>
  (await api.subscription.change.$post({ json: { planCode, dueNow } }, person)).json();

test('a membership renews month by month, each time with its credits and a receipt', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await join(server, person, 'lite-monthly');
  for (let month = 1; month <= 3; month++) {
    await passTime(server.pool, '1 month');
    await followSubscriptions(server.context);
    await followSubscriptions(server.context);
    expect(await person.credits()).toBe(freeCredits + (month + 1) * 2000);
    expect(await profile(server, person)).toMatchObject({ membershipLevel: 'lite' });
  }
  const { rows } = await server.pool.query('select period, amount, status from orders order by period');
  expect(rows).toEqual([0, 1, 2, 3].map((period) => ({ period, amount: 999, status: 'granted' })));
  expect((await server.pool.query('select number from receipts')).rows).toHaveLength(4);
  await checkLedger(server.pool);
});

test('a year grants its credits by the month, and renews after it', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await join(server, person, 'pro-yearly');
  await passTime(server.pool, '2 months 1 day');
  await runRetention(server.context);
  await runRetention(server.context);
  const { rows } = await server.pool.query(
    `select sum(credits)::int as credits from credit_grants where source = 'pro-yearly'`,
  );
  expect(rows[0].credits).toBe(3 * 6000);
});

test('a second membership beside one is refused', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await join(server, person, 'lite-monthly');
  expect(await orderOf(server, person, 'pro-monthly')).toMatchObject({ reason: 'MEMBERSHIP_RUNNING' });
});

test('an upgrade costs the difference, begins at once and takes unspent credits back', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  expect(await quote(server, person, 'pro-monthly')).toMatchObject({ reason: 'NO_MEMBERSHIP' });
  await join(server, person, 'lite-monthly');
  expect(await quote(server, person, 'lite-monthly')).toMatchObject({ reason: 'PLAN_UNCHANGED' });
  await passTime(server.pool, '15 days');
  const offer = (await quote(server, person, 'pro-monthly')).data;
  expect(offer).toMatchObject({
    kind: 'upgrade',
    creditsTakenBack: 2000,
    creditsAdded: 6000,
    renewalPrice: 1999,
  });
  // Half of the month is left, give or take the months' lengths.
  expect(offer?.unusedWorth).toBeGreaterThan(450);
  expect(offer?.unusedWorth).toBeLessThan(560);
  expect(offer?.dueNow).toBe(1999 - (offer?.unusedWorth ?? 0));

  expect(await change(server, person, 'pro-monthly', 1)).toMatchObject({ reason: 'QUOTE_CHANGED' });
  const order = await change(server, person, 'pro-monthly', offer?.dueNow ?? 0);
  expect(order.data).toMatchObject({ kind: 'subscription', amount: offer?.dueNow });
  const done = await capture(server, person, order.data?.id ?? '');
  expect(done).toMatchObject({ data: { status: 'COMPLETED', creditsAdded: 6000, amount: offer?.dueNow } });
  expect(await person.credits()).toBe(freeCredits + 6000);
  expect(await profile(server, person)).toMatchObject({
    membershipLevel: 'pro',
    membership: { planCode: 'pro-monthly', renewsAt: expect.any(String) },
  });
  const { rows } = await server.pool.query(
    'select plan_code, status, must_cancel from subscriptions order by created_at',
  );
  expect(rows).toEqual([
    { plan_code: 'lite-monthly', status: 'ended', must_cancel: false },
    { plan_code: 'pro-monthly', status: 'active', must_cancel: false },
  ]);
  // The old one renews no more, the new one at its full price.
  await passTime(server.pool, '1 month');
  await followSubscriptions(server.context);
  const paid = await server.pool.query('select plan_code, amount from orders order by created_at');
  expect(paid.rows.map(({ plan_code, amount }) => [plan_code, amount])).toEqual([
    ['lite-monthly', 999],
    ['pro-monthly', offer?.dueNow],
    ['pro-monthly', 1999],
  ]);
  await checkLedger(server.pool);
});

test('credits that are spent between quote and payment are missing from the new ones', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await join(server, person, 'lite-monthly');
  const offer = (await quote(server, person, 'pro-monthly')).data;
  const order = await change(server, person, 'pro-monthly', offer?.dueNow ?? 0);
  await server.pool.query(
    `update credit_grants set remaining = remaining - 500 where source = 'lite-monthly'`,
  );
  await server.pool.query('update users set credits = credits - 500 where id = $1', [person.userId]);
  await capture(server, person, order.data?.id ?? '');
  expect(await person.credits()).toBe(freeCredits + 6000 - 500);
});

test('a downgrade costs nothing now and begins when the period ends', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await join(server, person, 'pro-monthly');
  const offer = (await quote(server, person, 'lite-monthly')).data;
  expect(offer).toMatchObject({ kind: 'downgrade', dueNow: 0, creditsTakenBack: 0, renewalPrice: 999 });
  const order = await change(server, person, 'lite-monthly', 0);
  expect(await capture(server, person, order.data?.id ?? '')).toMatchObject({
    data: { status: 'SCHEDULED' },
  });
  expect(await profile(server, person)).toMatchObject({
    membershipLevel: 'pro',
    credits: freeCredits + 6000,
  });
  await passTime(server.pool, '1 month 1 hour');
  await followSubscriptions(server.context);
  expect(await profile(server, person)).toMatchObject({
    membershipLevel: 'lite',
    credits: freeCredits + 6000 + 2000,
  });
  const { rows } = await server.pool.query('select plan_code, amount from orders order by created_at');
  expect(rows).toEqual([
    { plan_code: 'pro-monthly', amount: 1999 },
    { plan_code: 'lite-monthly', amount: 999 },
  ]);
});

test('a renewal that fails keeps the level for the days of grace, tells the member, and then ends', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const order = await orderOf(server, person, 'lite-monthly');
  const orderId = order.data?.id ?? '';
  const card = { number: unrenewableTestCard, expiry: '12/99', code: '123' };
  await server.api.payment['test-card'][':orderId'].$post({ param: { orderId }, json: card }, person);
  expect(await capture(server, person, orderId)).toMatchObject({ data: { status: 'COMPLETED' } });

  await passTime(server.pool, '1 month 1 hour');
  await followSubscriptions(server.context);
  expect(await profile(server, person)).toMatchObject({
    membershipLevel: 'lite',
    credits: freeCredits + 2000,
  });
  await followSubscriptions(server.context);
  await expect
    .poll(() => server.mails.map(({ subject }) => subject))
    .toContain('Your Inkwright membership could not be renewed');
  await passTime(server.pool, '6 days');
  await followSubscriptions(server.context);
  expect((await profile(server, person))?.membershipLevel).toBe('lite');
  await passTime(server.pool, '1 day');
  await followSubscriptions(server.context);
  expect((await profile(server, person))?.membershipLevel).toBe('free');
  await expect
    .poll(() => server.mails.map(({ subject }) => subject))
    .toContain('Your Inkwright membership has ended');
  const failures = server.mails.filter(({ subject }) => subject.includes('could not be renewed'));
  expect(failures).toHaveLength(1);
});

test.each([
  ['4000 0000 0000 0002', '12/99', 'card-declined'],
  ['4000-0000-0000-9995', '12/99', 'insufficient-funds'],
  ['4000000000000069', '12/99', 'card-expired'],
  ['4111 1111 1111 1111', '01/20', 'card-expired'],
])('the test card %s until %s says %s; another one pays', async (number, expiry, declined) => {
  const server = await startTestServer();
  const person = await signUp(server);
  for (const planCode of ['day7', 'lite-monthly']) {
    const orderId = (await orderOf(server, person, planCode)).data?.id ?? '';
    const enter = (card: { number: string; expiry: string }) =>
      server.api.payment['test-card'][':orderId'].$post(
        { param: { orderId }, json: { ...card, code: '123' } },
        person,
      );
    const unknown = await enter({ number: '4012 8888 8888 1881', expiry });
    expect(await unknown.json()).toMatchObject({ reason: 'TEST_CARD_UNKNOWN' });
    await enter({ number, expiry });
    expect(await capture(server, person, orderId)).toMatchObject({ data: { status: 'DECLINED', declined } });
    await enter({ number: '4242 4242 4242 4242', expiry: '12/99' });
    expect(await capture(server, person, orderId)).toMatchObject({
      data: { status: 'COMPLETED', declined: null },
    });
  }
});

test('PayPal renews, suspends and is told of cancelling, even when it was away', async () => {
  const { server, standIn } = await startPayPalServer();
  const person = await signUp(server);
  const { books } = standIn;
  const id = (await orderOf(server, person, 'max-monthly')).data?.id ?? '';
  expect(await capture(server, person, id)).toMatchObject({ data: { status: 'PENDING' } });
  books.activate(id);
  expect(await capture(server, person, id)).toMatchObject({
    data: { status: 'COMPLETED', creditsAdded: 20_000 },
  });

  const sale = books.bill(id);
  const news = standIn.webhook('PAYMENT.SALE.COMPLETED', { id: sale.id, billing_agreement_id: id });
  const send = () => server.app.request('/api/payment/webhook', { method: 'POST', ...news });
  for (const answer of await Promise.all([send(), send(), send()])) expect(answer.status).toBe(200);
  expect(await person.credits()).toBe(freeCredits + 2 * 20_000);

  standIn.faults.push('breaks-before');
  const cancelled = await server.api.subscription.cancel.$post({}, person);
  expect(cancelled.status).toBe(200);
  expect(books.subscription(id).status).toBe('ACTIVE');
  await followSubscriptions(server.context);
  expect(books.subscription(id).status).toBe('CANCELLED');
  expect(await profile(server, person)).toMatchObject({
    membershipLevel: 'max',
    membership: { renewsAt: null },
  });
  expect(await reconcile(server.context, 2)).toEqual([]);
});

test('an upgrade at PayPal pays the difference at once and the full price from the next period on', async () => {
  const { server, standIn } = await startPayPalServer();
  const person = await signUp(server);
  const { books } = standIn;
  const first = (await orderOf(server, person, 'lite-monthly')).data?.id ?? '';
  books.activate(first);
  await capture(server, person, first);
  const offer = (await quote(server, person, 'pro-monthly')).data;
  const second = (await change(server, person, 'pro-monthly', offer?.dueNow ?? 0)).data?.id ?? '';
  const { setupFee, start_time } = books.subscription(second);
  expect(setupFee).toEqual({ currency_code: 'USD', value: ((offer?.dueNow ?? 0) / 100).toFixed(2) });
  expect(Date.parse(start_time ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  books.activate(second);
  expect(await capture(server, person, second)).toMatchObject({ data: { status: 'COMPLETED' } });
  expect(books.subscription(first).status).toBe('CANCELLED');
  expect(await person.credits()).toBe(freeCredits + 6000);
});
