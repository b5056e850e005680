import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { servicesConnections } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { queueConnections } from '#server/queue.ts';
import { expectWellAgain } from '../support/expect-well-again.ts';
import { signUpMember } from '../support/person.ts';
import { type ServerProcess, spawnServer, temporaryDataFolder } from '../support/server-process.ts';

const log = pino({ level: 'silent' });
/** How long after the database's return everything works again. */
const wellAgainMs = 5000;
/** All that a server ever has: two more listen, for the queue and for news of generations. */
const mostConnections = servicesConnections + queueConnections + 2;

const look = ({ api }: ServerProcess) => api.images.$get({ query: { query: String(Math.random()) } });

/** Uses every connection that the server may have, and counts what it has in the end. */
async function countConnections(server: ServerProcess, url: string): Promise<Record<string, number>> {
  await Promise.all(Array.from({ length: 40 }, () => look(server)));
  const client = new pg.Client({ connectionString: url.replace('/app?', '/postgres?') });
  await client.connect();
  const { rows } = await client.query(`
    select count(*)::int as all, (count(*) filter (where query like 'listen generation_changed%'))::int as listening
    from pg_stat_activity where datname = 'app'`);
  await client.end();
  return rows[0];
}

test('a database of DATABASE_URL that is gone is waited for, by no more connections than it may have', async () => {
  const folder = await temporaryDataFolder();
  let postgres = await startEmbeddedPostgres(folder, log);
  onTestFinished(() => postgres.stop());
  const server = await spawnServer(await temporaryDataFolder(), { DATABASE_URL: postgres.url });
  const person = await signUpMember(server);
  expect((await countConnections(server, postgres.url)).all).toBeLessThanOrEqual(mostConnections);

  for (const seconds of [1, 60]) {
    await postgres.stop();
    const answer = await look(server);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await server.api.ready.$get()).status).toBe(503);
    await sleep(seconds * 1000);
    expect((await server.api.users.login.$post({ json: person })).status).toBe(503);
    postgres = await startEmbeddedPostgres(folder, log);

    await expectWellAgain(server, person);
    const { url } = postgres;
    await vi.waitFor(
      async () => expect((await countConnections(server, url)).listening).toBe(1),
      wellAgainMs,
    );
    expect((await countConnections(server, url)).all).toBeLessThanOrEqual(mostConnections);
  }
  expect(await server.kill('SIGINT')).toBe(0);
}, 240_000);
