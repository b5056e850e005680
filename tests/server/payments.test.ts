import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { type Plan, plans } from '#contract/plan.ts';
import { buy } from '../support/buy.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { passTime } from '../support/pass-time.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;
const profile = async (server: TestServer, person: Person) =>
  (await (await server.api.users.profile.$get({}, person)).json()).data;

test.each(plans)('buying $code gives its credits and its level', async (plan: Plan) => {
  const server = await startTestServer();
  const person = await signUp(server);
  const credits = plan.kind === 'pass' ? plan.credits : plan.creditsPerMonth;
  expect(await buy(server, person, plan.code)).toMatchObject({ status: 'COMPLETED', creditsAdded: credits });
  expect(await profile(server, person)).toMatchObject({
    credits: freeCredits + credits,
    membershipLevel: plan.level,
    membership: { planCode: plan.code, renewsAt: plan.kind === 'pass' ? null : expect.any(String) },
  });
  const history = await (await server.api.payment.chargerecord.$get({ query: {} }, person)).json();
  expect(history.data?.data).toMatchObject([
    { planCode: plan.code, creditsAdded: credits, amount: plan.price, currency: 'USD', status: 'success' },
  ]);
  await checkLedger(server.pool);
});

test('capturing a payment many times at once grants once', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const order = await (await server.api.payment.order.$post({ json: { planCode: 'day30' } }, person)).json();
  const param = { orderId: order.data?.id ?? '' };
  const captures = Array.from({ length: 20 }, async () =>
    (await server.api.payment.capture[':orderId'].$post({ param }, person)).json(),
  );
  for (const answer of await Promise.all(captures)) {
    expect(answer).toMatchObject({ data: { status: 'COMPLETED', creditsAdded: 80 } });
  }
  expect(await person.credits()).toBe(freeCredits + 80);
  await checkLedger(server.pool);
});

test('passes that are captured at once add up, each granted once', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const open = [];
  for (const planCode of ['day7', 'day14', 'day30'])
    for (const method of ['paypal', 'card'] as const) {
      const order = await (
        await server.api.payment.order.$post({ json: { planCode, method } }, person)
      ).json();
      open.push(order.data?.id ?? '');
    }
  const captures = [...open, ...open].map(async (orderId) =>
    (await server.api.payment.capture[':orderId'].$post({ param: { orderId } }, person)).json(),
  );
  for (const answer of await Promise.all(captures))
    expect(answer).toMatchObject({ data: { status: 'COMPLETED' } });
  const { rows } = await server.pool.query('select starts_at, ends_at from memberships order by starts_at');
  expect(rows).toHaveLength(6);
  for (const [place, { ends_at }] of rows.slice(0, -1).entries()) {
    expect(rows[place + 1].starts_at).toEqual(ends_at);
  }
  expect(await person.credits()).toBe(freeCredits + 2 * (20 + 40 + 80));
  await checkLedger(server.pool);
});

test('where no provider is on, nothing is sold, and the config says so', async () => {
  const server = await startTestServer({ payment: undefined });
  const person = await signUp(server);
  const json = { planCode: 'day7' };
  const answers = [
    await server.api.payment.order.$post({ json }, person),
    await server.api.recharge.recharge.$post({ json }, person),
    await server.api.payment.capture[':orderId'].$post({ param: { orderId: 'TEST-1' } }, person),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toMatchObject([409, { reason: 'PAYMENT_OFF' }]);
  }
  const config = await (await server.api.config.$get()).json();
  expect(config.data).toMatchObject({ paymentProvider: null, saysPaymentsAreTests: false });
});

test("nobody captures somebody else's order", async () => {
  const server = await startTestServer();
  const [person, stranger] = [await signUp(server), await signUp(server)];
  const order = await (await server.api.payment.order.$post({ json: { planCode: 'day7' } }, person)).json();
  const param = { orderId: order.data?.id ?? '' };
  const answer = await server.api.payment.capture[':orderId'].$post({ param }, stranger);
  expect([answer.status, await answer.json()]).toMatchObject([404, { errorCode: 1021 }]);
});

test('an unknown plan is refused by both ways to order', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const answers = [
    await server.api.payment.order.$post({ json: { planCode: 'day8' } }, person),
    await server.api.recharge.recharge.$post({ json: { planCode: 'day8' } }, person),
  ];
  for (const answer of answers) expect(answer.status).toBe(422);
  const recharge = await server.api.recharge.recharge.$post({ json: { planCode: 'day7' } }, person);
  expect(await recharge.json()).toMatchObject({ data: { id: expect.stringMatching(/^TEST-/) } });
});

test('a second pass begins where the first one ends', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await buy(server, person, 'day7');
  await buy(server, person, 'day7');
  await passTime(server.pool, '13 days');
  expect((await profile(server, person))?.membershipLevel).toBe('lite');
  await passTime(server.pool, '2 days');
  expect((await profile(server, person))?.membershipLevel).toBe('free');
});

test('the highest level that runs is the one that counts', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await buy(server, person, 'pro-monthly');
  await buy(server, person, 'day30');
  expect((await profile(server, person))?.membershipLevel).toBe('pro');
});

test('canceling stops the renewal and keeps what is paid for', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const cancel = () => server.api.subscription.cancel.$post({}, person);
  expect((await cancel()).status).toBe(409);
  await buy(server, person, 'lite-monthly');
  expect((await cancel()).status).toBe(200);
  expect(await profile(server, person)).toMatchObject({
    membershipLevel: 'lite',
    membership: { renewsAt: null },
  });
  expect(await (await cancel()).json()).toMatchObject({ errorCode: 1022 });
});
