import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { actAs, signUpMember } from '../support/person.ts';
import { startS3Server } from '../support/s3-server.ts';
import { runServerToItsEnd, spawnServer, temporaryDataFolder } from '../support/server-process.ts';

test('two api and two worker processes are one product, over one database and one bucket', async () => {
  const postgres = await startEmbeddedPostgres(await temporaryDataFolder(), pino({ level: 'silent' }));
  onTestFinished(() => postgres.stop());
  const s3 = await startS3Server();
  const shared = { ...s3.env, MEDIA_URL: s3.url, DATABASE_URL: postgres.url, PAYMENTS: 'test' };
  const start = async (role: string) => spawnServer(await temporaryDataFolder(), { ...shared, ROLE: role });
  // All at once: they take turns at the migrations, the seeds and the queue's tables.
  const [api, otherApi, worker, otherWorker] = await Promise.all(
    ['api', 'api', 'worker', 'worker'].map(start),
  );
  if (!api || !otherApi || !worker || !otherWorker) throw new Error('one is missing');

  const person = await signUpMember(api);
  const there = actAs(otherApi, person);
  const id = await person.startId({ prompt: 'a rose', num_outputs: 4 });
  expect((await there.outcome(id)).status).toBe('succeeded');
  const completed = await (await there.complete(id)).json();
  const images = completed.data?.localImages ?? [];
  expect(images).toHaveLength(4);
  for (const { tattooUrl } of images) {
    const picture = await fetch(`http://127.0.0.1:${otherApi.port}${tattooUrl}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
  expect(
    [...s3.files.keys()].filter((key) => key.startsWith(`images/${id}/`) && key.endsWith('.png')),
  ).toHaveLength(4);

  // Workers are asked how they are, and nothing else.
  expect((await worker.api.ready.$get()).status).toBe(200);
  expect((await worker.api.images.$get({ query: {} })).status).toBe(404);

  // One that is told to stop finishes what it has; another one goes on.
  const next = await person.startId({ prompt: 'a snake', num_outputs: 4 });
  expect(await worker.kill('SIGTERM')).toBe(0);
  expect((await there.outcome(next)).status).toBe('succeeded');
  expect(await api.kill('SIGTERM')).toBe(0);
  expect((await otherApi.api.images.$get({ query: {} })).status).toBe(200);
}, 180_000);

test('one of several processes wants a database that the others reach', async () => {
  const folder = await temporaryDataFolder();
  expect(await runServerToItsEnd({ DATA_DIR: folder, PORT: '0', ROLE: 'worker' })).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^A process with ROLE=worker shares its database .+ set DATABASE_URL .+\n$/,
    ),
  });
}, 60_000);
