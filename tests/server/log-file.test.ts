import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { openLogDestination } from '#server/log-destination.ts';
import { spawnServer, temporaryDataFolder } from '../support/server-process.ts';

test('requests are logged to a file, and the terminal is left to what the operator must see', async () => {
  const dataDir = await temporaryDataFolder();
  const server = await spawnServer(dataDir, { LOG_LEVEL: 'info' });
  await server.api.styles.$get();
  const file = join(dataDir, 'log/server.log');
  await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('"route":"/api/styles"'));
  expect(server.output()).not.toContain('/api/styles');
  expect(server.output().trim().split('\n')).toHaveLength(2);
  await server.kill('SIGTERM');
}, 60_000);

test('with LOG=stdout they are logged to the standard output, and there is no file', async () => {
  const dataDir = await temporaryDataFolder();
  const server = await spawnServer(dataDir, { LOG_LEVEL: 'info', LOG: 'stdout' });
  await server.api.styles.$get();
  await vi.waitFor(() => expect(server.output()).toContain('"route":"/api/styles"'));
  expect(await readdir(dataDir)).not.toContain('log');
  await server.kill('SIGTERM');
}, 60_000);

test('the files stay within fifty megabytes', async () => {
  const dataDir = await temporaryDataFolder();
  const log = pino({}, openLogDestination({ log: 'file', dataDir }));
  const folder = join(dataDir, 'log');
  const megabyte = 'x'.repeat(1024 * 1024);
  const sizes = async () => {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  };
  for (let i = 0; i < 70; i++) log.info(megabyte);
  log.info('the end');
  const newest = () => readFile(join(folder, 'server.log'), 'utf8');
  await vi.waitFor(async () => expect(await newest()).toContain('the end'), { timeout: 30_000 });
  // The oldest lines are gone: 70 MB were written.
  const kept = await sizes();
  expect(kept).toHaveLength(5);
  for (const size of kept) expect(size).toBeLessThanOrEqual(11 * 1024 * 1024);
}, 60_000);
