import { expect, test } from 'vitest';
import { checkLedger } from '../support/check-ledger.ts';
import { buyAtRandom, type Counts, randomFrom } from '../support/paypal/interleavings.ts';
import { startPayPalServer } from '../support/paypal/paypal-server.ts';

/** `npm run bench payments` does a thousand. */
const runs = 200;

test(`${runs} purchases in random order are each granted once when paid, and never otherwise`, async () => {
  const { server, standIn } = await startPayPalServer();
  const counts: Counts = {};
  const seed = 24;
  const random = randomFrom(seed);
  for (let run = 0; run < runs; run++)
    await buyAtRandom(server.context, standIn, server.pool, random, counts);
  await checkLedger(server.pool);
  const { rows } = await server.pool.query('select number from receipts order by number');
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place + 1));
  // What it is about has happened.
  for (const name of [
    'paid: COMPLETED',
    'paid: REFUNDED',
    'not paid',
    'forged webhook: FORBIDDEN',
    'webhook again',
  ])
    expect(counts[name], name).toBeGreaterThan(0);
  process.stdout.write(`${runs} interleavings from seed ${seed}: ${JSON.stringify(counts)}\n`);
}, 900_000);
