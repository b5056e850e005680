import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { runRetention } from '#server/jobs/retention.ts';
import { mailbox } from '#server/services/accounts/former-email.ts';
import { rotateKey } from '#server/services/keys/rotate.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { passTime } from '../support/pass-time.ts';
import { actAs } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const password = 'secret-1';
let people = 0;

/** Opens an account with this email and logs in to it. */
async function open(server: TestServer, email: string) {
  people += 1;
  await server.api.users.$post({ json: { username: `ada${people}`, email, password } });
  const { data } = await (await server.api.users.login.$post({ json: { email, password } })).json();
  if (!data) throw new Error(`no account with ${email}`);
  return { ...actAs(server, { ...data, userId: data.user.userId }), user: data.user };
}
type Account = Awaited<ReturnType<typeof open>>;

const close = async ({ api }: TestServer, account: Account) =>
  expect((await api.users.close.$post({ json: { password } }, account)).status).toBe(200);

/** Lets time pass and the nightly job run: twice, since it may. */
async function pass(server: TestServer, interval: string): Promise<void> {
  await passTime(server.pool, interval);
  await runRetention(server.context);
  await runRetention(server.context);
  await checkLedger(server.pool);
}

const logInAgain = async (server: TestServer, email: string) => {
  const { data } = await (await server.api.users.login.$post({ json: { email, password } })).json();
  return data?.user;
};

test('who closes an account and comes back gets no second allowance, and is told when it begins', async () => {
  const server = await startTestServer();
  await close(server, await open(server, 'ada@example.com'));
  const again = await open(server, 'Ada+ink@example.com');
  expect(again.user.credits).toBe(0);
  const begins = Date.parse(again.user.freeCreditsFrom ?? '');
  expect(begins - Date.now()).toBeGreaterThan(27 * 24 * 60 * 60 * 1000);

  await pass(server, '20 days');
  expect(await logInAgain(server, 'ada+ink@example.com')).toMatchObject({ credits: 0 });
  await pass(server, '12 days');
  expect(await logInAgain(server, 'ada+ink@example.com')).toMatchObject({
    credits: freeCredits,
    freeCreditsFrom: null,
  });
});

test('somebody else is not taken for them', async () => {
  const server = await startTestServer();
  await close(server, await open(server, 'ada@example.com'));
  const other = await open(server, 'ada.l@example.com');
  expect(other.user).toMatchObject({ credits: freeCredits, freeCreditsFrom: null });
});

test('closing and coming back month after month never brings more than staying', async () => {
  const server = await startTestServer();
  let leaver = await open(server, 'leaver@gmail.com');
  const stayer = await open(server, 'stayer@gmail.com');
  let [got, wouldHaveGot] = [leaver.user.credits, stayer.user.credits];
  const spendAll = (userId: string) =>
    server.pool.query('update credit_grants set remaining = 0 where user_id = $1', [userId]);
  for (let month = 1; month <= 4; month++) {
    for (const account of [leaver, stayer]) await spendAll(account.userId);
    await server.pool.query('update users set credits = 0');
    await passTime(server.pool, '16 days');
    await close(server, leaver);
    leaver = await open(
      server,
      `${'l.e.a.v.e.r'.slice(0, month * 2)}${'leaver'.slice(month)}@googlemail.com`,
    );
    await passTime(server.pool, '16 days');
    await runRetention(server.context);
    got += (await logInAgain(server, leaver.user.email))?.credits ?? 0;
    wouldHaveGot += (await logInAgain(server, stayer.user.email))?.credits ?? 0;
    expect(got).toBeLessThanOrEqual(wouldHaveGot);
  }
  expect(wouldHaveGot).toBe(5 * freeCredits);
});

test('after a year it is forgotten, in whatever key it was remembered', async () => {
  const server = await startTestServer();
  await close(server, await open(server, 'ada@example.com'));
  await rotateKey(server.context.db, 'email-hash');
  await passTime(server.pool, '360 days');
  await server.keyring.reload();
  await runRetention(server.context);
  const again = await open(server, 'ada@example.com');
  expect(again.user.credits).toBe(0);
  await server.pool.query("update users set email = 'moved@example.com'");
  await passTime(server.pool, '6 days');
  await runRetention(server.context);
  expect((await server.pool.query('select * from former_emails')).rows).toEqual([]);
  expect((await open(server, 'ada@example.com')).user.credits).toBe(freeCredits);
});

test('what is remembered tells nobody the email', async () => {
  const server = await startTestServer();
  await close(server, await open(server, 'ada@example.com'));
  const { rows } = await server.pool.query("select encode(hash, 'hex') as hash from former_emails");
  expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  const unkeyed = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('ada@example.com'));
  expect(rows[0].hash).not.toBe(Buffer.from(unkeyed).toString('hex'));
});

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+tattoo+2@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['A.da+x@GoogleMail.com', 'ada@gmail.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%s reaches the mailbox %s', (email, expected) => {
  expect(mailbox(email)).toBe(expected);
});
