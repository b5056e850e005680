import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Customer } from './support/customer.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';
import { Installation } from './support/installation.ts';

test('first deployments that are killed halfway leave a database that the next one finishes', async () => {
  const installation = await Installation.start();
  // Within the migrations, the seeds and the queue's tables.
  for (const ms of [400, 700, 1000, 1400, 2000]) {
    const halves = [await installation.run('worker'), await installation.run('worker')];
    await sleep(ms);
    await Promise.all(halves.map((half) => half.kill('SIGKILL')));
  }
  await Promise.all([installation.spawn('api'), installation.spawn('worker'), installation.spawn('worker')]);
  const customer = await Customer.arrive(installation.port);
  await customer.isServed();
  const orders = await expectNothingLost(installation, [customer]);
  expect(orders.succeeded).toBe(orders.all);
}, 180_000);

test('a deployment that replaces one that is at work loses nothing', async () => {
  const installation = await Installation.start();
  let [api, worker] = [await installation.spawn('api'), await installation.spawn('worker')];
  const customer = await Customer.arrive(installation.port);
  for (let version = 0; version < 3; version++) {
    await customer.isServed();
    const next = await installation.spawn('worker');
    expect(await worker.kill('SIGTERM')).toBe(0);
    worker = next;
    expect(await api.kill('SIGTERM')).toBe(0);
    api = await installation.spawn('api');
  }
  const orders = await expectNothingLost(installation, [customer]);
  expect(orders.succeeded).toBe(orders.all);
}, 180_000);
