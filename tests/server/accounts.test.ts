import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

const ada = { username: 'ada', email: 'ada@example.com', password: 'secret-1' };

test('a new account logs in and starts with the free credits', async () => {
  const { api } = await startTestServer();
  const registered = await api.users.$post({ json: { ...ada, email: ' Ada@Example.COM ' } });
  expect(await registered.json()).toMatchObject({ data: { username: 'ada', email: 'ada@example.com' } });

  const session = await (await api.users.login.$post({ json: ada })).json();
  expect(session).toMatchObject({ data: { expiresIn: 1800, user: { credits: freeCredits } } });
});

test('an email and a username belong to one account, whatever their case', async () => {
  const { api } = await startTestServer();
  await api.users.$post({ json: ada });
  const sameEmail = await api.users.$post({ json: { ...ada, username: 'other', email: 'ADA@example.com' } });
  expect(sameEmail.status).toBe(409);
  expect(await sameEmail.json()).toMatchObject({ errorCode: 2001, fields: { email: 'EMAIL_TAKEN' } });
  const sameName = await api.users.$post({ json: { ...ada, username: 'ADA', email: 'b@example.com' } });
  expect(sameName.status).toBe(409);
  expect(await sameName.json()).toMatchObject({ errorCode: 2002, fields: { username: 'USERNAME_TAKEN' } });
});

test('two registrations of one name at the same time make one account', async () => {
  const { api } = await startTestServer();
  const attempts = Array.from({ length: 8 }, (_, i) =>
    api.users.$post({ json: { ...ada, email: `${i}@example.com` } }),
  );
  const statuses = (await Promise.all(attempts)).map((answer) => answer.status).sort();
  expect(statuses).toEqual([200, ...Array(7).fill(409)]);
});

test.each([
  [{ ...ada, username: 'a' }, 'username', 'USERNAME_LENGTH'],
  [{ ...ada, username: 'a b c' }, 'username', 'USERNAME_CHARACTERS'],
  [{ ...ada, email: 'ada@example' }, 'email', 'EMAIL_FORMAT'],
  [{ ...ada, password: '12345' }, 'password', 'PASSWORD_LENGTH'],
  [{ ...ada, password: 'x'.repeat(51) }, 'password', 'PASSWORD_LENGTH'],
])('registration refuses %o at %s', async (json, field, problem) => {
  const { api } = await startTestServer();
  const answer = await api.users.$post({ json });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errorCode: 1003, fields: { [field]: problem } });
});

test('login tells an unknown email from a wrong password', async () => {
  const { api } = await startTestServer();
  await api.users.$post({ json: ada });
  const wrong = await api.users.login.$post({ json: { ...ada, password: 'secret-2' } });
  expect([wrong.status, (await wrong.json()).errorCode]).toEqual([401, 1001]);
  const unknown = await api.users.login.$post({ json: { ...ada, email: 'b@example.com' } });
  expect([unknown.status, (await unknown.json()).errorCode]).toEqual([404, 1002]);
});

test('a token is asked for, and must be one of ours that has not run out', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const profile = async (authorization?: string) => {
    const answer = await server.app.request('/api/users/profile', {
      headers: authorization ? { authorization } : {},
    });
    return [answer.status, (await answer.json()).errorCode];
  };
  const caller = await server.context.signer.verifyAccessToken(person.accessToken);
  expect(await profile()).toEqual([401, 401]);
  expect(await profile('Bearer nonsense')).toEqual([401, 1010]);
  expect(await profile(`Bearer ${await server.context.signer.signAccessToken(caller, -1)}`)).toEqual([
    401, 1010,
  ]);
  expect(await profile(`Bearer ${person.accessToken}`)).toEqual([200, null]);
});

test('a refresh token is good once, and for ten seconds more', async () => {
  const { api, context } = await startTestServer();
  const person = await signUp({ api });
  const refresh = async (refreshToken: string) =>
    (await api.auth['refresh-token'].$post({ json: { refreshToken } })).json();

  const first = await refresh(person.refreshToken);
  const again = await refresh(person.refreshToken);
  expect([first.status, again.status]).toEqual(['success', 'success']);

  await context.db.execute("update refresh_tokens set used_at = used_at - interval '11 seconds'");
  expect(await refresh(person.refreshToken)).toMatchObject({ errorCode: 1010 });
  // Somebody used a token long after it was exchanged: the whole login is over.
  expect(await refresh(first.data?.refreshToken ?? '')).toMatchObject({ errorCode: 1010 });
});

test('two tabs that refresh at once both stay logged in', async () => {
  const { api } = await startTestServer();
  const { refreshToken } = await signUp({ api });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.auth['refresh-token'].$post({ json: { refreshToken } })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
});

test('logging out ends this login and no other', async () => {
  const { api } = await startTestServer();
  const person = await signUp({ api });
  const other = await (await api.users.login.$post({ json: person })).json();
  await api.auth.logout.$post({ query: {} }, { headers: person.headers });
  const refresh = async (refreshToken: string) =>
    (await api.auth['refresh-token'].$post({ json: { refreshToken } })).status;
  expect(await refresh(person.refreshToken)).toBe(401);
  expect((await api.users.profile.$get({}, { headers: person.headers })).status).toBe(401);
  expect(await refresh(other.data?.refreshToken ?? '')).toBe(200);
});
