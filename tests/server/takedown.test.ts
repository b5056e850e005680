import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freeCredits } from '#contract/credit.ts';
import { firstPaintRenderer } from '#contract/first-paint.ts';
import { imageAtWidth } from '#contract/image.ts';
import { createApp } from '#server/app.ts';
import { startGeneration } from '#server/services/generations/start.ts';
import { hideImage, showImage } from '#server/services/images/hide.ts';
import { imageAccess } from '#server/services/images/image-url.ts';
import { accessQuery } from '#server/services/signed-address.ts';
import { checkLedger } from '../support/check-ledger.ts';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

async function drawOne(person: Person, isPublic = true) {
  const batchId = await person.startId({ prompt: 'a snake', isPublic });
  await person.outcome(batchId);
  const [image] = (await (await person.complete(batchId)).json()).data?.localImages ?? [];
  if (!image) throw new Error('nothing was drawn');
  return { ...image, batchId };
}

/** Every address under which a picture could be had. */
function addressesOf(
  { context }: TestServer,
  { id, tattooUrl }: { id: string; tattooUrl: string },
): string[] {
  const [path = ''] = tattooUrl.split('?');
  const signed = `${path}?${accessQuery(context.signer, imageAccess(id))}`;
  return [tattooUrl, path, signed, imageAtWidth(tattooUrl, 320), imageAtWidth(signed, 320, 'avif')];
}

async function statuses({ app }: Pick<TestServer, 'app'>, addresses: string[]): Promise<number[]> {
  return Promise.all(addresses.map(async (address) => (await app.request(address)).status));
}

const listed = async ({ api }: TestServer, imageId: string) =>
  (await (await api.images.$get({ query: { imageId } })).json()).data?.data.length;

test('what the operator hides is gone for everybody, whatever address they have, until it is shown again', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const image = await drawOne(person);
  const addresses = addressesOf(server, image);
  expect(await statuses(server, addresses)).toEqual(addresses.map(() => 200));
  expect(await listed(server, image.id)).toBe(1);

  // As in another process: this one is told by the database, long before what it keeps is too old.
  expect(await hideImage(server.context.db, image.id)).toBe(true);
  expect(await statuses(server, addresses)).toEqual(addresses.map(() => 404));
  await expect.poll(() => listed(server, image.id)).toBe(0);
  const status = await (await person.status(image.batchId)).json();
  expect(status.data?.outputs).toEqual([{ stage: 'done', tattooUrl: null }]);
  expect((await (await person.complete(image.batchId)).json()).data?.localImages).toEqual([]);
  const own = await (await server.api.images.generated.$get({ query: {} }, person)).json();
  expect(own.data?.data).toEqual([]);
  const etag = `"${image.id}-original.png-0"`;
  const again = await server.app.request(image.tattooUrl, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(404);

  await showImage(server.context.db, image.id);
  expect(await statuses(server, addresses)).toEqual(addresses.map(() => 200));
});

test('a picture that is hidden while its set is being drawn stays hidden when the set is there', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const gate = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = (_, position) => (position > 0 ? gate.promise : undefined);
  const batchId = await person.startId({ prompt: 'a snake', num_outputs: 4 });
  const first = async () => (await (await person.status(batchId)).json()).data?.outputs[0]?.tattooUrl;
  await expect.poll(first).toBeTruthy();
  const { rows } = await server.pool.query('select id from images');
  await hideImage(server.context.db, rows[0].id);
  gate.resolve();
  await person.outcome(batchId);
  expect(await first()).toBeNull();
  const completed = await (await person.complete(batchId)).json();
  expect(completed.data?.localImages).toHaveLength(3);
  expect(await person.credits()).toBe(freeCredits + 20 - 4);
});

test('what its owner deletes is gone from the lists at once', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const image = await drawOne(person);
  expect(await listed(server, image.id)).toBe(1);
  await server.api.images[':id'].$delete({ param: { id: image.id } }, person);
  expect(await listed(server, image.id)).toBe(0);
  const addresses = addressesOf(server, image);
  expect(await statuses(server, addresses)).toEqual(addresses.map(() => 404));
});

