import { readFile } from 'node:fs/promises';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { libraryPictures } from '#server/content/picture.ts';
import { images } from '#server/db/schema/image.ts';
import { drawLibraryAhead } from '#server/jobs/draw-library.ts';
import { seedContent } from '#server/services/seeding/seed-content.ts';
import { signUp } from '../support/person.ts';
import { startTestServer } from '../support/test-server.ts';

/** A server with the library, the address of one of its black pictures, and what the composer was asked for. */
async function startWithPicture() {
  const server = await startTestServer();
  await seedContent(server.context);
  const drawn: string[] = [];
  server.imageProvider.beforeEach = ({ prompt, isColor }) => void drawn.push(`${prompt}, ${isColor}`);
  const [image] = await server.context.db.select().from(images).where(eq(images.slug, 'single-rose'));
  const get = (file: string) => server.app.request(`/media/${image?.id}/${file}`);
  return { server, get, drawn };
}

test.each(['160.webp', '320.avif', 'color-320.webp', '640.webp', '640.avif', 'color-640.avif'])(
  '%s is made of the preview, and nothing is drawn for it',
  async (file) => {
    const { get, drawn } = await startWithPicture();
    const answer = await get(file);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toBe(`image/${file.split('.')[1]}`);
    const { width, format, compression } = await sharp(await answer.arrayBuffer()).metadata();
    expect(width).toBe(Number(/\d+/.exec(file)?.[0]));
    expect(file.endsWith('.avif') ? compression : format).toBe(file.endsWith('.avif') ? 'av1' : 'webp');
    expect(drawn).toEqual([]);
  },
);

test('what is as large as the preview is the preview itself', async () => {
  const { get } = await startWithPicture();
  const preview = libraryPictures.get('library/single-rose.png')?.preview ?? '';
  const answer = await get('640.avif');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(preview));
});

test('the full picture is drawn when it is first asked for, once however many ask', async () => {
  const { get, drawn } = await startWithPicture();
  const answers = await Promise.all([get('original.png'), get('original.png'), get('1024.webp')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await get('original.png');
  expect(drawn).toEqual(['a single rose, false']);
  await get('color.png');
  expect(drawn).toEqual(['a single rose, false', 'a single rose, true']);
});

test('a drawing that fails is tried again by the next who asks', async () => {
  const { server, get } = await startWithPicture();
  server.imageProvider.beforeEach = () => Promise.reject(new Error('out of ink'));
  expect((await get('original.png')).status).toBe(500);
  server.imageProvider.beforeEach = () => {};
  expect((await get('original.png')).status).toBe(200);
});

test('the library is drawn ahead, but not while somebody waits for a drawing of their own', async () => {
  const { server, drawn } = await startWithPicture();
  const person = await signUp(server);
  const released = Promise.withResolvers<void>();
  server.imageProvider.beforeEach = async ({ prompt }) => {
    drawn.push(prompt);
    if (prompt === 'my own rose') await released.promise;
  };
  const id = await person.startId({ prompt: 'my own rose' });
  await expect.poll(() => drawn).toEqual(['my own rose']);

  const stopping = new AbortController();
  const ahead = drawLibraryAhead(server.context, stopping.signal);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(drawn).toEqual(['my own rose']);
  released.resolve();
  await person.outcome(id);
  await expect.poll(() => drawn.length, { timeout: 10_000 }).toBeGreaterThan(2);
  stopping.abort();
  await expect(ahead).rejects.toThrow('abort');
}, 20_000);

test('visitors wait for pictures of the library until nobody waits for a drawing, and only a few of them', async () => {
  const { server } = await startWithPicture();
  const { imageProvider, context } = server;
  imageProvider.concurrency = 1;
  const released = Promise.withResolvers<void>();
  const drawn: string[] = [];
  let [atOnce, most] = [0, 0];
  imageProvider.beforeEach = async ({ prompt }) => {
    drawn.push(prompt);
    most = Math.max(most, ++atOnce);
    await released.promise;
    atOnce--;
  };
  const person = await signUp(server);
  const id = await person.startId({ prompt: 'my own rose' });
  await expect.poll(() => drawn).toEqual(['my own rose']);

  const pictures = await context.db.select().from(images).where(isNotNull(images.slug)).limit(12);
  const outcomes = pictures.map(({ id }) => server.app.request(`/media/${id}/original.png`));
  const refused: Response[] = [];
  for (const outcome of outcomes) void Promise.resolve(outcome).then((answer) => refused.push(answer));
  await expect.poll(() => refused).toHaveLength(3);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(drawn).toEqual(['my own rose']);
  released.resolve();
  await person.outcome(id);
  const statuses = (await Promise.all(outcomes)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  expect(statuses.filter((status) => status === 503)).toHaveLength(3);
  expect(most).toBe(1);
}, 20_000);
