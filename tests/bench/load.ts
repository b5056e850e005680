import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { putLoad } from './load/put-load.ts';
import { inviteVisitors, orderOne, type Visitors } from './load/visitors.ts';
import { drain } from './support/drain.ts';
import { fillLibrary } from './support/fill-library.ts';
import { memoryOf } from './support/memory-of.ts';
import { startServer } from './support/server.ts';

// What an installation bears of what visitors do (see load/scenario.ts), at rates that grow until it bends: one process
// with its own database, then an api with one worker and with three over a database beside them. All of it, and the
// visitors too, share this machine.

const rates = [25, 50, 100, 200, 400, 800];
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const libraryImages = 10_000;
const visitorCount = 12;
/** Pictures that are ordered at once, to see how fast they are drawn. */
const pictures = 36;

interface Setup {
  name: string;
  /** Undefined is one process with its own database. */
  workers: number | undefined;
}
const setups: Setup[] = [
  { name: 'one process, its own PostgreSQL', workers: undefined },
  { name: 'PostgreSQL, one api, one worker', workers: 1 },
  { name: 'PostgreSQL, one api, three workers', workers: 3 },
];

async function main(): Promise<void> {
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  say(`${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${memory} GB, Node ${process.version}`);
  for (const setup of setups) await measure(setup);
}

async function measure({ name, workers }: Setup): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const log = pino({ level: 'silent' });
  const env = {
    ...process.env,
    ...{ LOG_LEVEL: 'error', PORT: '0', DATA_DIR: folder, DRAW_AHEAD: 'off', PAYMENTS: 'test' },
    RATE_LIMIT_FACTOR: '1000000',
  };
  const separate = workers === undefined ? undefined : await startEmbeddedPostgres(folder, log);
  if (separate) stack.defer(() => separate.stop());
  const start = (role: string) =>
    startServer(
      ['src/server/main.ts'],
      { ...env, ROLE: role, ...(separate && { DATABASE_URL: separate.url }) },
      stack,
    );
  const front = await start(separate ? 'api' : 'all');
  const processes = [front];
  for (let i = 0; i < (workers ?? 0); i++) processes.push(await start('worker'));

  const { url } = separate ?? (await joinEmbeddedPostgres(folder, log));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  stack.defer(() => client.end());
  const visitors = await inviteVisitors(front.url, visitorCount, await fillLibrary(client, libraryImages));

  say(`\n${name}`);
  const drawn = await timeDrawings(front.url, visitors, client);
  say(`${drawn.toFixed(1)} pictures/s, ${(drawn / (workers ?? 1)).toFixed(1)} a worker`);
  say('  calls/s   answered/s   p50 ms   p99 ms   refused   errors   memory MB');
  for (const rate of rates) {
    const { throughput, p50, p99, refused, errors } = await putLoad(front.url, visitors, rate, seconds);
    const memories = await Promise.all(processes.map(({ pid }) => memoryOf(pid)));
    const all = memories.reduce((sum, megabytes) => sum + megabytes, 0);
    const columns = [rate, throughput, p50, p99, refused, errors, all];
    const widths = [9, 12, 8, 8, 9, 8, 11];
    say(
      columns
        .map((value, i) =>
          Math.round(value)
            .toString()
            .padStart(widths[i] ?? 0),
        )
        .join(' '),
    );
    await drain(client);
    if (throughput < rate * 0.85) break;
  }
}

/** @returns pictures a second */
async function timeDrawings(api: string, { accounts }: Visitors, client: pg.Client): Promise<number> {
  await drain(client);
  const began = performance.now();
  const orders = Array.from({ length: pictures }, (_, i) => accounts[i % accounts.length]);
  await Promise.all(orders.map((account) => account && orderOne(api, account)));
  await drain(client);
  return pictures / ((performance.now() - began) / 1000);
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

await main();
