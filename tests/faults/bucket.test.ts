import { expect, test, vi } from 'vitest';
import type { S3Fault } from '../support/s3-server.ts';
import { Customer } from './support/customer.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';
import { Installation } from './support/installation.ts';

const faults: S3Fault[] = ['gone', 'error', 'garbage', 'slow'];

test.each(faults)(
  'a bucket whose fault is “%s” costs nobody a picture that was paid for',
  async (fault) => {
    const installation = await Installation.start();
    const { s3 } = installation;
    await installation.spawn('api');
    await installation.spawn('worker');
    const customer = await Customer.arrive(installation.port);
    await vi.waitFor(() => expect(s3.files.size).toBeGreaterThan(0), { timeout: 60_000 });

    s3.fault = fault;
    const asked = s3.asked;
    await vi.waitFor(() => expect(s3.asked - asked).toBeGreaterThan(3), { timeout: 120_000, interval: 100 });
    // The rest of the product goes on.
    await customer.isServed();
    s3.fault = 'none';

    await expectNothingLost(installation, [customer]);
    const again = await Customer.arrive(installation.port);
    await again.isServed();
    const orders = await expectNothingLost(installation, [again]);
    expect(orders.succeeded).toBe(orders.all);
  },
  300_000,
);
