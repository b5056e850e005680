import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSignature } from '#engine/flash/png/signature.ts';
import { generations } from '#server/db/schema/generation.ts';
import { images } from '#server/db/schema/image.ts';
import { FlashProvider } from '#server/providers/image/flash-provider.ts';
import type { DrawingOrder } from '#server/providers/image/image-provider.ts';
import { signUp, signUpMember } from '../support/person.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

type Person = Awaited<ReturnType<typeof signUp>>;
type Query = {
  format?: 'svg';
  cm?: string;
  size?: '1024' | '2048' | '4096';
  background?: 'paper' | 'transparent';
};

async function drawOne(person: Person, isPublic = true) {
  const id = await person.startId({ prompt: 'a snake', style: 'old-school', isPublic });
  await person.outcome(id);
  const image = (await (await person.complete(id)).json()).data?.localImages[0];
  if (!image) throw new Error('nothing was drawn');
  return image;
}

function fileOf({ api }: TestServer, { headers }: Pick<Person, 'headers'>, id: string, query: Query) {
  return api.images[':id'].file.$get({ param: { id }, query }, { headers });
}

test('the composer draws the same picture larger, on paper or on nothing, and signs it', async () => {
  const composer = new FlashProvider({ threads: 1 });
  const server = await startTestServer({ composer, imageProvider: composer });
  try {
    const person = await signUp(server);
    const { id } = await drawOne(person);
    const large = Buffer.from(await (await fileOf(server, person, id, { size: '2048' })).arrayBuffer());
    expect(await sharp(large).metadata()).toMatchObject({ width: 2048, height: 2048, hasAlpha: false });
    expect(readSignature(large)).toMatchObject({ prompt: 'a snake', style: 'old-school' });

    const query = { size: '2048', background: 'transparent' } as const;
    const cutOut = Buffer.from(await (await fileOf(server, person, id, query)).arrayBuffer());
    const { channels, width } = await sharp(cutOut).metadata();
    expect([channels, width]).toEqual([4, 2048]);
    const corner = await sharp(cutOut).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
  } finally {
    await composer.close();
  }
}, 120_000);

test('the usual size is the stored file; without its paper it is signed like that', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const { id } = await drawOne(person);
  const [row] = await server.context.db.select().from(images).where(eq(images.id, id));
  const stored = await server.context.media.getBytes(row?.mediaKey ?? '');
  const file = await (await fileOf(server, person, id, {})).arrayBuffer();
  expect(Buffer.from(file)).toEqual(Buffer.from(stored));
  const cutOut = await (await fileOf(server, person, id, { background: 'transparent' })).arrayBuffer();
  expect(await sharp(cutOut).metadata()).toMatchObject({ width: 1024, channels: 4 });
});

test('the largest is for members, and what others keep private for nobody else', async () => {
  const server = await startTestServer();
  const [free, member] = [await signUp(server), await signUpMember(server)];
  const shown = await drawOne(member);
  const hidden = await drawOne(member, false);
  const status = async (person: Person, id: string, query: Query) =>
    (await fileOf(server, person, id, query)).status;
  expect(await status(free, shown.id, { size: '2048' })).toBe(200);
  expect(await status(free, shown.id, { size: '4096' })).toBe(403);
  expect(await status(member, shown.id, { size: '4096' })).toBe(200);
  expect(await status(free, hidden.id, {})).toBe(404);
  expect(await status(member, hidden.id, { size: '2048' })).toBe(200);
});

test('what is drawn again is drawn from the same recipe', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const orders: DrawingOrder[] = [];
  server.imageProvider.beforeEach = (order) => void orders.push(order);
  const id = await person.startId({ prompt: 'a snake', isColor: false, seed: 5 });
  await person.outcome(id);
  const [image] = (await (await person.complete(id)).json()).data?.localImages ?? [];
  await fileOf(server, person, image?.id ?? '', { size: '2048' });
  const [first, again] = orders;
  // No style was ordered: what the engine chose then is drawn again.
  const large = { style: image?.styleId, detail: 2, background: 'paper' };
  expect(again).toEqual({ ...first, ...large });
});

