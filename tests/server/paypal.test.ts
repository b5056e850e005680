import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { plans } from '#contract/plan.ts';
import { reconcile } from '#server/services/payments/reconcile.ts';
import { refundOrder } from '#server/services/payments/refund-order.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { startPayPalServer } from '../support/paypal/paypal-server.ts';
import { signUp } from '../support/person.ts';

type Servers = Awaited<ReturnType<typeof startPayPalServer>>;
type Person = Awaited<ReturnType<typeof signUp>>;

const order = async ({ server }: Servers, person: Person, planCode = 'day7') => {
  const answer = await (await server.api.payment.order.$post({ json: { planCode } }, person)).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer.data;
};
const capture = async ({ server }: Servers, person: Person, orderId: string) =>
  (await server.api.payment.capture[':orderId'].$post({ param: { orderId } }, person)).json();
const send = ({ server }: Servers, { headers, body }: { headers: Headers; body: string }) =>
  server.app.request('/api/payment/webhook', { method: 'POST', headers, body });
const history = async ({ server }: Servers, person: Person) =>
  (await (await server.api.payment.chargerecord.$get({ query: {} }, person)).json()).data?.data ?? [];
const statesOf = async ({ server }: Servers) =>
  (await server.pool.query('select state from order_events order by at')).rows.map(({ state }) => state);

test('an order is created, approved, captured and granted, at the price of the catalogue', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const { id, approveUrl, amount } = await order(servers, person, 'day14');
  expect(approveUrl).toContain(id);
  expect(amount).toBe(1699);
  expect(servers.standIn.books.order(id).unit.amount).toEqual({ currency_code: 'USD', value: '16.99' });

  expect(await capture(servers, person, id)).toMatchObject({ errorCode: 1021, reason: 'CAPTURE_FAILED' });
  servers.standIn.books.approve(id);
  expect(await capture(servers, person, id)).toMatchObject({
    data: { status: 'COMPLETED', creditsAdded: 40 },
  });
  expect(await statesOf(servers)).toEqual(['created', 'paid', 'granted']);
  expect(await history(servers, person)).toMatchObject([
    { status: 'success', receiptNumber: 1, amount: 1699 },
  ]);
});

test('a price that a client sends along is no price', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const forged = { planCode: 'day30', amount: 1, price: 1, currency: 'JPY', credits: 9999 };
  const answer = await (await servers.server.api.payment.order.$post({ json: forged }, person)).json();
  const unit = servers.standIn.books.order(answer.data?.id ?? '').unit;
  expect(unit.amount).toEqual({ currency_code: 'USD', value: '23.99' });
});

test('a payment of another amount than was asked for gives nothing, and reconciliation names it', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const { id } = await order(servers, person, 'day30');
  servers.standIn.books.order(id).unit.amount = { currency_code: 'USD', value: '0.01' };
  servers.standIn.books.approve(id);
  expect(await capture(servers, person, id)).toMatchObject({ data: { status: 'PENDING', creditsAdded: 0 } });
  expect(await person.credits()).toBe(freeCredits);
  const differences = await reconcile(servers.server.context, 3);
  expect(differences.map(({ problem }) => problem)).toContain('another amount was paid');
});

test.each([
  ['5120', 'insufficient-funds'],
  ['5400', 'card-expired'],
  ['0500', 'card-declined'],
  ['5110', 'card-invalid'],
])(
  'a card that is declined with %s says %s, and another card pays the same order',
  async (code, declined) => {
    const servers = await startPayPalServer();
    const person = await signUp(servers.server);
    const { id } = await order(servers, person);
    servers.standIn.books.approve(id);
    servers.standIn.books.order(id).declines = code;
    expect(await capture(servers, person, id)).toMatchObject({ data: { status: 'DECLINED', declined } });
    expect(await history(servers, person)).toMatchObject([{ status: 'failed', creditsAdded: 0 }]);
    servers.standIn.books.order(id).declines = null;
    expect(await capture(servers, person, id)).toMatchObject({
      data: { status: 'COMPLETED', declined: null },
    });
  },
);

test('when the line is cut after the money moved, it is found out, and granted once', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const { id } = await order(servers, person);
  servers.standIn.books.approve(id);
  servers.standIn.faults.push('cut-after');
  expect(await capture(servers, person, id)).toMatchObject({
    data: { status: 'COMPLETED', creditsAdded: 20 },
  });
  expect(await person.credits()).toBe(freeCredits + 20);
});

test('a webhook that comes before the capture grants, and the capture says so', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const { id } = await order(servers, person);
  const { books } = servers.standIn;
  books.approve(id);
  const { id: captureId } = books.capture(books.order(id));
  const related = { supplementary_data: { related_ids: { order_id: id } } };
  const news = servers.standIn.webhook('PAYMENT.CAPTURE.COMPLETED', { id: captureId, ...related });
  expect((await send(servers, news)).status).toBe(200);
  expect(await person.credits()).toBe(freeCredits + 20);
  // Replayed, and then captured.
  expect((await send(servers, news)).status).toBe(200);
  expect(await capture(servers, person, id)).toMatchObject({
    data: { status: 'COMPLETED', creditsAdded: 20 },
  });
  expect(await person.credits()).toBe(freeCredits + 20);
  await checkLedger(servers.server.pool);
});

