import { expect, test, vi } from 'vitest';
import type { S3Fault } from '../support/s3-server.ts';
import { Customer } from './support/customer.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';
import { Installation } from './support/installation.ts';

const faults: S3Fault[] = ['gone', 'error', 'garbage', 'slow'];
/** How long a request waits for the slow one, in seconds: all three attempts of a picture are to be in vain. */
const patience = 5;

test('a bucket that is gone, breaks, answers garbage or is slow costs nobody a picture that was paid for', async () => {
  const installation = await Installation.start();
  const { s3 } = installation;
  const MEDIA_URL = `${s3.url}&patience=${patience}`;
  await Promise.all([installation.spawn('api', { MEDIA_URL }), installation.spawn('worker', { MEDIA_URL })]);

  for (const fault of faults) {
    const customer = await Customer.arrive(installation.port);
    const stored = s3.files.size;
    await vi.waitFor(() => expect(s3.files.size).toBeGreaterThan(stored), { timeout: 120_000 });

    s3.fault = fault;
    const asked = s3.asked;
    // Of a picture that was asked to be stored three times, the job has failed and goes on.
    await vi.waitFor(() => expect(s3.asked - asked).toBeGreaterThan(3), { timeout: 120_000, interval: 100 });
    // The rest of the product goes on.
    await customer.isServed();
    s3.fault = 'none';
    await expectNothingLost(installation, [customer]);

    const again = await Customer.arrive(installation.port);
    await again.isServed();
    const orders = await expectNothingLost(installation, [again]);
    expect(orders.succeeded, fault).toBe(orders.all);
  }
}, 600_000);