test('an SVG is drawn from the same recipe, as long as is asked for, and is for members', async () => {
  const server = await startTestServer();
  const [free, member] = [await signUp(server), await signUpMember(server)];
  const { id, batchId } = await drawOne(member);
  const answer = await fileOf(server, member, id, { format: 'svg', cm: '12.5' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await answer.text()).toContain('width="125mm"');
  expect((await fileOf(server, member, id, { format: 'svg', cm: '1' })).status).toBe(422);
  const refused = await fileOf(server, free, id, { format: 'svg' });
  expect(await refused.json()).toMatchObject({ reason: 'PREMIUM_REQUIRED' });

  await changeRecipe(server, batchId);
  const differing = await fileOf(server, member, id, { format: 'svg' });
  expect(await differing.json()).toMatchObject({ reason: 'DRAWN_DIFFERENTLY' });
});

test('the composer tells its picture in lines', async () => {
  const composer = new FlashProvider({ threads: 1 });
  const server = await startTestServer({ composer, imageProvider: composer });
  try {
    const member = await signUpMember(server);
    const { id } = await drawOne(member);
    const svg = await (await fileOf(server, member, id, { format: 'svg' })).text();
    expect(svg).toContain('<title>a snake</title>');
    expect(svg).toContain('<g id="outline">');
    const drawn = await sharp(Buffer.from(svg), { density: 130 }).stats();
    expect(drawn.isOpaque).toBe(false);
  } finally {
    await composer.close();
  }
}, 120_000);

/** As if the engine drew the design in quite another way today: the scripted provider's pictures are as far apart as its seeds. */
async function changeRecipe({ context: { db } }: TestServer, batchId: string): Promise<void> {
  const [{ seed } = { seed: 0 }] = await db.select().from(generations).where(eq(generations.id, batchId));
  await db
    .update(generations)
    .set({ seed: (seed + 128) % 256 })
    .where(eq(generations.id, batchId));
}

test('an engine that would draw something else today refuses to', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const { id, batchId } = await drawOne(person);
  await changeRecipe(server, batchId);
  const answer = await fileOf(server, person, id, { size: '2048' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ reason: 'DRAWN_DIFFERENTLY' });
  expect((await fileOf(server, person, id, {})).status).toBe(200);
});

test('a redrawn picture whose source is gone can be had as it is, and no larger', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const form = { file: new File([await squarePng('teal')], 'a.png') };
  const source = await (await server.api.images.source.$post({ form }, person)).json();
  const sourceImageId = source.data?.sourceImageId ?? '';
  const id = await person.startId({ prompt: '', sourceImageId });
  await person.outcome(id);
  const [image] = (await (await person.complete(id)).json()).data?.localImages ?? [];
  await server.pool.query('delete from sources where id = $1', [sourceImageId]);
  const answer = await fileOf(server, person, image?.id ?? '', { size: '2048' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ reason: 'SOURCE_NOT_FOUND' });
});

test('large drawings take turns: one at a time', async () => {
  const server = await startTestServer();
  const person = await signUp(server);
  const { id } = await drawOne(person);
  const released = Promise.withResolvers<void>();
  let begun = 0;
  server.imageProvider.beforeEach = async () => {
    begun++;
    if (begun === 1) await released.promise;
  };
  const both = [1, 2].map(() => fileOf(server, person, id, { size: '2048' }));
  await expect.poll(() => begun).toBe(1);
  // The second would have begun by the time that a whole call has come and gone.
  expect((await fileOf(server, person, id, {})).status).toBe(200);
  expect(begun).toBe(1);
  released.resolve();
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect(begun).toBe(2);
});

test('a member hides a design and shows it again; others may show, and not hide', async () => {
  const server = await startTestServer();
  const [free, member] = [await signUp(server), await signUpMember(server)];
  const put = ({ headers }: Person, id: string, isPublic: boolean) =>
    server.api.images[':id'].visibility.$put({ param: { id }, json: { isPublic } }, { headers });
  const seen = async (url: string) => (await server.app.request(url)).status;

  const own = await drawOne(member);
  expect(await seen(own.tattooUrl)).toBe(200);
  const hidden = await (await put(member, own.id, false)).json();
  expect(hidden.data).toMatchObject({ id: own.id, isPublic: false });
  expect(await seen(own.tattooUrl)).toBe(404);
  expect(await seen(hidden.data?.tattooUrl ?? '')).toBe(200);
  const found = await (await server.api.images.$get({ query: { imageId: own.id } })).json();
  expect(found.data?.data).toEqual([]);
  const shown = await (await put(member, own.id, true)).json();
  expect(shown.data?.tattooUrl).toBe(own.tattooUrl);

  const other = await drawOne(free);
  expect((await put(free, other.id, false)).status).toBe(403);
  expect((await put(free, other.id, true)).status).toBe(200);
  expect((await put(free, own.id, true)).status).toBe(404);
});
