import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { imageAtWidth } from '#contract/image.ts';
import { images } from '#server/db/schema/image.ts';
import { openMediaFolder } from '#server/providers/media/media.ts';
import { addCategory, addLibraryImage } from '../support/library.ts';
import { signUpMember } from '../support/person.ts';
import { squarePng } from '../support/square-png.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

async function drawOne(server: TestServer, isPublic: boolean): Promise<string> {
  const person = await signUpMember(server);
  const id = await person.startId({ prompt: 'a snake', isPublic });
  await person.outcome(id);
  const completed = await (await person.complete(id)).json();
  return completed.data?.localImages[0]?.tattooUrl ?? '';
}

test('a public image is a PNG that caches ask about again, since it may be taken down', async () => {
  const server = await startTestServer();
  const answer = await server.app.request(await drawOne(server, true));
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=0, must-revalidate');
  expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
    format: 'png',
    width: 1024,
    height: 1024,
  });
});

test('an image that came with the product may be cached for ever', async () => {
  const server = await startTestServer();
  const id = await addLibraryImage(server.context, await addCategory(server.context, { en: 'Moths' }), {
    en: 'Moth',
  });
  const [image] = await server.context.db.select().from(images).where(eq(images.id, id));
  await server.context.media.put(image?.mediaKey ?? '', await squarePng('teal'));
  const answer = await server.app.request(`/media/${id}/original.png`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('an image that is known already is not sent again', async () => {
  const server = await startTestServer();
  const url = await drawOne(server, true);
  const etag = (await server.app.request(url)).headers.get('etag') ?? '';
  const again = await server.app.request(url, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('images come as WebP and AVIF in the widths of the contract, and in no other', async () => {
  const server = await startTestServer();
  const url = await drawOne(server, true);
  // Asked for by many at once, it is still made once and whole.
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.app.request(imageAtWidth(url, 320))),
  );
  for (const answer of answers) {
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 320 });
  }
  const avif = await server.app.request(imageAtWidth(url, 320, 'avif'));
  expect(await sharp(await avif.arrayBuffer()).metadata()).toMatchObject({ compression: 'av1', width: 320 });
  const other = await server.app.request(imageAtWidth(url, 320).replace('320', '333'));
  expect(other.status).toBe(404);
});

test('a private image needs the signature of its address', async () => {
  const server = await startTestServer();
  const url = await drawOne(server, false);
  const answer = await server.app.request(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60, must-revalidate');

  const [path, query] = url.split('?');
  const expires = Number(new URLSearchParams(query).get('expires'));
  const forged = [
    path,
    url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
    url.replace(`${expires}`, `${expires + 1}`),
  ];
  for (const address of forged) expect((await server.app.request(address ?? '')).status).toBe(404);
});

describe('a folder of media', () => {
  test('may be opened by a second process while the first writes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkwright-media-'));
    const media = await openMediaFolder(folder);
    const contents = new PassThrough();
    contents.write('half');
    const written = media.putStream('pictures/a.png', contents);
    await vi.waitFor(async () => expect(await readdir(join(folder, '.drafts'))).toHaveLength(1));

    await openMediaFolder(folder);
    contents.end(' and half');
    await written;
    expect(await media.get('pictures/a.png')).toBe('half and half');
    await rm(folder, { recursive: true });
  });

  test('is rid of what an interrupted write left behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkwright-media-'));
    await openMediaFolder(folder);
    const draft = join(folder, '.drafts', 'half');
    await writeFile(draft, 'half');
    const long = new Date(Date.now() - 2 * 3_600_000);
    await utimes(draft, long, long);
    await openMediaFolder(folder);
    expect(await readdir(join(folder, '.drafts'))).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
