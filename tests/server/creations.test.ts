import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxCollections } from '#contract/collection.ts';
import { undoDeletionMinutes } from '#contract/image.ts';
import { newId } from '#server/db/ids.ts';
import { collections } from '#server/db/schema/collection.ts';
import { images } from '#server/db/schema/image.ts';
import { sources } from '#server/db/schema/source.ts';
import { purgeSources } from '#server/services/retention/purge.ts';
import { signUpMember } from '../support/person.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Query = Parameters<TestServer['api']['images']['generated']['$get']>[0]['query'];

let server: TestServer;
let owner: Awaited<ReturnType<typeof signUpMember>>;

beforeEach(async () => {
  server = await startTestServer();
  owner = await signUpMember(server);
});

async function draw(order: Parameters<typeof owner.startId>[0]): Promise<string> {
  const id = await owner.startId(order);
  await owner.outcome(id);
  const { data } = await (await owner.complete(id)).json();
  return data?.localImages[0]?.id ?? '';
}

async function found(query: Query = {}, person = owner) {
  const answer = await (await server.api.images.generated.$get({ query }, person)).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  return answer.data.data;
}
const idsOf = async (query?: Query) => (await found(query)).map(({ id }) => id);

const star = (id: string) => server.api.images[':id'].star.$put({ param: { id } }, owner);
const unstar = (id: string) => server.api.images[':id'].star.$delete({ param: { id } }, owner);
const remove = (id: string) => server.api.images[':id'].$delete({ param: { id } }, owner);
const restore = (id: string, person = owner) =>
  server.api.images[':id'].restore.$post({ param: { id } }, person);

async function begin(name: string, person = owner): Promise<string> {
  const { data } = await (await server.api.collections.$post({ json: { name } }, person)).json();
  return data?.id ?? '';
}
const change = (id: string, json: { add?: string[]; remove?: string[] }, person = owner) =>
  server.api.collections[':id'].images.$patch({ param: { id }, json }, person);

test('one’s own images are found by each of the filters', async () => {
  const koi = await draw({ prompt: 'a koi', style: 'japanese', isColor: true, isPublic: true });
  const fox = await draw({ prompt: 'a fox', style: 'dotwork', isColor: false, isPublic: false });
  await star(fox);
  expect(await idsOf({ styleId: 'japanese' })).toEqual([koi]);
  expect(await idsOf({ styleId: 'none' })).toEqual([]);
  expect(await idsOf({ isColor: 'false' })).toEqual([fox]);
  expect(await idsOf({ isPublic: 'true' })).toEqual([koi]);
  expect(await idsOf({ query: 'fox' })).toEqual([fox]);
  expect(await idsOf({ type: 'image-to-image' })).toEqual([]);
  expect(await idsOf({ isStarred: 'true' })).toEqual([fox]);
  expect(await idsOf({ isStarred: 'false' })).toEqual([koi]);
  expect(await idsOf()).toEqual([fox, koi]);
});

test('a star is given and taken, however often it is asked', async () => {
  const id = await draw({ prompt: 'a koi' });
  expect((await found())[0]?.isStarred).toBe(false);
  expect([(await star(id)).status, (await star(id)).status]).toEqual([200, 200]);
  expect((await found())[0]?.isStarred).toBe(true);
  expect([(await unstar(id)).status, (await unstar(id)).status]).toEqual([200, 200]);
  expect((await found())[0]?.isStarred).toBe(false);
});

describe('undoing a deletion', () => {
  test('brings the image back to where it was, with its star', async () => {
    const first = await draw({ prompt: 'a koi' });
    const second = await draw({ prompt: 'a fox' });
    await star(first);
    await remove(first);
    expect(await idsOf()).toEqual([second]);
    expect((await star(first)).status).toBe(404);
    expect((await restore(first)).status).toBe(200);
    expect((await restore(first)).status).toBe(200);
    expect(await idsOf()).toEqual([second, first]);
    expect((await found())[1]?.isStarred).toBe(true);
  });

  test('is for the owner alone, and for some time', async () => {
    const id = await draw({ prompt: 'a koi' });
    await remove(id);
    expect((await restore(id, await signUpMember(server))).status).toBe(404);
    const longAgo = new Date(Date.now() - (undoDeletionMinutes + 1) * 60_000);
    await server.context.db.update(images).set({ deletedAt: longAgo }).where(eq(images.id, id));
    expect((await restore(id)).status).toBe(404);
    expect(await idsOf()).toEqual([]);
  });
});

