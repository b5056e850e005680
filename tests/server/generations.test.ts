import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { DrawingRefused } from '#server/providers/image/image-provider.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { keptLog } from '../support/kept-log.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

const memberCredits = freeCredits + 20;

test('a prompt becomes four images and costs four credits', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const id = await person.startId({ prompt: 'a snake', num_outputs: 4, style: 'blackwork' });
  const outcome = await person.outcome(id);
  expect(outcome).toMatchObject({ status: 'succeeded', progress: { percentage: 100 }, error: null });
  expect(outcome.outputs.map(({ stage }) => stage)).toEqual(['done', 'done', 'done', 'done']);

  const completed = await (await person.complete(id)).json();
  expect(completed.data?.localImages).toHaveLength(4);
  expect(completed.data?.localImages[0]).toMatchObject({
    batchId: id,
    prompt: 'a snake',
    styleId: 'blackwork',
  });
  expect(await (await person.complete(id)).json()).toEqual(completed);
  expect(await person.credits()).toBe(memberCredits - 4);
  await checkLedger(server.pool);
});

test('the status answers as soon as something changes', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const gate = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = () => gate.promise;
  const id = await person.startId({ prompt: 'a snake' });
  await expect
    .poll(async () => (await (await person.status(id)).json()).data?.outputs[0]?.stage)
    .toBe('drawing');

  const seen = (await (await person.status(id)).json()).data?.revision ?? 0;
  const began = performance.now();
  const waiting = person.status(id, { wait: '10000', revision: String(seen) });
  await sleep(300);
  gate.resolve();
  const news = await (await waiting).json();
  expect(news.data?.revision).toBeGreaterThan(seen);
  expect(performance.now() - began).toBeLessThan(8000);
});

test('a picture can be seen while the others are still being drawn', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const gate = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = (_, position) => (position === 1 ? gate.promise : undefined);
  const id = await person.startId({ prompt: 'a snake', num_outputs: 4 });
  await expect
    .poll(async () => (await (await person.status(id)).json()).data?.outputs.map(({ stage }) => stage))
    .toEqual(['done', 'drawing', 'done', 'done']);
  const status = await (await person.status(id)).json();
  const url = status.data?.outputs[0]?.tattooUrl ?? '';
  expect((await server.app.request(url)).status).toBe(200);
  expect((await server.app.request(url.split('?')[0] ?? '')).status).toBe(404);
  gate.resolve();
  await person.outcome(id);
});

test('what failed for good before anything was drawn gives all credits back and leaves no file', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  server.imageProvider.beforeEach = () => {
    throw new DrawingRefused('NOTHING_TO_DRAW');
  };
  const id = await person.startId({ prompt: 'a snake', num_outputs: 4 });
  expect(await person.outcome(id)).toMatchObject({ status: 'failed', error: 'NOTHING_TO_DRAW' });
  expect(await person.credits()).toBe(memberCredits);
  await expect.poll(() => filesOf(server, id)).toEqual([]);
  expect(await (await person.complete(id)).json()).toMatchObject({ errorCode: 2015 });
  await checkLedger(server.pool);
});

test('a failure that may pass is told the operator and tried again, and what is drawn is not drawn twice', async () => {
  const { log, text } = keptLog();
  const server = await startTestServer({ log });
  const person = await signUpMember(server);
  const drawn: number[] = [];
  let failures = 1;
  server.imageProvider.beforeEach = (_, position) => {
    if (position === 1 && failures-- > 0) throw new Error('the model is away');
    drawn.push(position);
  };
  const id = await person.startId({ prompt: 'a snake', num_outputs: 4 });
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
  expect(drawn.toSorted()).toEqual([0, 1, 2, 3]);
  expect(text().match(/the model is away/g)?.length).toBeGreaterThan(0);
  expect(text()).toContain('it is tried again');
  expect(await person.credits()).toBe(memberCredits - 4);
  await checkLedger(server.pool);
});

test('a generation that has ended cannot be canceled any more', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const id = await person.startId({ prompt: 'a snake' });
  await person.outcome(id);
  await person.cancel(id);
  expect((await (await person.status(id)).json()).data?.status).toBe('succeeded');
  expect(await person.credits()).toBe(freeCredits - 1);
});

test('two hundred calls at once on ten credits start exactly ten', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await server.context.db.execute(sql`update users set credits = 10`);
  await server.context.db.execute(sql`update credit_grants set remaining = 10, credits = 10`);
  await server.context.db.execute(sql`update credit_entries set credits = 10`);

  const answers = await Promise.all(Array.from({ length: 200 }, () => person.start({ prompt: 'a snake' })));
  const started = answers.filter((answer) => answer.status === 200);
  const refused = answers.filter((answer) => answer.status === 402);
  expect([started.length, refused.length]).toEqual([10, 190]);
  for (const answer of started) {
    const { data } = await answer.json();
    expect(await person.outcome(data?.id ?? '')).toMatchObject({ status: 'succeeded' });
  }
  expect(await person.credits()).toBe(0);
  await checkLedger(server.pool);
});

test("somebody else's generation is as good as none", async () => {
  const server = await startTestServer();
  const [person, stranger] = [await signUp(server), await signUp(server)];
  const id = await person.startId({ prompt: 'a snake' });
  for (const answer of [await stranger.status(id), await stranger.complete(id), await stranger.cancel(id)]) {
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errorCode: 2011 });
  }
  expect(await person.outcome(id)).toMatchObject({ status: 'succeeded' });
});

describe('bad input is refused in the envelope and nothing is charged', () => {
  const prompt = 'a snake';
  test.each([
    ['an empty prompt', { prompt: '' }, 422, 2021],
    ['a blank prompt', { prompt: ' \n ' }, 422, 2021],
    ['no prompt', {}, 422, 2021],
    ['1001 characters', { prompt: 'x'.repeat(1001) }, 422, 2022],
    ['quantity 3', { prompt, num_outputs: 3 }, 422, 1003],
    ['an unknown style', { prompt, style: 'crayon' }, 422, 1003],
    ['broken JSON', '{"prompt":', 400, 400],
    ['a body of 20 MB', 'x'.repeat(20_000_000), 413, 413],
    ['another content type', new Blob(['prompt'], { type: 'text/plain' }), 415, 415],
  ])('%s', async (_, input, status, errorCode) => {
    const server = await startTestServer();
    const person = await signUp(server);
    const body = typeof input === 'string' || input instanceof Blob ? input : JSON.stringify(input);
    const type = input instanceof Blob ? input.type : 'application/json';
    const answer = await server.app.request('/api/images/generate-tattoo/async', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status: 'error', data: null, errorCode });
    expect(await person.credits()).toBe(freeCredits);
  });

  test.each(['nonsense', '018f2f6e-0000-7000-8000-000000000000'])('an unknown status id: %s', async (id) => {
    const server = await startTestServer();
    const answer = await (await signUp(server)).status(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ errorCode: 2011 });
  });
});

async function filesOf({ context }: Awaited<ReturnType<typeof startTestServer>>, generationId: string) {
  const folder = `images/${generationId}/`;
  const { objects } = await context.media.listAll(folder).catch(() => ({ objects: [] }));
  return [...objects].map((object) => object.name);
}
