import { expect, test, vi } from 'vitest';
import { actAs, signUpMember } from '../support/person.ts';
import { Customer } from './support/customer.ts';
import { expectNothingLost } from './support/expect-nothing-lost.ts';
import { Installation } from './support/installation.ts';

test('a worker that stood still until its jobs were given to another does nothing twice when it goes on', async () => {
  const installation = await Installation.start();
  const api = await installation.spawn('api');
  const sleeper = await installation.spawn('worker');
  const person = await signUpMember(api);
  const id = await person.startId({ prompt: 'a snake and a rose', num_outputs: 4 });
  const stages = async () => (await (await person.status(id)).json()).data?.outputs.map(({ stage }) => stage);
  await vi.waitFor(async () => expect(await stages()).toContain('drawing'), { timeout: 60_000, interval: 5 });
  sleeper.process.kill('SIGSTOP');

  const other = await installation.spawn('worker');
  expect((await actAs(api, person).outcome(id)).status).toBe('succeeded');
  const files = new Map([...installation.s3.files].map(([key, { bytes }]) => [key, bytes]));
  sleeper.process.kill('SIGCONT');
  // It takes part again, and what it had begun changes nothing.
  await other.kill('SIGTERM');
  const customer = await Customer.arrive(installation.port);
  await customer.isServed();
  expect((await expectNothingLost(installation, [customer])).failed).toBe(0);
  for (const [key, bytes] of files) expect(installation.s3.files.get(key)?.bytes).toEqual(bytes);
}, 180_000);