test('a hidden design is gone from the rendered pages and the sitemap', async () => {
  const server = await startTestServer();
  const folder = await mkdtemp(join(tmpdir(), 'inkwright-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><div id="root"></div>');
  await mkdir(dirname(join(folder, firstPaintRenderer)), { recursive: true });
  await writeFile(
    join(folder, firstPaintRenderer),
    `export async function renderFirstPaint(path, language, ask) {
      const { data } = await (await ask('/api/images', {})).json();
      return { html: data.data.map(({ id }) => id).join(), sources: [] };
    }`,
  );
  const app = createApp(server.context, folder);
  const text = async (path: string) => (await app.request(path)).text();
  const categoryId = await addCategory(server.context, { en: 'Moths' });
  const id = await addLibraryImage(server.context, categoryId, { en: 'Moth' });
  for (const path of ['/', '/sitemap.xml']) expect(await text(path)).toContain(id);
  await hideImage(server.context.db, id);
  for (const path of ['/', '/sitemap.xml']) await expect.poll(() => text(path)).not.toContain(id);
});

test('closing takes pictures, avatar and uploads down at once, and gives up what is being drawn', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const [shown, secret] = [await drawOne(person), await drawOne(person, false)];
  const picture = new File([await squarePng('plum')], 'me.png');
  const avatar = (await (await server.api.users.avatar.$post({ form: { file: picture } }, person)).json())
    .data?.avatar;
  const source = (await (await server.api.images.source.$post({ form: { file: picture } }, person)).json())
    .data?.scourceUrl;
  const gate = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = (_, position) => (position > 1 ? gate.promise : undefined);
  const running = await person.startId({ prompt: 'a rose', num_outputs: 4 });
  const drawn = async () =>
    (await (await person.status(running)).json()).data?.outputs.flatMap(({ tattooUrl }) => tattooUrl ?? []);
  await expect.poll(drawn).toHaveLength(2);
  const [half = ''] = (await drawn()) ?? [];
  const addresses = [
    ...addressesOf(server, shown),
    secret.tattooUrl,
    imageAtWidth(secret.tattooUrl, 320),
    ...[avatar ?? '', source ?? '', half],
  ];
  const before = await statuses(server, addresses);
  expect(before).toEqual(addresses.map(() => 200));
  expect(await listed(server, shown.id)).toBe(1);
  const archive = await server.app.request('/api/users/export', { headers: person.headers });
  expect((await archive.arrayBuffer()).byteLength).toBeGreaterThan(1000);

  await server.api.users.close.$post({ json: { password: person.password } }, person);
  expect(await statuses(server, addresses)).toEqual(addresses.map(() => 404));
  expect(await listed(server, shown.id)).toBe(0);
  expect((await person.status(running)).status).toBe(401);
  await checkLedger(server.pool);

  gate.resolve();
  const generation = async () =>
    (await server.pool.query('select status from generations where id = $1', [running])).rows[0].status;
  expect(await generation()).toBe('canceled');
  await expect
    .poll(
      async () =>
        (await server.pool.query("select from jobs.job where name = 'generate' and state < 'completed'"))
          .rowCount,
    )
    .toBe(0);
  expect(await generation()).toBe('canceled');
  const { rows } = await server.pool.query('select from images where deleted_at is null');
  expect(rows).toEqual([]);
  // Two of the four had been shown, and two further designs before.
  const balance = await server.pool.query('select credits from users');
  expect(balance.rows).toEqual([{ credits: freeCredits + 20 - 4 }]);
});

test('nothing is ordered for an account that is closed meanwhile', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const caller = { userId: person.userId, loginId: person.userId };
  const params = { prompt: 'a snake', num_outputs: 1, isPublic: true } as Parameters<
    typeof startGeneration
  >[2];
  await server.api.users.close.$post({ json: { password: person.password } }, person);
  await expect(startGeneration(server.context, caller, params)).rejects.toMatchObject({
    reason: 'SESSION_EXPIRED',
  });
  expect((await server.pool.query('select from generations')).rowCount).toBe(0);
});
