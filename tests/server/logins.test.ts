import { expect, test, vi } from 'vitest';
import { loginLifetimeDays } from '#contract/login.ts';
import { runRetention } from '#server/jobs/retention.ts';
import { passTime } from '../support/pass-time.ts';
import { actAs, signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

interface Credentials {
  email: string;
  password: string;
}

async function logInWith(server: TestServer, json: Credentials, userAgent: string) {
  const answer = await server.api.users.login.$post({ json }, { headers: { 'user-agent': userAgent } });
  const { data } = await answer.json();
  if (!data) throw new Error('not logged in');
  return actAs(server, { ...data, userId: data.user.userId });
}

type Person = Pick<Awaited<ReturnType<typeof logInWith>>, 'headers'>;
const list = async (server: TestServer, person: Person) =>
  (await (await server.api.users.logins.$get({}, person)).json()).data ?? [];
const end = (server: TestServer, person: Person, id: string) =>
  server.api.users.logins[':id'].$delete({ param: { id } }, person);
const profileStatus = async (server: TestServer, person: Person) =>
  (await server.api.users.profile.$get({}, person)).status;
const refresh = async ({ api }: TestServer, refreshToken: string) =>
  (await api.auth['refresh-token'].$post({ json: { refreshToken } })).json();
const mailed = (server: TestServer, subject: RegExp) =>
  vi.waitFor(() => {
    const mail = server.mails.find((sent) => subject.test(sent.subject));
    expect(mail).toBeDefined();
    return mail;
  }, 5000);

test('logins are listed with what they run in, the one that asks first', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const phone = await logInWith(server, person, iPhone);
  await logInWith(server, person, firefox);
  await signUp(server);
  const logins = await list(server, phone);
  expect(logins.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
    ['Safari', 'iOS', true],
    ['Firefox', 'Windows', false],
    [null, null, false],
  ]);
});

test.each([
  ['words of the caller’s own', 'http://evil.example/(click here)'],
  ['more than any browser says', `Mozilla/5.0 (${'Windows NT 10.0; '.repeat(400)}) Firefox/150.0`],
])('%s are not taken for a device', async (_, userAgent) => {
  const server = await startTestServer();
  const person = await logInWith(server, await signUp(server), userAgent);
  expect(await list(server, person)).toMatchObject([{ browser: null, system: null, isCurrent: true }, {}]);
});

test('the last use is remembered to the hour, when tokens are exchanged', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await passTime(server.pool, '5 days');
  const lastUse = async () => Date.parse((await list(server, person))[0]?.lastUsedAt ?? '');
  const hour = 60 * 60 * 1000;
  expect(Date.now() - (await lastUse())).toBeGreaterThan(4 * 24 * hour);
  await refresh(server, person.refreshToken);
  expect(Date.now() - (await lastUse())).toBeLessThan(hour);
  expect((await lastUse()) % hour).toBe(0);
});

test('one login is ended from another, and the owner is told', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const phone = await logInWith(server, person, iPhone);
  const [, other] = await list(server, phone);
  expect((await end(server, phone, other?.id ?? '')).status).toBe(200);
  expect(await profileStatus(server, person)).toBe(401);
  expect(await refresh(server, person.refreshToken)).toMatchObject({ errorCode: 1010 });
  expect(await profileStatus(server, phone)).toBe(200);
  expect(await mailed(server, /^A login to Inkwright was ended/)).toMatchObject({ to: person.email });
  expect(await (await end(server, phone, other?.id ?? '')).json()).toMatchObject({
    reason: 'LOGIN_NOT_FOUND',
  });
});

test('nobody ends the login of somebody else', async () => {
  const server = await startTestServer();
  const [person, other] = [await signUp(server), await signUp(server)];
  const [login] = await list(server, person);
  expect((await end(server, other, login?.id ?? '')).status).toBe(404);
  expect(await profileStatus(server, person)).toBe(200);
});

test('all others are ended at once, in the language of whoever ends them', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const phone = await logInWith(server, person, iPhone);
  const inJapanese = { headers: { ...phone.headers, 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.8' } };
  expect((await server.api.users.logins.$delete({}, inJapanese)).status).toBe(200);
  expect(await profileStatus(server, person)).toBe(401);
  expect(await list(server, phone)).toMatchObject([{ isCurrent: true }]);
  expect(await mailed(server, /ログアウトされました/)).toMatchObject({
    text: expect.stringContaining('http://test/ja/forgot-password'),
  });
});

test('logging out everywhere is told, logging out here is not', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const phone = await logInWith(server, person, iPhone);
  await server.api.auth.logout.$post({ query: {} }, phone);
  await server.api.auth.logout.$post({ query: { everywhere: 'true' } }, person);
  await mailed(server, /^All logins to Inkwright have ended/);
  expect(server.mails).toHaveLength(1);
});

test('a change stands though its mail is not accepted, which is sent again', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('the server is away')).mockResolvedValue(undefined);
  const server = await startTestServer({ mail: { send } });
  const person = await signUp(server);
  const answer = await server.api.users.update.$put(
    { json: { password: 'secret-2', currentPassword: person.password } },
    person,
  );
  expect(answer.status).toBe(200);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 5000);
  const { rows } = await server.pool.query("select state from jobs.job where name = 'mail'");
  expect(rows).toMatchObject([{ state: expect.stringMatching(/retry|active/) }]);
});

test(`a login ends after ${loginLifetimeDays} days, however often it was refreshed`, async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const { context } = server;
  let { refreshToken, accessToken } = person;
  for (let day = 0; day < loginLifetimeDays - 20; day += 20) {
    await passTime(server.pool, '20 days');
    const next = await refresh(server, refreshToken);
    expect(next.status).toBe('success');
    refreshToken = next.data?.refreshToken ?? '';
    accessToken = next.data?.accessToken ?? '';
  }
  await passTime(server.pool, '20 days');
  expect(await refresh(server, refreshToken)).toMatchObject({ errorCode: 1010 });
  const headers = { authorization: `Bearer ${accessToken}` };
  expect(await profileStatus(server, { headers })).toBe(401);
  await passTime(server.pool, '31 days');
  await runRetention(context);
  expect((await server.pool.query('select id from logins')).rows).toEqual([]);
});

test('logins are removed some time after they ended, and those in use are not', async () => {
  const server = await startTestServer();
  const { pool } = server;
  const person = await signUp(server);
  const ended = await logInWith(server, person, firefox);
  await server.api.auth.logout.$post({ query: {} }, ended);
  await logInWith(server, person, iPhone);
  const left = async () => {
    await runRetention(server.context);
    const { rows } = await pool.query('select browser from logins order by browser nulls first');
    return rows.map(({ browser }) => browser);
  };
  expect(await left()).toEqual([null, 'Firefox', 'Safari']);
  await passTime(pool, '29 days');
  await refresh(server, person.refreshToken);
  await passTime(pool, '2 days');
  expect(await left()).toEqual([null, 'Safari']);
  expect(await list(server, person)).toHaveLength(1);
  await passTime(pool, '30 days');
  expect(await left()).toEqual([null]);
});
