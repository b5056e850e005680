import { expect, test } from 'vitest';
import { Customer } from './support/customer.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';
import { Installation } from './support/installation.ts';

const entry = 'tests/faults/support/jumping-clock.ts';
const jumps = ['3600', '-7200'];

test.each(jumps)(
  'clocks of processes that jump by %s seconds and back lose nothing',
  async (seconds) => {
    const installation = await Installation.start();
    const jumping = { CLOCK_JUMP: seconds };
    const processes = [
      await installation.spawn('api', jumping, entry),
      await installation.spawn('worker', jumping, entry),
    ];
    const customer = await Customer.arrive(installation.port);
    await customer.isServed();
    for (const jumped of processes) {
      jumped.process.kill('SIGUSR2');
      await jumped.printed(/the clock has jumped/);
    }
    // Whoever is logged out by it comes back; others are served meanwhile.
    const newcomer = await Customer.arrive(installation.port);
    await newcomer.isServed();
    for (const jumped of processes) {
      jumped.process.kill('SIGUSR2');
      await jumped.printed(/the clock is right again/);
    }
    await customer.isServed();
    const orders = await expectNothingLost(installation, [customer, newcomer]);
    expect(orders.succeeded).toBe(orders.all);
  },
  180_000,
);
