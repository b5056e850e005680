import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { GoogleSignIn } from '#server/providers/oidc/google.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

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

test('an account with this email is joined, and whoever opened it is out', async () => {
  const { server, sign, signIn } = await startWithGoogle();
  const squatter = await signUp(server);
  const joined = await signIn(await sign({ email: squatter.email }));
  expect(joined.data?.user.userId).toBe(squatter.userId);
  expect((await server.api.users.profile.$get({}, squatter)).status).toBe(401);
  expect((await server.api.users.login.$post({ json: squatter })).status).toBe(401);
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
