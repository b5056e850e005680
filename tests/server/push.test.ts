import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { WebPush } from '#server/providers/push/web-push.ts';
import { rotateKey } from '#server/services/keys/rotate.ts';
import { passTime } from '../support/pass-time.ts';
import { signUp } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

/** Stands in for a browser's push service; `status` is what it answers. */
async function startPushService() {
  const messages: { headers: IncomingHttpHeaders; bytes: number }[] = [];
  const service = { status: [] as number[], messages, origin: '' };
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    messages.push({ headers: request.headers, bytes });
    response.writeHead(service.status.shift() ?? 201).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

async function startWithPush() {
  const service = await startPushService();
  const server = await startTestServer({ push: new WebPush('mailto:test@example.com', [service.origin]) });
  return { server, service };
}

async function keyFor({ api }: TestServer, { headers }: Person): Promise<string> {
  const answer = await (await api.users.push.$get({}, { headers })).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer.data.publicKey;
}

/** As a browser does it. */
async function subscribe(server: TestServer, person: Person, endpoint: string, changes: object = {}) {
  const browser = createECDH('prime256v1');
  const json = {
    endpoint,
    keys: { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    applicationKey: await keyFor(server, person),
    language: 'ja' as const,
    ...changes,
  };
  return server.api.users.push.$put({ json }, { headers: person.headers });
}

const subscriptions = async ({ pool }: TestServer) =>
  (await pool.query('select endpoint from push_subscriptions')).rows.map(({ endpoint }) => endpoint);

async function draw(person: Person): Promise<void> {
  await person.outcome(await person.startId({ prompt: 'an anchor' }));
}

test('a browser that has subscribed is told once that a design is drawn, encrypted and signed', async () => {
  const { server, service } = await startWithPush();
  const person = await signUp(server);
  expect((await subscribe(server, person, `${service.origin}/send/1`)).status).toBe(200);
  await draw(person);
  await expect.poll(() => service.messages.length).toBe(1);
  const [message] = service.messages;
  expect(message?.headers['content-encoding']).toBe('aes128gcm');
  expect(message?.headers.authorization).toContain(`k=${await keyFor(server, person)}`);
  expect(message?.bytes).toBeGreaterThan(100);
});

test('a push service that is ill is asked again, and one that knows the browser no more is not', async () => {
  const { server, service } = await startWithPush();
  const person = await signUp(server);
  await subscribe(server, person, `${service.origin}/send/1`);
  service.status = [410];
  await draw(person);
  await expect.poll(() => service.messages.length).toBe(1);
  await expect.poll(() => subscriptions(server)).toEqual([]);
  await draw(person);
  expect(service.messages).toHaveLength(1);
});

test('whoever logs out, or says so, is told nothing more; others in the same browser take it over', async () => {
  const { server, service } = await startWithPush();
  const [first, second] = [await signUp(server), await signUp(server)];
  const endpoint = `${service.origin}/send/1`;
  await subscribe(server, first, endpoint);
  await subscribe(server, second, endpoint);
  await draw(first);
  expect(await subscriptions(server)).toEqual([endpoint]);
  expect(service.messages).toHaveLength(0);
  await server.api.users.push.$delete({}, { headers: second.headers });
  expect(await subscriptions(server)).toEqual([]);

  await subscribe(server, first, endpoint);
  const id = await first.startId({ prompt: 'an anchor' });
  await server.api.auth.logout.$post({ query: {} }, { headers: first.headers });
  const ended = () =>
    server.pool.query('select 1 from generations where id = $1 and finished_at is not null', [id]);
  await expect.poll(async () => (await ended()).rowCount).toBe(1);
  const jobs = await server.pool.query("select 1 from jobs.job where name = 'push' and state <> 'completed'");
  expect(jobs.rowCount).toBe(0);
  expect(service.messages).toHaveLength(0);
});

test('only push services that are known are talked to, and only with our key', async () => {
  const { server, service } = await startWithPush();
  const person = await signUp(server);
  const strangers = [
    'http://127.0.0.1:1/',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.example.org/send',
    'https://fcm.googleapis.com:8443/send',
  ];
  for (const endpoint of strangers) expect((await subscribe(server, person, endpoint)).status).toBe(422);
  const applicationKey = createECDH('prime256v1').generateKeys('base64url');
  const other = await subscribe(server, person, `${service.origin}/send/1`, { applicationKey });
  expect(other.status).toBe(422);
  expect((await subscribe(server, person, 'https://fcm.googleapis.com/fcm/send/x')).status).toBe(200);
});

test('after a rotation browsers are told with the key that they have subscribed for', async () => {
  const { server, service } = await startWithPush();
  const person = await signUp(server);
  const before = await keyFor(server, person);
  await subscribe(server, person, `${service.origin}/send/1`);
  await rotateKey(server.context.db, 'web-push');
  await passTime(server.pool, '3 minutes');
  await server.keyring.reload();
  expect(await keyFor(server, person)).not.toBe(before);
  await draw(person);
  await expect.poll(() => service.messages.length).toBe(1);
  expect(service.messages[0]?.headers.authorization).toContain(`k=${before}`);
});

test('an export tells which service is told, and since when, but not the secret address', async () => {
  const server = await startTestServer();
  const [person, other] = [await signUp(server), await signUp(server)];
  await subscribe(server, person, 'https://fcm.googleapis.com/fcm/send/x');
  await subscribe(server, other, 'https://web.push.apple.com/y');
  const answer = await server.app.request('/api/users/export', { headers: person.headers });
  const text = new TextDecoder().decode(
    unzipSync(new Uint8Array(await answer.arrayBuffer()))['account.json'],
  );
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(JSON.parse(text).notifications).toEqual([{ service: 'fcm.googleapis.com', createdAt: since }]);
  expect(text).not.toContain('/fcm/send/x');
});
