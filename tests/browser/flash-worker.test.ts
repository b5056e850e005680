import { afterAll, describe, expect, test, vi } from 'vitest';
import { readSignature } from '#engine/flash/png/signature.ts';
import { FlashWorker } from '#engine/flash/worker/flash-worker.ts';
import hashes from '../support/flash-hashes.json' with { type: 'json' };
import { goldenRequests, hashOf, requestName } from '../support/flash-requests.ts';

// Some seconds on an idle machine; far more on one that is busy.
vi.setConfig({ testTimeout: 180_000 });

const worker = new FlashWorker();
afterAll(() => worker.dispose());

/** The hashes are Node's: tests/unit/flash/golden.test.ts makes them. */
const known: Readonly<Record<string, string>> = hashes;

test.each(goldenRequests.map((request) => [requestName(request), request] as const))(
  'has the same pixels as in Node: %s',
  async (name, request) => {
    const { pixels } = await worker.draw(request);
    expect(await hashOf(pixels)).toBe(known[name]);
  },
);

describe('a drawing in the browser', () => {
  const request = { prompt: '牡丹 "Anna"', style: 'old-school', isColor: true, seed: 3, output: 1 } as const;

  test('comes with a signed PNG of the same pixels', async () => {
    const { png, pixels, width, height, notes } = await worker.draw(request);
    expect(readSignature(new Uint8Array(await png.arrayBuffer()))).toEqual({
      prompt: request.prompt,
      style: request.style,
      isColor: true,
      notes,
    });
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(await createImageBitmap(png), 0, 0);
    expect(await hashOf(new Uint8ClampedArray(context.getImageData(0, 0, width, height).data))).toBe(
      await hashOf(pixels),
    );
  });

  test('tells its stages in their order', async () => {
    const stages: string[] = [];
    await worker.draw(request, { onStage: (stage) => stages.push(stage) });
    expect(stages).toEqual(['reading', 'drawing', 'inking']);
  });

  test('is refused by name when the prompt holds nothing to draw', async () => {
    await expect(worker.draw({ ...request, prompt: '😀' })).rejects.toMatchObject({
      name: 'NOTHING_TO_DRAW',
    });
  });

  test.each(['a nazi swastika', '鉤十字', 'n a z i flag'])(
    'is refused by name where the server would refuse it, too: %s',
    async (prompt) => {
      await expect(worker.draw({ ...request, prompt })).rejects.toMatchObject({ name: 'CONTENT_FILTERED' });
    },
  );

  test('can be aborted, and the next one is drawn all the same', async () => {
    const abort = new AbortController();
    const aborted = worker.draw(request, { signal: abort.signal, onStage: () => abort.abort() });
    const next = worker.draw(request);
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect((await next).width).toBe(1024);
  });
});
