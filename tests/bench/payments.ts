import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { plans } from '#contract/plan.ts';
import { connectDatabase } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { PayPalPayment } from '#server/providers/payment/paypal/paypal-payment.ts';
import { startQueue } from '#server/queue.ts';
import { buyAtRandom, type Counts, randomFrom } from '../support/paypal/interleavings.ts';
import { PayPalStandIn } from '../support/paypal/paypal-stand-in.ts';

// A thousand purchases in random order: captures, webhooks, faults, cancels and refunds, each checked to be granted
// exactly once. `npm run bench payments -- 1000 24` says how many, and from which seed.

const [runs = 1000, seed = 24] = process.argv.slice(2).map(Number);

async function main(): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-bench-'));
  stack.defer(() => rm(folder, { recursive: true }));
  const log = pino({ level: 'silent' });
  const postgres = await startEmbeddedPostgres(folder, log);
  stack.defer(() => postgres.stop());
  await migrate(postgres.url);
  const { db, pool, close } = connectDatabase(postgres.url, log);
  stack.defer(close);
  const queue = await startQueue(postgres.url, log);
  stack.defer(() => queue.stop());
  const standIn = await PayPalStandIn.start();
  stack.defer(() => standIn.stop());

  const payment = new PayPalPayment(standIn.settings);
  const context = { db, queue, log, payment, plans, config: { publicUrl: 'http://test' } };
  const counts: Counts = {};
  const random = randomFrom(seed);
  const began = performance.now();
  for (let run = 0; run < runs; run++) await buyAtRandom(context, standIn, pool, random, counts);
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${runs} interleavings from seed ${seed} in ${seconds.toFixed(1)} s\n`);
  for (const [name, count] of Object.entries(counts).sort())
    process.stdout.write(`${String(count).padStart(6)}  ${name}\n`);
}

await main();
