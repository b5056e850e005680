import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { connectDatabase, connectionCounts } from '#server/db/client.ts';
import { slowQueries } from '#server/db/slow-queries.ts';
import { watchQueries } from '#server/db/watch-queries.ts';
import { createLog } from '#server/log.ts';
import { requestScope } from '#server/request-scope.ts';
import { diskFree } from '#server/services/disk-free.ts';
import { backupAge } from '#server/services/jobs/backup-age.ts';
import { queueDepths } from '#server/services/jobs/queue-depths.ts';
import { keptLog } from '../support/kept-log.ts';
import { signUp } from '../support/person.ts';
import { createDatabase, startTestServer, type TestServer } from '../support/test-server.ts';

const token = 'a-long-and-random-token';

/** The application behind a socket of this machine. */
async function listen({ context }: TestServer): Promise<string> {
  const server = createAdaptorServer({ fetch: createApp(context).fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('without a token the metrics are for this machine alone, and for nobody who comes through a proxy', async () => {
  const server = await startTestServer({ config: { trustedProxies: 0 } });
  const url = await listen(server);
  const own = await fetch(`${url}/metrics`);
  expect([own.status, own.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('version=0.0.4'),
  ]);
  const forwarded = await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } });
  expect(forwarded.status).toBe(404);
  // Comes from no socket at all.
  expect((await server.app.request('/metrics')).status).toBe(404);
});

test('with a token they are for whoever brings it', async () => {
  const server = await startTestServer({ config: { metricsToken: token } });
  const ask = async (authorization?: string) =>
    (await server.app.request('/metrics', { headers: authorization ? { authorization } : {} })).status;
  expect([await ask(), await ask('Bearer another'), await ask(token)]).toEqual([404, 404, 404]);
  expect(await ask(`Bearer ${token}`)).toBe(200);
});

test('they tell of requests by pattern, drawings by style, endings, and what the queue holds', async () => {
  const server = await startTestServer({ config: { metricsToken: token } });
  const { metrics, db } = server.context;
  metrics.observe({
    queueDepths: () => queueDepths(db),
    connections: () => connectionCounts(server.pool),
    backupAge: () => backupAge(db),
    diskFree: () => diskFree(server.context.config.dataDir),
  });
  const person = await signUp(server);
  const id = await person.startId({ prompt: 'a rose' });
  expect((await person.outcome(id)).status).toBe('succeeded');
  await server.app.request('/api/images/generate-tattoo/status/nobody-knows-this');
  await server.app.request('/api/health', { method: 'PROPFIND' });
  await server.context.queue.stop();
  const headers = { authorization: `Bearer ${token}` };
  expect(await (await server.app.request('/metrics', { headers })).text()).not.toMatch(
    /^inkwright_backup_age_seconds /m,
  );
  await server.pool.query(
    `insert into jobs.job (name, state, completed_on) values ('backup', 'completed', now() - interval '2 hours')`,
  );
  await server.pool.query(
    `insert into jobs.job (name, start_after) values ('generate', now() - interval '90 seconds')`,
  );

  const answer = await server.app.request('/metrics', { headers });
  const lines = (await answer.text()).split('\n');
  const value = (name: string, ...labels: string[]) => {
    const line = lines.find(
      (found) => found.startsWith(name) && labels.every((label) => found.includes(label)),
    );
    return Number(line?.split(' ').at(-1));
  };
  const route = 'route="/api/images/generate-tattoo/async"';
  expect(value('inkwright_request_seconds_count', 'method="POST"', route, 'status="200"')).toBe(1);
  expect(value('inkwright_drawing_seconds_count', 'engine=', 'style=')).toBe(1);
  expect(value('inkwright_generations_total', 'status="succeeded"')).toBe(1);
  expect(value('inkwright_queue_jobs', 'queue="generate"', 'state="created"')).toBe(1);
  expect(value('inkwright_queue_oldest_seconds', 'queue="generate"')).toBeGreaterThanOrEqual(90);
  expect(value('inkwright_database_connections', 'state="total"')).toBeGreaterThan(0);
  expect(value('inkwright_backup_age_seconds')).toBeGreaterThanOrEqual(7200);
  expect(value('inkwright_disk_free_bytes')).toBeGreaterThan(0);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(value('inkwright_request_seconds_count', 'method="other"')).toBe(1);
  expect(lines.filter((line) => line.includes('nobody-knows'))).toEqual([]);
});

test('slow statements are logged without their values, for the request that sent them', async () => {
  const written: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      written.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = createLog('info', destination);
  const connection = connectDatabase(await createDatabase(), log);
  onTestFinished(() => connection.close());
  let slow = 0;
  watchQueries(connection.pool, [slowQueries({ ms: 150, log, count: () => void slow++ })]);
  const sleep = 'select pg_sleep($1), $2::text';
  await requestScope.run({ requestId: 'r1' }, async () => {
    await connection.pool.query(sleep, [0.2, 'a secret']);
    await connection.pool.query(sleep, [0, 'a secret']);
    const client: pg.PoolClient = await connection.pool.connect();
    await client.query(sleep, [0.2, 'a secret']);
    await expect(client.query('select 1 / length(pg_sleep(0.2)::text)')).rejects.toThrow('division by zero');
    client.release();
  });
  expect(slow).toBe(3);
  expect(written.map(({ msg, requestId }) => [msg, requestId])).toEqual(
    Array.from({ length: 3 }, () => ['slow query', 'r1']),
  );
  expect(written[0]).toMatchObject({ query: sleep });
  expect(JSON.stringify(written)).not.toContain('a secret');
});

test('a statement that waited for a connection is told of whoever sent it, not of whoever made room', async () => {
  const { log, text } = keptLog();
  const connection = connectDatabase(await createDatabase(), log, 1);
  onTestFinished(() => connection.close());
  watchQueries(connection.pool, [slowQueries({ ms: 1, log, count: () => {} })]);
  const ask = (requestId: string) =>
    requestScope.run({ requestId }, () => connection.pool.query(`select pg_sleep(0.05) as ${requestId}`));
  await Promise.all([ask('first'), ask('second'), ask('third')]);
  const told = text()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told.map(({ requestId, query }) => [requestId, query])).toEqual(
    ['first', 'second', 'third'].map((id) => [id, `select pg_sleep(0.05) as ${id}`]),
  );
});
