import { expect, test } from 'vitest';
import { FlashProvider } from '#server/providers/image/flash-provider.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const allWell = { database: true, queue: true, workers: true, media: true, disk: true };

async function ready(server: TestServer) {
  return (await server.api.ready.$get()).json();
}

test('a server that works says so, part by part', async () => {
  expect(await ready(await startTestServer())).toMatchObject({ status: 'success', data: allWell });
});

test('a queue that nobody works on is told', async () => {
  const server = await startTestServer();
  // The test server works on drawings alone.
  await server.context.queue.add('retention', {}, server.context.db);
  expect(await ready(server)).toMatchObject({ data: allWell });
  await server.pool.query("update jobs.job set start_after = now() - interval '2 minutes'");
  const answer = await server.api.ready.$get();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    status: 'error',
    reason: 'UNAVAILABLE',
    data: { ...allWell, queue: false },
  });

  // Whoever takes one up is at work, however many wait.
  await server.context.queue.add('retention', {}, server.context.db);
  await server.pool.query(
    "update jobs.job set state = 'active', started_on = now() where id = (select max(id::text)::uuid from jobs.job)",
  );
  expect(await ready(server)).toMatchObject({ data: allWell });
});

test('workers that give no answers are told', async () => {
  const server = await startTestServer();
  server.imageProvider.isAlive = () => false;
  expect(await ready(server)).toMatchObject({ data: { ...allWell, workers: false } });
});

test('threads that have ended are not alive', async () => {
  const provider = new FlashProvider({ threads: 1 });
  expect(provider.isAlive()).toBe(true);
  await provider.close();
  expect(provider.isAlive()).toBe(false);
});

test.runIf(process.platform === 'linux')('a full disk is told', async () => {
  const server = await startTestServer();
  // Nothing fits into this file system.
  server.context.config.dataDir = '/proc';
  expect(await ready(server)).toMatchObject({ data: { ...allWell, disk: false } });
});
