import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { SignJWT } from 'jose';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { keyPurposes } from '#server/db/schema/signing-key.ts';
import { runRetention } from '#server/jobs/retention.ts';
import { createLog } from '#server/log.ts';
import { Keyring } from '#server/services/keys/keyring.ts';
import { listKeys } from '#server/services/keys/list.ts';
import { rotateKey } from '#server/services/keys/rotate.ts';
import { accessQuery, givesAccess } from '#server/services/signed-address.ts';
import { Signer } from '#server/signer.ts';
import { passTime } from '../support/pass-time.ts';
import { signUp } from '../support/person.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createDatabase, startTestServer, type TestServer } from '../support/test-server.ts';

const log = createLog('silent');
const caller = { userId: 'u1', loginId: 'l1' };

/** Lets time pass for the keys, as this process and the database see them. */
async function pass({ pool, keyring }: TestServer, interval: string): Promise<void> {
  await passTime(pool, interval);
  await keyring.reload();
}

/** What else knows the keys of this database, as another process does. */
async function anotherProcess({ context }: TestServer): Promise<Signer> {
  const keyring = await Keyring.open(context.db, log);
  onTestFinished(() => keyring.close());
  return new Signer(keyring);
}

test('each purpose has a key of its own, the same in all processes', async () => {
  const server = await startTestServer();
  const other = await anotherProcess(server);
  const keys = keyPurposes.map((purpose) => server.keyring.current(purpose).toString('base64'));
  expect(new Set(keys).size).toBe(keyPurposes.length);
  expect(await other.verifyAccessToken(await server.context.signer.signAccessToken(caller))).toEqual(caller);
});

test('after a rotation people stay logged in, and addresses stay good until they run out', async () => {
  const server = await startTestServer();
  const { signer } = server.context;
  const person = await signUp(server);
  // Good for much longer than its kind, so that only the key can end it.
  const token = await signer.signAccessToken(caller, 30 * 24 * 60 * 60);
  const [, signature = ''] = /signature=(.+)/.exec(accessQuery(signer, 'image:1')) ?? [];
  const expires = Number(/expires=(\d+)/.exec(accessQuery(signer, 'image:1'))?.[1]);
  await pass(server, '3 minutes');
  const before = server.keyring.current('access-token');

  await rotateKey(server.context.db, 'access-token');
  await rotateKey(server.context.db, 'media-address');
  await pass(server, '3 minutes');
  expect(server.keyring.current('access-token').equals(before)).toBe(false);
  expect((await server.api.users.profile.$get({}, person)).status).toBe(200);
  expect(await signer.verifyAccessToken(token)).toEqual(caller);

  await pass(server, '2 hours');
  await expect(signer.verifyAccessToken(token)).rejects.toThrow('Login expired');
  expect(givesAccess(signer, 'image:1', { expires, signature })).toBe(true);
  await pass(server, '2 days');
  expect(givesAccess(signer, 'image:1', { expires, signature })).toBe(false);
});

test('a new key signs only once every process has heard of it', async () => {
  const server = await startTestServer();
  await pass(server, '3 minutes');
  const other = await anotherProcess(server);
  await rotateKey(server.context.db, 'access-token');
  await server.keyring.reload();
  const token = await server.context.signer.signAccessToken(caller);
  expect(await other.verifyAccessToken(token)).toEqual(caller);
});

test('two rotations at once leave one key that is on', async () => {
  const { context } = await startTestServer();
  const rotations = [1, 2, 3].map(() => rotateKey(context.db, 'email-hash'));
  await Promise.allSettled(rotations);
  const keys = (await listKeys(context.db)).filter(({ purpose }) => purpose === 'email-hash');
  expect(keys.filter(({ retiredAt }) => !retiredAt)).toHaveLength(1);
});

test('keys are removed once nothing can be left that they signed', async () => {
  const server = await startTestServer();
  const { db } = server.context;
  await rotateKey(db, 'access-token');
  await rotateKey(db, 'email-hash');
  const purposes = async () => (await listKeys(db)).map(({ purpose }) => purpose);
  const on = [...keyPurposes].sort();
  await pass(server, '10 days');
  await runRetention(server.context);
  expect(await purposes()).toEqual([...on, 'email-hash'].sort());
  await pass(server, '400 days');
  await runRetention(server.context);
  expect(await purposes()).toEqual(on);
});

test('an installation from before there were several keys keeps its people logged in', async () => {
  const url = await createDatabase();
  const folder = await temporaryFolder();
  const migrations = new URL('../../src/server/db/migrations', import.meta.url).pathname;
  const names = (await readdir(migrations)).sort();
  const earlier = names.slice(
    0,
    names.findIndex((name) => name.endsWith('_logins-and-keys')),
  );
  for (const name of earlier) await cp(join(migrations, name), join(folder, name), { recursive: true });

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'drop schema public cascade; drop schema if exists drizzle cascade; create schema public',
  );
  await runMigrations(drizzle({ client }), { migrationsFolder: folder });
  const key = Buffer.alloc(32, 7);
  await client.query("insert into secrets values ('signing-key', $1)", [key.toString('base64')]);
  await client.end();

  await migrate(url);
  const connection = connectDatabase(url, log);
  onTestFinished(() => connection.close());
  const keyring = await Keyring.open(connection.db, log);
  onTestFinished(() => keyring.close());
  const token = await new SignJWT({ login: 'l1' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('u1')
    .setExpirationTime('30m')
    .sign(key);
  expect(await new Signer(keyring).verifyAccessToken(token)).toEqual(caller);
  expect(keyring.accepted('media-address').some((accepted) => accepted.equals(key))).toBe(true);
  expect(keyring.accepted('email-hash').some((accepted) => accepted.equals(key))).toBe(false);

  await passTime(connection.pool, '3 minutes');
  await keyring.reload();
  expect(keyring.current('access-token').equals(key)).toBe(false);
});
