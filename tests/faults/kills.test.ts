import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Customer } from './support/customer.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';
import { Installation } from './support/installation.ts';

const kills = 50;
const victims = ['api', 'worker', 'database'] as const;

test('api, worker and database are killed in turn fifty times under load, and nothing is lost', async () => {
  const installation = await Installation.start();
  let api = await installation.spawnAgain('api');
  let worker = installation.spawn('worker');
  await worker;
  const customers = [await Customer.arrive(installation.port), await Customer.arrive(installation.port)];
  const kill = {
    async api() {
      await api.kill('SIGKILL');
      api = await installation.spawnAgain('api');
    },
    // It comes back while the others are killed.
    async worker() {
      const running = await worker;
      // It has to come to a picture, and may be in the middle of one.
      await sleep(3000);
      await running.kill('SIGKILL');
      worker = installation.spawnAgain('worker');
    },
    database: () => installation.killDatabase(),
  };

  for (let round = 0; round < kills; round++) {
    // From the middle of a call to the middle of a picture.
    await sleep((round * 70) % 1000);
    await kill[victims[round % victims.length] ?? 'database']();
    await Promise.race(customers.map((customer) => customer.isServed()));
  }
  await worker;

  const orders = await expectNothingLost(installation, customers);
  expect(customers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThan(kills);
  expect(orders.succeeded + orders.failed).toBe(orders.all);
  expect(orders.succeeded).toBeGreaterThan(orders.all / 2);
}, 840_000);
