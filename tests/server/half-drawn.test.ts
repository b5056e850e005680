import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { DrawingRefused } from '#server/providers/image/image-provider.ts';
import { abandonGeneration } from '#server/services/generations/draw.ts';
import { endGeneration } from '#server/services/generations/end.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { signUpMember } from '../support/person.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const memberCredits = freeCredits + 20;
const order = { prompt: 'a snake', num_outputs: 4 } as const;

/** A member's order for four pictures, of which `drawn` are there and the others are being drawn. */
async function startHalfDrawn(drawn: number, refuse = false) {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const shown = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = async (_, position) => {
    if (position < drawn) return;
    await (refuse && position === drawn ? shown : gate).promise;
    if (refuse) throw new DrawingRefused('NOTHING_TO_DRAW');
  };
  const id = await person.startId(order);
  const outputs = async () => (await (await person.status(id)).json()).data?.outputs ?? [];
  await expect
    .poll(async () => (await outputs()).filter(({ tattooUrl }) => tattooUrl !== null).length)
    .toBe(drawn);
  shown.resolve();
  return { server, person, id, goOn: gate.resolve };
}
type Person = Awaited<ReturnType<typeof signUpMember>>;

/** What was shown is its owner's, can be downloaded, and is paid for; nothing else is. */
async function expectKept(server: TestServer, person: Person, id: string, kept: number) {
  expect(await person.credits()).toBe(memberCredits - kept);
  const { outputs } = await person.outcome(id);
  expect(outputs.map(({ tattooUrl }) => tattooUrl !== null)).toEqual(
    outputs.map((_, position) => position < kept),
  );
  const completed = await (await person.complete(id)).json();
  expect(completed.data?.localImages).toHaveLength(kept);
  const own = await (await server.api.images.generated.$get({ query: {} }, person)).json();
  expect(own.data?.pagination.total).toBe(kept);
  for (const { tattooUrl } of own.data?.data ?? [])
    expect((await server.app.request(tattooUrl)).status).toBe(200);
  const files = outputs.map((_, position) => `${position}.png`).slice(0, kept);
  await expect.poll(() => filesOf(server, id)).toEqual(files);
  await checkLedger(server.pool);
}

test('of four pictures three are shown: canceling gives one credit back, and the three stay', async () => {
  const { server, person, id, goOn } = await startHalfDrawn(3);
  const shown = (await (await person.status(id)).json()).data?.outputs.slice(0, 3) ?? [];
  for (const { tattooUrl } of shown) expect((await server.app.request(tattooUrl ?? '')).status).toBe(200);
  await person.cancel(id);
  await person.cancel(id);
  goOn();
  await expectKept(server, person, id, 3);
});

test('canceled before anything was drawn, all credits come back', async () => {
  const { server, person, id, goOn } = await startHalfDrawn(0);
  await person.cancel(id);
  expect(await person.credits()).toBe(memberCredits);
  goOn();
  await expect.poll(() => filesOf(server, id)).toEqual([]);
  expect(await (await person.complete(id)).json()).toMatchObject({ reason: 'GENERATION_NOT_FINISHED' });
  await checkLedger(server.pool);
});

test('a failure keeps what was drawn before it and releases the rest', async () => {
  const { server, person, id, goOn } = await startHalfDrawn(2, true);
  expect(await person.outcome(id)).toMatchObject({ status: 'failed', error: 'NOTHING_TO_DRAW' });
  goOn();
  await expectKept(server, person, id, 2);
});

test('a generation that nobody could end keeps what was drawn', async () => {
  const { server, person, id, goOn } = await startHalfDrawn(2);
  await abandonGeneration(server.context, id);
  expect(await person.outcome(id)).toMatchObject({ status: 'failed', error: 'GENERATION_FAILED' });
  goOn();
  await expectKept(server, person, id, 2);
});

test('credits of several grants are spent in the order in which they expire', async () => {
  const { server, person, id, goOn } = await startHalfDrawn(3);
  // As if the order had taken two credits of each grant.
  await server.pool.query(
    `
    with grants as (select id, source, row_number() over (order by expires_at, id) as place from credit_grants),
    held as (delete from credit_entries where generation_id = $1 returning user_id)
    insert into credit_entries (id, user_id, grant_id, generation_id, kind, credits)
    select gen_random_uuid(), held.user_id, grants.id, $1, 'hold', 2 from held, grants`,
    [id],
  );
  await server.pool.query(`
    update credit_grants g set remaining = g.credits - 2`);
  await person.cancel(id);
  goOn();
  const { rows } = await server.pool.query(
    `select e.kind, e.credits from credit_entries e join credit_grants g on g.id = e.grant_id
    where e.generation_id = $1 and e.kind <> 'hold' order by g.expires_at, g.id, e.kind`,
    [id],
  );
  expect(rows).toEqual([
    { kind: 'spend', credits: 2 },
    { kind: 'release', credits: 1 },
    { kind: 'spend', credits: 1 },
  ]);
  await expectKept(server, person, id, 3);
});

test.each(['storing', 'canceling'])(
  'a picture that is being stored while it is canceled is on one side: %s begins',
  async (first) => {
    const server = await startTestServer();
    const person = await signUpMember(server);
    // Both have to wait for the generation. Which of them PostgreSQL lets through first is not ours to say.
    const blocker = await server.pool.connect();
    const waiting = async (count: number) =>
      expect
        .poll(async () => {
          const { rows } = await server.pool.query(
            // The queue waits for locks of its own at times.
            `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'
            and datname = current_database() and query ~ '"(generations|images|users)"'`,
          );
          return rows[0].count;
        })
        .toBe(count);
    const others = Promise.withResolvers<void>();
    let waitingOthers = 0;
    server.imageProvider.beforeEach = (_, position) => {
      if (position === 0) return;
      waitingOthers += 1;
      return others.promise;
    };
    const isStoring = Promise.withResolvers<void>();
    const mayStore = Promise.withResolvers<void>();
    const put = server.context.media.put.bind(server.context.media);
    server.context.media.put = async (...file) => {
      await put(...file);
      isStoring.resolve();
      await mayStore.promise;
    };
    const id = await person.startId(order);
    await isStoring.promise;
    await expect.poll(() => waitingOthers).toBe(3);
    await blocker.query('begin');
    await blocker.query('select id from generations for no key update');
    const cancel = () => endGeneration(server.context, id, { status: 'canceled' });
    let canceling: Promise<boolean>;
    if (first === 'storing') {
      mayStore.resolve();
      await waiting(1);
      canceling = cancel();
    } else {
      canceling = cancel();
      await waiting(1);
      mayStore.resolve();
    }
    await waiting(2);
    await blocker.query('commit');
    blocker.release();
    expect(await canceling).toBe(true);
    others.resolve();
    const { outputs } = await person.outcome(id);
    const kept = outputs.filter(({ tattooUrl }) => tattooUrl !== null).length;
    if (kept > 0) await expectKept(server, person, id, kept);
    await expect.poll(() => filesOf(server, id)).toHaveLength(kept);
    expect(await person.credits()).toBe(memberCredits - kept);
    await checkLedger(server.pool);
  },
);

async function filesOf({ context }: TestServer, generationId: string): Promise<string[]> {
  const { objects } = await context.media.listAll(`images/${generationId}/`).catch(() => ({ objects: [] }));
  return [...objects].map((object) => object.name).toSorted();
}
