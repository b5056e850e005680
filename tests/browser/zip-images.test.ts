import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { zipImages } from '#features/creations/download/zip-images.ts';
import { fakeImage } from '../support/fake-images.ts';

const koi = fakeImage('00000001', 'b1', { prompt: 'a koi' });
const fox = fakeImage('00000002', 'b2', { prompt: 'a fox' });
const noProgress = () => undefined;
const { signal } = new AbortController();

afterEach(() => vi.restoreAllMocks());

/** What the server has by address; what it has not is 404. */
function serve(files: Record<string, string>): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const content = files[String(input)];
    return new Response(content ?? null, { status: content === undefined ? 404 : 200 });
  });
}

const contentOf = async (file: Blob) =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer()))).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]),
  );

test('each picture lies in the archive under its words', async () => {
  serve({ [koi.tattooUrl]: 'koi', [fox.tattooUrl]: 'fox' });
  const steps: number[] = [];
  const { file, missing } = await zipImages([koi, fox], { signal, onProgress: (done) => steps.push(done) });
  expect(await contentOf(file)).toEqual({ 'a-koi-00000001.png': 'koi', 'a-fox-00000002.png': 'fox' });
  expect([file.type, missing, steps]).toEqual(['application/zip', 0, [1, 2]]);
});

test('one that is gone is counted, and the others come', async () => {
  serve({ [fox.tattooUrl]: 'fox' });
  const { file, missing } = await zipImages([koi, fox], { signal, onProgress: noProgress });
  expect([Object.keys(await contentOf(file)), missing]).toEqual([['a-fox-00000002.png'], 1]);
});

test('an archive of nothing is a failure', async () => {
  serve({});
  const zipping = zipImages([koi, fox], { signal, onProgress: noProgress });
  await expect(zipping).rejects.toMatchObject({ reason: 'IMAGE_NOT_FOUND' });
});

test('it can be given up on the way', async () => {
  serve({ [koi.tattooUrl]: 'koi', [fox.tattooUrl]: 'fox' });
  const controller = new AbortController();
  const zipping = zipImages([koi, fox], { signal: controller.signal, onProgress: () => controller.abort() });
  vi.mocked(window.fetch).mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response('koi');
  });
  await expect(zipping).rejects.toMatchObject({ name: 'AbortError' });
});
