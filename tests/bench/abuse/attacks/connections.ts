import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { joinEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { type Attack, times } from '../attack.ts';
import { Stranger, statuses } from '../stranger.ts';

const clients = "from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

export const killedConnections: Attack = {
  name: 'killed connections',
  sent: 'every connection to the database ended, three times within three seconds',
  async prepare({ server }) {
    const postgres = await joinEmbeddedPostgres(server.dataFolder, pino({ level: 'silent' }));
    return async () => {
      const count = async () =>
        (await query<{ count: number }>(postgres.url, `select count(*)::int ${clients}`))?.count;
      const before = await count();
      for (const _ of times(3, (i) => i)) {
        await query(postgres.url, `select pg_terminate_backend(pid) ${clients}`);
        await sleep(1000);
      }
      await sleep(5000);
      return `${before} connections before, ${await count()} five seconds after`;
    };
  },
};

/** Over a connection of its own, since the others are ended. */
async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows[0];
  } finally {
    await client.end();
  }
}

export const slashes: Attack = {
  name: 'slashes',
  sent: 'forty paths of 15,000 slashes',
  prepare:
    async ({ url, signal }) =>
    async () => {
      const beginnings = ['', '/zh', '/categories', '/api/images'];
      return statuses(
        times(40, (i) =>
          new Stranger(url).send('GET', `${beginnings[i % 4]}${'/'.repeat(15_000)}x`, undefined, signal),
        ),
      );
    },
};

export const unfinishedRequest: Attack = {
  name: 'unfinished request',
  sent: 'half a request, and then SIGTERM from the operator',
  endsServer: true,
  prepare:
    async ({ url, server }) =>
    async () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      await once(socket, 'connect');
      // Whatever becomes of it is what is to be seen.
      socket.on('error', () => undefined);
      socket.write(
        'POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      );
      await sleep(500);
      const tookMs = await server.terminate(15_000);
      socket.destroy();
      return tookMs === null ? 'still there after 15 s' : `left after ${(tookMs / 1000).toFixed(1)} s`;
    },
};
