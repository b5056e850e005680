import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { startTestServer } from '../support/test-server.ts';

/** Where a call is said to come from that reached the server from `socket`. */
async function addressOf(socket: string, forwarded: string | undefined, trustedProxies: number) {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, { trustedProxies })));
  const incoming = { socket: { remoteAddress: socket } };
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await app.request('/', { headers }, { incoming })).text();
}

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
])('a call from %s counts as %s', async (socket, counted) => {
  expect(await addressOf(socket, undefined, 0)).toBe(counted);
  expect(await addressOf('10.0.0.1', socket, 1)).toBe(counted);
});

test.each([
  ['198.51.100.1, 192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8:1:2:3::]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3::]', '2001:db8:1:2::/64'],
])('what a trusted proxy wrote as %s is %s', async (forwarded, counted) => {
  expect(await addressOf('10.0.0.1', forwarded, 1)).toBe(counted);
});

test.each(['', ',', 'unknown', 'x'.repeat(15_000), ':'.repeat(15_000), '1.2.3.4.5', '192.0.2.7:', '[::1'])(
  'what is no address counts as the proxy: %.20s',
  async (forwarded) => {
    expect(await addressOf('10.0.0.1', forwarded, 1)).toBe('10.0.0.1');
  },
);

test('headers of a proxy that nobody trusts are told of once', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { context, app: trusting } = await startTestServer({ log });
  const app = createApp({ ...context, config: { ...context.config, trustedProxies: 0 } });
  const warnings = async (asked: Pick<typeof app, 'request'>, headers = {}) =>
    (await (await asked.request('/api/ready', { headers })).json()).data.warnings;

  expect(await warnings(app)).toEqual([]);
  expect(lines).toEqual([]);
  expect(await warnings(app, { 'x-forwarded-for': '192.0.2.7' })).toEqual([
    expect.stringContaining('TRUSTED_PROXIES'),
  ]);
  expect(await warnings(app, { forwarded: 'for=192.0.2.7' })).toHaveLength(1);
  expect(await warnings(app)).toHaveLength(1);
  expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
  expect(await warnings(trusting, { 'x-forwarded-for': '192.0.2.7' })).toEqual([]);
});
