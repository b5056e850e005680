import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { connectDatabase } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { startQueue } from '#server/queue.ts';

// How many jobs that do nothing the queue takes, each in a transaction of its own, and hands out again, in a second: by
// one process, with as many at a time as are tried here.

const jobs = 2000;
const concurrencies = [1, 4, 16];
const inserters = 8;

await using stack = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
stack.defer(() => rm(folder, { recursive: true }));
const log = pino({ level: 'silent' });
const postgres = await startEmbeddedPostgres(folder, log);
stack.defer(() => postgres.stop());
const { db, close } = connectDatabase(postgres.url, log);
stack.defer(close);

process.stdout.write('at a time   added/s   worked/s\n');
for (const concurrency of concurrencies) {
  const queue = await startQueue(postgres.url, log);
  const began = performance.now();
  let added = 0;
  await Promise.all(
    Array.from({ length: inserters }, async () => {
      while (added++ < jobs)
        await db.transaction((tx) =>
          queue.add('generate', { generationId: crypto.randomUUID(), position: 0 }, tx),
        );
    }),
  );
  const adding = performance.now() - began;
  const working = performance.now();
  const done = Promise.withResolvers<void>();
  let left = jobs;
  await queue.work('generate', concurrency, async () => {
    if (--left === 0) done.resolve();
  });
  await done.promise;
  const rate = (ms: number) => Math.round((jobs / ms) * 1000);
  const columns = [concurrency, rate(adding), rate(performance.now() - working)];
  process.stdout.write(`${columns.map((value) => String(value).padStart(9)).join(' ')}\n`);
  await queue.stop();
}
