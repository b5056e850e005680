import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '../support/check-ledger.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { ScriptedImageProvider } from '../support/scripted-image-provider.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** A server that draws one picture at a time, and the first only when the gate is opened. */
async function startWithGate(queue: { perAccount: number; inAll: number }) {
  const imageProvider = new ScriptedImageProvider();
  imageProvider.concurrency = 1;
  const gate = Promise.withResolvers<void>();
  const drawn: string[] = [];
  imageProvider.beforeEach = async ({ prompt }) => {
    drawn.push(prompt);
    await gate.promise;
  };
  const server = await startTestServer({ imageProvider });
  server.context.config.queue = queue;
  return { server, drawn, open: gate.resolve };
}

/** Everybody has a thousand credits, all of them granted. */
async function enrich({ context: { db } }: TestServer) {
  await db.execute(sql`update credit_grants set credits = 1000, remaining = 1000`);
  await db.execute(sql`update credit_entries set credits = 1000`);
  await db.execute(
    sql`update users set credits = 1000 * (select count(*) from credit_grants where user_id = users.id)`,
  );
}

test('sixty sets of one account delay a drawing of another by one drawing, and then both take turns', async () => {
  const { server, drawn, open } = await startWithGate({ perAccount: 240, inAll: 300 });
  const [hog, other, third] = [await signUpMember(server), await signUp(server), await signUpMember(server)];
  await enrich(server);
  for (let set = 0; set < 60; set++) await hog.startId({ prompt: 'hog', num_outputs: 4 });
  await expect.poll(() => drawn).toEqual(['hog']);
  const single = await other.startId({ prompt: 'other' });
  const set = await third.startId({ prompt: 'third', num_outputs: 4 });
  open();
  await other.outcome(single);
  await third.outcome(set);
  // Of one turn, whose plan gives no waiting goes first.
  expect(drawn.slice(0, 8)).toEqual(['hog', 'third', 'other', 'hog', 'third', 'hog', 'third', 'hog']);
});

test('fifty starts at once cannot pass the cap of an account; what is refused is neither held nor queued', async () => {
  const { server, open } = await startWithGate({ perAccount: 6, inAll: 100 });
  const [person, other] = [await signUp(server), await signUp(server)];
  const before = await person.credits();
  const answers = await Promise.all(Array.from({ length: 50 }, () => person.start({ prompt: 'a snake' })));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(44);
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ errorCode: 2024, reason: 'QUEUE_FULL' });
  }
  expect(await person.credits()).toBe(before - 6);
  const { rows } = await server.context.db.execute<{ count: number }>(
    sql`select count(*)::int from jobs.job where name = 'generate'`,
  );
  expect(rows).toEqual([{ count: 6 }]);
  const own = await other.startId({ prompt: 'a rose' });

  open();
  await other.outcome(own);
  await expect.poll(async () => (await person.start({ prompt: 'a snake' })).status).toBe(200);
  await checkLedger(server.pool);
});

test('nor can many accounts at once pass the cap of all', async () => {
  const { server, open } = await startWithGate({ perAccount: 6, inAll: 10 });
  const people = await Promise.all(Array.from({ length: 5 }, () => signUp(server)));
  const answers = await Promise.all(
    people.flatMap((person) => Array.from({ length: 5 }, () => person.start({ prompt: 'a snake' }))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  open();
  await checkLedger(server.pool);
});
