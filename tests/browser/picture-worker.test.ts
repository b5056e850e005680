import { afterAll, expect, test, vi } from 'vitest';
import { FlashWorker } from '#engine/flash/worker/flash-worker.ts';
import { hashOf } from '../support/flash-requests.ts';
import hashes from '../support/picture-hashes.json' with { type: 'json' };
import { pictureName, pictureRequests } from '../support/picture-requests.ts';
import { painted } from '../support/pictures.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 180_000 });

const worker = new FlashWorker();
afterAll(() => worker.dispose());

/** The hashes are Node's: tests/unit/flash/image.test.ts makes them. */
const known: Readonly<Record<string, string>> = hashes;

test.each(pictureRequests.map((request) => [pictureName(request), request] as const))(
  'a picture is drawn as in Node: %s',
  async (name, request) => {
    const { pixels } = await worker.draw(request);
    expect(await hashOf(pixels)).toBe(known[name]);
  },
);

test('a picture that shows nothing is refused by name', async () => {
  const picture = painted(8, 8, () => [255, 255, 255]);
  const request = { prompt: '', picture, style: 'sketch', isColor: true, seed: 1, output: 0 } as const;
  await expect(worker.draw(request)).rejects.toMatchObject({ name: 'PICTURE_BLANK' });
});
