import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GoogleSignIn } from '#server/providers/oidc/google.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const clientId = 'inkwright.apps.example';

/** A server with keys as Google's, and tokens signed with them. */
async function startWithGoogle() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  const keyServer = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(jwks));
  }).listen(0, '127.0.0.1');
  await once(keyServer, 'listening');
  onTestFinished(() => void keyServer.close());
  const { port } = keyServer.address() as AddressInfo;

  const google = new GoogleSignIn(clientId, `http://127.0.0.1:${port}`);
  const server = await startTestServer({ google });
  const sign = (claims: JWTPayload = {}, { expires = '5m', kid = 'k1' } = {}) =>
    new SignJWT({
      iss: 'https://accounts.google.com',
      aud: clientId,
      sub: 'g-1',
      email: 'Ada@Example.com',
      email_verified: true,
      name: 'Ada Lovelace',
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(privateKey);
  const signIn = async (token: string) => (await server.api.auth.google.$post({ json: { token } })).json();
  return { server, sign, signIn };
}

test('somebody new gets an account, and the same one the next time', async () => {
  const { sign, signIn } = await startWithGoogle();
  const first = await signIn(await sign());
  expect(first).toMatchObject({
    data: { user: { email: 'ada@example.com', username: 'Ada_Lovelace', hasPassword: false, credits: 50 } },
  });
  const again = await signIn(await sign({ email: 'moved@example.com' }));
  expect(again.data?.user.userId).toBe(first.data?.user.userId);
});

/** A link that was mailed to set a new password. */
async function mailedLink(server: TestServer, email: string): Promise<string> {
  await server.api.users['forgot-password'].$post({ json: { email, lang: 'en' } });
  return /token=([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const reset = (server: TestServer, token: string) =>
  server.api.users['reset-password'].$post({ json: { token, newPassword: 'secret-2' } });
const mailed = (server: TestServer, text: RegExp) =>
  vi.waitFor(
    () => expect(server.mails.map((mail) => mail.text)).toContainEqual(expect.stringMatching(text)),
    5000,
  );
/** An organisation's account, of which Google knows that the email is theirs. */
const hd = 'example.com';

test('an account whose email nobody had confirmed is joined, and whoever opened it is out', async () => {
  const { server, sign, signIn } = await startWithGoogle();
  const squatter = await signUp(server);
  const link = await mailedLink(server, squatter.email);
  const joined = await signIn(await sign({ email: squatter.email, hd }));
  expect(joined.data?.user.userId).toBe(squatter.userId);
  expect((await server.api.users.profile.$get({}, squatter)).status).toBe(401);
  expect((await server.api.users.login.$post({ json: squatter })).status).toBe(401);
  expect((await reset(server, link)).status).toBe(404);
  await mailed(server, /the old password and all earlier logins have ended/);
});

test('an account whose email was confirmed by a mailed link is joined and keeps its password', async () => {
  const { server, sign, signIn } = await startWithGoogle();
  const owner = await signUp(server);
  await reset(server, await mailedLink(server, owner.email));
  const json = { ...owner, password: 'secret-2' };
  const before = await (await server.api.users.login.$post({ json })).json();
  const joined = await signIn(await sign({ email: owner.email, hd }));
  expect(joined.data?.user).toMatchObject({ userId: owner.userId, hasPassword: true });
  const headers = { authorization: `Bearer ${before.data?.accessToken}` };
  expect((await server.api.users.profile.$get({}, { headers })).status).toBe(200);
  await mailed(server, /From now on you can log in with it/);
});

test('another Google account with the same email is refused, and changes nothing', async () => {
  const { server, sign, signIn } = await startWithGoogle();
  const first = await signIn(await sign({ hd }));
  expect(await signIn(await sign({ sub: 'g-2', hd }))).toMatchObject({
    errorCode: 1024,
    reason: 'GOOGLE_ACCOUNT_DIFFERS',
  });
  expect((await signIn(await sign({ hd }))).data?.user.userId).toBe(first.data?.user.userId);
  expect((await server.pool.query('select id from users')).rows).toHaveLength(1);
});

test('whose email Google only heard of once does not get into the account of its owner', async () => {
  const { server, sign, signIn } = await startWithGoogle();
  const owner = await signUp(server);
  expect(await signIn(await sign({ email: owner.email }))).toMatchObject({
    errorCode: 1025,
    reason: 'GOOGLE_EMAIL_TAKEN',
  });
  expect((await server.api.users.profile.$get({}, owner)).status).toBe(200);
  const gmail = { ...owner, username: 'gmailer', email: 'gmailer@gmail.com' };
  await server.api.users.$post({ json: gmail });
  expect((await signIn(await sign({ email: gmail.email }))).status).toBe('success');
});

test('who opened an account with an email of somebody else is out once its owner uses a mailed link', async () => {
  const { server, sign, signIn } = await startWithGoogle();
  const squatter = await signIn(await sign());
  await reset(server, await mailedLink(server, 'ada@example.com'));
  const headers = { authorization: `Bearer ${squatter.data?.accessToken}` };
  expect((await server.api.users.profile.$get({}, { headers })).status).toBe(401);
  expect(await signIn(await sign())).toMatchObject({ reason: 'GOOGLE_EMAIL_TAKEN' });
});

test('two tabs that sign in somebody new at once open one account', async () => {
  const { server, sign, signIn } = await startWithGoogle();
  const tokens = await Promise.all(Array.from({ length: 6 }, () => sign()));
  const sessions = await Promise.all(tokens.map(signIn));
  expect(new Set(sessions.map(({ data }) => data?.user.userId)).size).toBe(1);
  expect((await server.pool.query('select id from users')).rows).toHaveLength(1);
});

test('a name that is taken gets a number', async () => {
  const { sign, signIn } = await startWithGoogle();
  await signIn(await sign());
  const other = await signIn(await sign({ sub: 'g-2', email: 'ada2@example.com' }));
  expect(other.data?.user.username).toMatch(/^Ada_Lovelace_\d+$/);
});

test('bad tokens are refused', async () => {
  const { sign, signIn } = await startWithGoogle();
  const hmac = await new SignJWT({ sub: 'g-1', email: 'a@b.c', email_verified: true })
    .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
    .setAudience(clientId)
    .setIssuer('https://accounts.google.com')
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode('a secret that anybody can guess!'));
  const bad = [
    await sign({ aud: 'another.apps.example' }),
    await sign({ iss: 'https://accounts.example' }),
    await sign({}, { expires: '-1m' }),
    await sign({}, { kid: 'k2' }),
    await sign({ email_verified: false }),
    hmac,
    'nonsense',
  ];
  for (const token of bad) expect(await signIn(token)).toMatchObject({ status: 'error', errorCode: 1009 });
});

test('without a client id nobody signs in through Google', async () => {
  const { api } = await startTestServer();
  expect(await (await api.auth.google.$post({ json: { token: 'x' } })).json()).toMatchObject({
    errorCode: 1009,
  });
  expect(await (await api.config.$get()).json()).toMatchObject({ data: { googleClientId: null } });
});