describe('collections', () => {
  const listed = async () => (await (await server.api.collections.$get({}, owner)).json()).data;

  test('hold images, and say how many of them are there to be seen', async () => {
    const [koi, fox] = [await draw({ prompt: 'a koi' }), await draw({ prompt: 'a fox' })];
    const id = await begin('  Sleeve ');
    expect((await change(id, { add: [koi, fox, koi] })).status).toBe(200);
    expect(await listed()).toMatchObject([{ id, name: 'Sleeve', imageCount: 2 }]);
    expect(await idsOf({ collectionId: id })).toEqual([fox, koi]);
    expect((await found())[0]?.collectionIds).toEqual([id]);
    await remove(fox);
    expect(await listed()).toMatchObject([{ imageCount: 1 }]);
    await change(id, { remove: [koi] });
    expect(await idsOf({ collectionId: id })).toEqual([]);
  });

  test('are renamed and deleted, and leave their images', async () => {
    const koi = await draw({ prompt: 'a koi' });
    const id = await begin('Sleeve');
    await change(id, { add: [koi] });
    const renamed = await server.api.collections[':id'].$put(
      { param: { id }, json: { name: 'Back' } },
      owner,
    );
    expect(renamed.status).toBe(200);
    expect(await listed()).toMatchObject([{ name: 'Back' }]);
    expect((await server.api.collections[':id'].$delete({ param: { id } }, owner)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await found())[0]?.collectionIds).toEqual([]);
  });

  test('have names of their own, and some letters in them', async () => {
    await begin('Sleeve');
    const other = await begin('Back');
    expect((await server.api.collections.$post({ json: { name: 'sleeve' } }, owner)).status).toBe(409);
    expect(
      (await server.api.collections[':id'].$put({ param: { id: other }, json: { name: 'SLEEVE' } }, owner))
        .status,
    ).toBe(409);
    const empty = await (await server.api.collections.$post({ json: { name: '  ' } }, owner)).json();
    expect(empty).toMatchObject({ reason: 'COLLECTION_NAME_INVALID' });
    expect(await begin('Sleeve', await signUpMember(server))).not.toBe('');
  });

  test('hold nobody else’s images, and nothing is done halfway', async () => {
    const koi = await draw({ prompt: 'a koi' });
    const stranger = await signUpMember(server);
    const theirs = await begin('Theirs', stranger);
    expect((await change(theirs, { add: [koi] }, stranger)).status).toBe(404);
    expect((await change(theirs, { add: [koi] })).status).toBe(404);
    const own = await begin('Own');
    expect((await change(own, { add: [koi, newId()] })).status).toBe(404);
    expect(await idsOf({ collectionId: own })).toEqual([]);
  });

  test('are at most so many, also when several are begun at once', async () => {
    const rows = Array.from({ length: maxCollections - 1 }, (_, place) => ({
      ...{ id: newId(), userId: owner.userId, name: `no. ${place}` },
    }));
    await server.context.db.insert(collections).values(rows);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => server.api.collections.$post({ json: { name } }, owner)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('uploaded pictures', () => {
  async function upload(): Promise<string> {
    const file = new File([await squarePng('teal')], 'a.png');
    const { data } = await (await server.api.images.source.$post({ form: { file } }, owner)).json();
    return data?.sourceImageId ?? '';
  }
  const listed = async () =>
    (await (await server.api.images.sources.$get({ query: {} }, owner)).json()).data?.data ?? [];
  const removeSource = (id: string) => server.api.images.sources[':id'].$delete({ param: { id } }, owner);

  test('are listed, the latest first, with the day until which they are kept', async () => {
    const [first, second] = [await upload(), await upload()];
    const sent = await listed();
    expect(sent.map(({ sourceImageId }) => sourceImageId)).toEqual([second, first]);
    const [latest] = sent;
    expect(Date.parse(latest?.keptUntil ?? '') - Date.parse(latest?.createdAt ?? '')).toBe(30 * 86_400_000);
    expect((await server.app.request(latest?.scourceUrl ?? '')).status).toBe(200);
  });

  test('that are deleted are gone for every use, until that is undone', async () => {
    const id = await upload();
    const address = (await listed())[0]?.scourceUrl ?? '';
    expect((await removeSource(id)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await server.app.request(address)).status).toBe(404);
    expect((await owner.start({ prompt: '', sourceImageId: id })).status).toBe(404);
    expect((await removeSource(id)).status).toBe(404);
    await server.api.images.sources[':id'].restore.$post({ param: { id } }, owner);
    expect((await listed()).map(({ sourceImageId }) => sourceImageId)).toEqual([id]);
    expect((await server.app.request(address)).status).toBe(200);
  });

  test('that are deleted for good lose their files', async () => {
    const [gone, kept] = [await upload(), await upload()];
    await removeSource(gone);
    await removeSource(kept);
    const longAgo = new Date(Date.now() - (undoDeletionMinutes + 1) * 60_000);
    const { db, media } = server.context;
    const rows = await db.update(sources).set({ deletedAt: longAgo }).where(eq(sources.id, gone)).returning();
    expect(await purgeSources(server.context)).toBe(1);
    expect(await media.exists(rows[0]?.mediaKey ?? '')).toBe(false);
  });
});
