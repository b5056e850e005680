import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ratioSizes } from '#contract/image.ts';
import { images } from '#server/db/schema/image.ts';
import type { DrawingOrder } from '#server/providers/image/image-provider.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;
type Order = Parameters<Person['startId']>[0];

async function drawn(person: Person, order: Order) {
  const id = await person.startId(order);
  await person.outcome(id);
  const answer = await (await person.complete(id)).json();
  if (answer.status !== 'success') throw new Error(answer.message);
  const [image] = answer.data.localImages;
  if (!image) throw new Error('nothing was drawn');
  return image;
}

async function lineage({ api }: TestServer, id: string, person?: Person): Promise<string[] | number> {
  const call = api.images[':id'].lineage.$get({ param: { id } }, person && { headers: person.headers });
  const response = await call;
  const answer = await response.json();
  return answer.status === 'success' ? answer.data.map((image) => image.id) : response.status;
}

test('a variation reaches the provider with every picture, and the set begins where it was told to', async () => {
  const server = await startTestServer();
  const person = await signUpMember(server);
  const orders: DrawingOrder[] = [];
  server.imageProvider.beforeEach = (order) => {
    orders.push(order);
  };
  const variation = { isMirrored: true, scene: { style: 'sketch', key: 7 } } as const;
  await person.outcome(
    await person.startId({ prompt: 'koi', num_outputs: 4, seed: 5, output: 2, variation }),
  );
  expect(orders.map(({ position }) => position).toSorted()).toEqual([0, 1, 2, 3]);
  for (const order of orders) expect(order).toMatchObject({ seed: 5, variation });
  orders.length = 0;
  await person.outcome(await person.startId({ prompt: 'koi', seed: 5, output: 2 }));
  expect(orders).toMatchObject([{ position: 2, variation: undefined }]);
});

test('line art counts as black and white', async () => {
  const person = await signUp(await startTestServer());
  expect(await drawn(person, { prompt: 'koi', variation: { isLineArt: true } })).toMatchObject({
    isColor: false,
  });
});

test('a design knows where it came from, as far as whoever asks may see it', async () => {
  const server = await startTestServer();
  const [owner, other] = [await signUpMember(server), await signUp(server)];
  const first = await drawn(owner, { prompt: 'koi', isPublic: false });
  const second = await drawn(owner, { prompt: 'koi', parentImageId: first.id });
  const third = await drawn(owner, { prompt: 'koi', parentImageId: second.id });
  expect(third.parentImageId).toBe(second.id);
  await server.pool.query('update images set listed_at = now() where is_public');

  expect(await lineage(server, third.id, owner)).toEqual([second.id, first.id]);
  expect(await lineage(server, third.id, other)).toEqual([second.id]);
  expect(await lineage(server, third.id)).toEqual([second.id]);
  expect(await lineage(server, first.id, other)).toBe(404);
});

test('nobody goes on from what is not theirs to see, and nothing is taken for trying', async () => {
  const server = await startTestServer();
  const [owner, other] = [await signUpMember(server), await signUp(server)];
  const hidden = await drawn(owner, { prompt: 'koi', isPublic: false });
  const before = await other.credits();
  expect((await other.start({ prompt: 'koi', parentImageId: hidden.id })).status).toBe(404);
  expect(await other.credits()).toBe(before);

  const shown = await drawn(owner, { prompt: 'koi' });
  await server.pool.query('update images set listed_at = now() where is_public');
  expect((await drawn(other, { prompt: 'koi', parentImageId: shown.id })).parentImageId).toBe(shown.id);
});

test('what comes of a picture is private unless it is said otherwise, also without a membership', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const form = { file: new File([await squarePng('teal')], 'me.png') };
  const source = await (await server.api.images.source.$post({ form }, { headers: person.headers })).json();
  if (source.status !== 'success') throw new Error(source.message);
  const { sourceImageId } = source.data;
  expect(await drawn(person, { prompt: 'roses', sourceImageId })).toMatchObject({ isPublic: false });
  expect(await drawn(person, { prompt: 'roses', sourceImageId, isPublic: true })).toMatchObject({
    isPublic: true,
  });
  expect(await drawn(person, { prompt: 'roses' })).toMatchObject({ isPublic: true });
  expect((await person.start({ prompt: 'roses', isPublic: false })).status).toBe(403);
});

test('what is being drawn can be found from another device, until it has ended', async () => {
  const server = await startTestServer();
  const [person, other] = [await signUp(server), await signUp(server)];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = () => held;
  const id = await person.startId({
    prompt: 'a koi',
    style: 'sketch',
    isColor: false,
    ...ratioSizes['9:16'],
  });
  const list = async ({ headers }: Person) => {
    const answer = await (await server.api.images['generate-tattoo'].unfinished.$get({}, { headers })).json();
    if (answer.status !== 'success') throw new Error(answer.message);
    return answer.data;
  };
  expect(await list(person)).toMatchObject([
    {
      id,
      prompt: 'a koi',
      num_outputs: 1,
      style: 'sketch',
      isColor: false,
      ratio: '9:16',
      isPublic: true,
      scourceUrl: null,
    },
  ]);
  expect(await list(other)).toEqual([]);
  release();
  await person.outcome(id);
  expect(await list(person)).toEqual([]);
});

test('what is drawn after a picture shows it and nothing else, and so does what goes on from that', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const first = await drawn(person, { prompt: 'koi', seed: 3 });
  const fileOf = async (id: string) => {
    const [row] = await server.context.db.select().from(images).where(eq(images.id, id));
    return server.context.media.getBytes(row?.mediaKey ?? '');
  };
  const picture = { file: await fileOf(first.id), fidelity: 1 };
  const orders: DrawingOrder[] = [];
  server.imageProvider.beforeEach = (order) => {
    orders.push(order);
  };
  const variation = { isAfterParent: true, isLineArt: true };
  const after = { prompt: 'koi', seed: 4, variation, parentImageId: first.id };
  const second = await drawn(person, after);
  expect(second).toMatchObject({ prompt: 'koi', type: 'image-to-image', parentImageId: first.id });
  // The scripted provider notes no variation.
  await server.context.db
    .update(images)
    .set({ drawing: { ...second.drawing, variation } })
    .where(eq(images.id, second.id));
  await drawn(person, { ...after, prompt: '', variation: { isAfterParent: true }, parentImageId: second.id });
  expect(orders).toMatchObject([
    { prompt: '', picture, variation },
    { prompt: '', picture, variation: { isAfterParent: true } },
  ]);

  expect((await person.start({ prompt: 'koi', variation })).status).toBe(404);
  await server.api.images[':id'].$delete({ param: { id: first.id } }, { headers: person.headers });
  expect((await person.start(after)).status).toBe(404);
  const left = { ...after, parentImageId: second.id };
  expect(await person.outcome(await person.startId(left))).toMatchObject({ error: 'SOURCE_NOT_FOUND' });
});
