import { expect, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { runRetention } from '#server/jobs/retention.ts';
import { buy } from '../support/buy.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { passTime } from '../support/pass-time.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Lets time pass and the nightly job run: twice, since it may. */
async function pass(server: TestServer, interval: string): Promise<void> {
  await passTime(server.pool, interval);
  await runRetention(server.context);
  await runRetention(server.context);
  await checkLedger(server.pool);
}

/** Asked of the database: who stays away for months is logged out. */
async function creditsOf({ pool }: TestServer, { userId }: { userId: string }): Promise<number> {
  const { rows } = await pool.query('select credits from users where id = $1', [userId]);
  return rows[0].credits;
}

const filesIn = async (server: TestServer, folder: string) => {
  const { objects } = await server.context.media.listAll(folder, { recursive: true });
  return [...objects].filter((object) => object.isFile).map((object) => object.name);
};

test('free credits are topped up once a month and never accumulate', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await person.outcome(await person.startId({ prompt: 'a snake' }));
  await pass(server, '20 days');
  expect(await creditsOf(server, person)).toBe(freeCredits - 1);
  await pass(server, '12 days');
  expect(await creditsOf(server, person)).toBe(freeCredits);
  await pass(server, '31 days');
  expect(await creditsOf(server, person)).toBe(freeCredits);
});

test('bought credits stay beside the monthly allowance', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await buy(server, person, 'day7');
  await pass(server, '40 days');
  expect(await creditsOf(server, person)).toBe(freeCredits + 20);
});

test('credits expire after twelve months', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await buy(server, person, 'day30');
  await pass(server, '366 days');
  // The old allowance went with them; this month's has come.
  expect(await creditsOf(server, person)).toBe(freeCredits);
});

test('a membership grants its credits month by month', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  await buy(server, person, 'lite-yearly');
  expect(await creditsOf(server, person)).toBe(freeCredits + 2000);
  await pass(server, '32 days');
  expect(await creditsOf(server, person)).toBe(freeCredits + 4000);
  await pass(server, '62 days');
  expect(await creditsOf(server, person)).toBe(freeCredits + 8000);
});

test('uploads are gone after thirty days', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const file = new File([await squarePng('teal')], 'drawing.png');
  const answer = await server.api.images.source.$post({ form: { file } }, person);
  expect(answer.status).toBe(200);
  await pass(server, '29 days');
  expect(await filesIn(server, 'sources')).toHaveLength(1);
  await pass(server, '2 days');
  expect(await filesIn(server, 'sources')).toEqual([]);
});

test('a deleted image is gone at once, and its files after a week', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const id = await person.startId({ prompt: 'a snake' });
  await person.outcome(id);
  const [image] = (await (await person.complete(id)).json()).data?.localImages ?? [];
  const url = image?.tattooUrl ?? '';
  await server.app.request(url.replace('original.png', '320.webp'));
  expect(await filesIn(server, `images/${id}`)).toHaveLength(2);

  await server.api.images[':id'].$delete({ param: { id: image?.id ?? '' } }, person);
  expect((await server.app.request(url)).status).toBe(404);
  await pass(server, '6 days');
  expect(await filesIn(server, `images/${id}`)).toHaveLength(2);
  await pass(server, '2 days');
  expect(await filesIn(server, `images/${id}`)).toEqual([]);
});

test('a closed account is purged after ninety days, with everything of its own', async () => {
  const server = await startTestServer();
  const [person, other] = [await signUpMember(server), await signUp(server)];
  for (const somebody of [person, other]) {
    await somebody.outcome(await somebody.startId({ prompt: 'a snake' }));
    const file = new File([await squarePng('plum')], 'me.png');
    await server.api.users.avatar.$post({ form: { file } }, somebody);
  }
  await server.api.users.close.$post({ json: { password: person.password } }, person);
  await pass(server, '89 days');
  const accounts = async () => (await server.pool.query('select id from users')).rows.map((row) => row.id);
  expect(await accounts()).toContain(person.userId);
  await pass(server, '2 days');
  expect(await accounts()).toEqual([other.userId]);
  expect(await filesIn(server, 'images')).toHaveLength(1);
  expect(await filesIn(server, 'avatars')).toHaveLength(1);
});