test('a forged webhook is refused, and nothing is asked or given', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const { id } = await order(servers, person);
  const { headers, body } = servers.standIn.webhook('PAYMENT.CAPTURE.COMPLETED', { id });
  const forgeries = [
    { headers, body: body.replace('"1.0"', '"2.0"') },
    { headers: new Headers(), body },
    { headers, body: 'no JSON' },
  ];
  for (const forged of forgeries) expect((await send(servers, forged)).status).toBe(403);
  expect(servers.standIn.calls.get('GET /v2/checkout/orders/{id}')).toBeUndefined();
  expect(await person.credits()).toBe(freeCredits);
});

test('a webhook that cannot be followed is refused, so that it comes again', async () => {
  const servers = await startPayPalServer();
  await servers.standIn.stop();
  const news = servers.standIn.webhook('PAYMENT.CAPTURE.COMPLETED', { id: 'CAP' });
  expect((await send(servers, news)).status).toBe(503);
});

test('two tabs that buy the same pass pay it once', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const first = await order(servers, person);
  const second = await order(servers, person);
  expect(second.id).toBe(first.id);
  servers.standIn.books.approve(first.id);
  const answers = await Promise.all([
    capture(servers, person, first.id),
    capture(servers, person, second.id),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ data: { status: 'COMPLETED', creditsAdded: 20 } });
  expect(servers.standIn.books.order(first.id).captures).toHaveLength(1);
  expect(await person.credits()).toBe(freeCredits + 20);
});

test('a plan that changes while it is paid gives what was sold', async () => {
  const changed = structuredClone(plans);
  const servers = await startPayPalServer({ plans: changed });
  const person = await signUp(servers.server);
  const { id } = await order(servers, person);
  Object.assign(changed[0] ?? {}, { price: 9999, credits: 1, days: 1 });
  servers.standIn.books.approve(id);
  expect(await capture(servers, person, id)).toMatchObject({
    data: { status: 'COMPLETED', creditsAdded: 20 },
  });
  // Whoever orders now pays the new price: the order that was open is another one.
  expect((await order(servers, person)).amount).toBe(9999);
});

test('somebody who leaves cancels, and may still pay in another tab', async () => {
  const servers = await startPayPalServer();
  const [person, stranger] = [await signUp(servers.server), await signUp(servers.server)];
  const { id } = await order(servers, person);
  const leave = (who: Person) =>
    servers.server.api.payment.cancel[':orderId'].$post({ param: { orderId: id } }, who);
  expect((await leave(stranger)).status).toBe(404);
  expect((await leave(person)).status).toBe(200);
  expect(await history(servers, person)).toMatchObject([{ status: 'cancelled' }]);
  servers.standIn.books.approve(id);
  expect(await capture(servers, person, id)).toMatchObject({ data: { status: 'COMPLETED' } });
  expect(await statesOf(servers)).toEqual(['created', 'cancelled', 'paid', 'granted']);
});

test('a refund takes back what is unspent and ends the pass', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const { id } = await order(servers, person);
  servers.standIn.books.approve(id);
  await capture(servers, person, id);
  const [bought] = await history(servers, person);
  const refunded = await refundOrder(servers.server.context, bought?.orderId ?? '');
  expect(refunded?.status).toBe('refunded');
  expect((await refundOrder(servers.server.context, bought?.orderId ?? ''))?.status).toBe('refunded');
  expect(servers.standIn.books.order(id).refunds).toHaveLength(1);
  expect(await person.credits()).toBe(freeCredits);
  const profile = await (await servers.server.api.users.profile.$get({}, person)).json();
  expect(profile.data?.membershipLevel).toBe('free');
  expect(await history(servers, person)).toMatchObject([{ status: 'refund' }]);
  await checkLedger(servers.server.pool);
});

test('a dispute is marked, ends with the seller’s right, and with a refund otherwise', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  const { books } = servers.standIn;
  const { id } = await order(servers, person);
  books.approve(id);
  await capture(servers, person, id);
  const payment = books.order(id).captures[0]?.id ?? '';
  const disputed = { disputed_transactions: [{ seller_transaction_id: payment }] };
  const tell = (event: string) => send(servers, servers.standIn.webhook(event, disputed));
  books.disputes.set(payment, 'OPEN');
  await tell('CUSTOMER.DISPUTE.CREATED');
  expect(await history(servers, person)).toMatchObject([{ status: 'disputed' }]);
  books.disputes.set(payment, 'RESOLVED_SELLER_FAVOUR');
  await tell('CUSTOMER.DISPUTE.RESOLVED');
  expect(await history(servers, person)).toMatchObject([{ status: 'success' }]);
  books.disputes.set(payment, 'RESOLVED_BUYER_FAVOUR');
  books.refund(payment);
  await tell('CUSTOMER.DISPUTE.RESOLVED');
  expect(await history(servers, person)).toMatchObject([{ status: 'refund' }]);
  expect(await person.credits()).toBe(freeCredits);
});

test('the database refuses transitions that are not written down, and what an order is about stands fast', async () => {
  const servers = await startPayPalServer();
  const person = await signUp(servers.server);
  await order(servers, person);
  const { pool } = servers.server;
  await expect(pool.query(`update orders set status = 'granted'`)).rejects.toThrow(
    'cannot go from created to granted',
  );
  await expect(pool.query(`update orders set status = 'refunded'`)).rejects.toThrow('cannot go from');
  await expect(pool.query('update orders set amount = 1')).rejects.toThrow('stands fast');
  await pool.query(`update orders set status = 'paid'`);
  await expect(pool.query(`update orders set status = 'created'`)).rejects.toThrow(
    'cannot go from paid to created',
  );
});
