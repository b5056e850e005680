import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { RateLimits } from '#server/rate-limits.ts';
import { documentedOperations } from '../support/documented-operations.ts';
import { nastyRepeats } from '../support/nasty-repeats.ts';
import { everyNastyRequest, type Place } from '../support/nasty-requests.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

/** How long one request may keep all others waiting. */
const mostMs = 50;
const most = { body: 64 * 1024, address: 8 * 1024 };

test('no text in any place of any call keeps the server from others', async () => {
  const server = await startTestServer();
  server.context.rateLimits = new RateLimits(server.pool, 1_000_000);
  const { authorization } = (await signUpMember(server)).headers;
  // Closing the account or logging out would leave nothing but refusals behind.
  const operations = (await documentedOperations(server)).filter(({ call }) => !/close|logout/.test(call));
  const texts = (place: Place) => nastyRepeats(place, most);
  const slow: unknown[] = [];
  for (const operation of operations) {
    for (const request of everyNastyRequest(operation, texts)) {
      request.headers.set('authorization', authorization);
      const { ms, status } = await answer(server.app, request);
      if (ms >= mostMs || status >= 500) slow.push({ ms, status, request: await nameOf(request) });
    }
  }
  expect(slow).toEqual([]);
}, 300_000);

test('no path does either, and one that is no page is told so', async () => {
  const server = await startTestServer();
  const client = await mkdtemp(join(tmpdir(), 'inkwright-client-'));
  onTestFinished(() => rm(client, { recursive: true }));
  await writeFile(join(client, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  const app = createApp(server.context, client);
  const beginnings = [
    '/',
    '/zh/',
    '/en/',
    '/categories/',
    '/blog/',
    '/image/',
    '/media/',
    '/assets/',
    '/api/',
  ];
  const units = ['/', '%2f', '.a', 'a-', '-', '%', '%20', '%CC%96%CC%81', '%E9%BE%8D', '../', '?'];
  const slow: unknown[] = [];
  for (const length of [15_000, 8000]) {
    for (const path of beginnings.flatMap((start) =>
      units.map((unit) => start + unit.repeat(length / unit.length)),
    )) {
      const request = new Request(`http://test${path}x`);
      const { ms, status } = await answer(app, request);
      if (ms >= mostMs || status >= 500) slow.push({ ms, status, request: await nameOf(request) });
    }
  }
  expect(slow).toEqual([]);
  expect((await app.request(`http://test${'/'.repeat(15_000)}x`)).status).toBe(414);
  expect((await app.request(`http://test${'/'.repeat(8000)}x`)).status).toBe(404);
});

test('a body is refused that is nested too deep, and headers that are too many', async () => {
  const { app } = await startTestServer();
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const request = new Request('http://test/api/users/login', { method: 'POST', body, headers: sent });
    const { ms, status } = await answer(app, request);
    expect(ms).toBeLessThan(mostMs);
    return status;
  };
  expect(await send('['.repeat(30_000))).toBe(400);
  expect(await send(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)).toBe(400);
  expect(await send(`{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_001)}`)).toBe(400);
  // What stands within quotation marks is not nested.
  expect(await send(JSON.stringify({ a: '"['.repeat(100) }))).toBe(422);
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`x-${i}`, 'y']));
  expect(await send('{}', many)).toBe(400);
});

test('a form is refused that is made of nothing but parts, or of their headers', async () => {
  const server = await startTestServer();
  const { headers } = await signUp(server);
  const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n';
  const part = `${field}\r\nb\r\n`;
  const send = async (body: string, type = 'multipart/form-data; boundary=x') => {
    const sent = { ...headers, 'content-type': type };
    const request = new Request('http://test/api/images/source', { method: 'POST', body, headers: sent });
    const { ms, status } = await answer(server.app, request);
    expect(ms).toBeLessThan(mostMs);
    return status;
  };
  expect(await send(`${part.repeat(180_000)}--x--`)).toBe(400);
  expect(await send(`${field}${'x-a: b\r\n'.repeat(1_000_000)}\r\nb\r\n--x--`)).toBe(400);
  expect(await send(`${field}${'x-a: b\r\n'.repeat(1_000_000)}`)).toBe(400);
  expect(await send('a=b&'.repeat(2_000_000), 'application/x-www-form-urlencoded')).toBe(415);
  expect(await send(`${part.repeat(180_000)}--x--`, 'multipart/form-data; boundary=y; boundary=x')).toBe(415);
  expect(await send(`${part}--x--`)).toBe(422);
});

type App = Pick<ReturnType<typeof createApp>, 'fetch'>;

/**
 * What the answer is, and how long this thread worked on it: the least of three tries, since other work may fall into
 * one of them. Time on the processor, so that a busy machine changes nothing.
 */
async function answer(app: App, request: Request): Promise<{ ms: number; status: number }> {
  let ms = Number.POSITIVE_INFINITY;
  let status = 0;
  for (let attempt = 0; attempt < 3 && ms >= mostMs; attempt++) {
    const before = process.threadCpuUsage();
    const response = await app.fetch(request.clone());
    await response.arrayBuffer();
    const { user, system } = process.threadCpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
    status = response.status;
  }
  return { ms, status };
}

async function nameOf(request: Request): Promise<string> {
  return `${request.method} ${request.url} ${await request.clone().text()}`.slice(0, 300);
}
