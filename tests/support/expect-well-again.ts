import { expect, vi } from 'vitest';
import { actAs, type signUpMember } from './person.ts';
import type { ServerProcess } from './server-process.ts';

/** How long after its database's return everything works again. */
const wellAgainMs = 5000;

/** Asserts what follows the return of a server's database: lists are there within seconds, and orders are drawn. */
export async function expectWellAgain(
  server: ServerProcess,
  person: Awaited<ReturnType<typeof signUpMember>>,
) {
  const look = () => server.api.images.$get({ query: { query: String(Math.random()) } });
  await vi.waitFor(async () => expect((await look()).status).toBe(200), {
    timeout: wellAgainMs,
    interval: 100,
  });
  const again = actAs(server, person);
  expect((await again.outcome(await again.startId({ prompt: 'a rose', num_outputs: 1 }))).status).toBe(
    'succeeded',
  );
}
