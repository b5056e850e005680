import { describe, expect, test, vi } from 'vitest';
import type { FlashRequest } from '#engine/flash/flash-request.ts';
import type { DrawnFlash } from '#engine/flash/worker/flash-api.ts';
import type { DeviceDrawing } from '#features/generate/device/device-drawing.ts';
import { DeviceRunner, type DeviceState, type DeviceWorld } from '#features/generate/device/device-runner.ts';
import { emptyOrder } from '#features/generate/order/order.ts';
import { AppError } from '#lib/app-error.ts';

const order = { ...emptyOrder, prompt: 'a fox', outputs: 4 as const };
const notes = {
  engine: 'flash-composer',
  seed: 1,
  understood: [],
  ignored: [],
  apart: [],
  views: [],
  credits: [],
};

function drawn(): DrawnFlash {
  const png = new Blob(['png'], { type: 'image/png' });
  return { width: 1024, height: 1024, pixels: new Uint8ClampedArray(4), png, style: 'sketch', notes };
}

function worldWith(changes: Partial<DeviceWorld> = {}) {
  const stored: DeviceDrawing[] = [];
  const requests: FlashRequest[] = [];
  const world: DeviceWorld = {
    keepEngine: async (onProgress) => onProgress({ done: 1, total: 2 }),
    draw: async (request, { onStage, signal }) => {
      signal?.throwIfAborted();
      requests.push(request);
      onStage?.('inking');
      return drawn();
    },
    store: async (drawing) => stored.push(drawing) > 0,
    finished: vi.fn(),
    ...changes,
  };
  const runner = new DeviceRunner(world);
  const seen: DeviceState[] = [];
  runner.subscribe(() => seen.push(runner.current()));
  return { runner, world, stored, requests, seen };
}

test('four are drawn one after the other, as the four designs of one seed', async () => {
  const { runner, world, stored, requests, seen } = worldWith();
  await runner.start(order, 'u1');
  expect(requests.map(({ output }) => output)).toEqual([0, 1, 2, 3]);
  expect(new Set(requests.map(({ seed }) => seed)).size).toBe(1);
  expect(new Set(stored.map(({ batchId, createdAt }) => batchId + createdAt)).size).toBe(1);
  expect(stored.map(({ owner, style, output }) => [owner, style, output])).toEqual(
    [0, 1, 2, 3].map((output) => ['u1', 'sketch', output]),
  );
  expect(world.finished).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ length: 4 }), {
    areKept: true,
    reason: null,
  });
  expect(seen[1]).toEqual({ run: { phase: 'ordering', order }, engine: { done: 1, total: 2 } });
  const percents = seen.flatMap(({ run }) =>
    run.phase === 'drawing' ? (run.status?.progress.percentage ?? []) : [],
  );
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  expect(runner.current().run.phase).toBe('done');
});

test('a sketch is kept nowhere, until it is asked to be; then as if it had been ordered here', async () => {
  const { runner, world, stored, requests } = worldWith();
  const sketch = await runner.sketch({ ...order, engine: 'a-model' });
  expect([stored, runner.current().run.phase]).toEqual([[], 'idle']);
  await runner.keep(order, 'u1', sketch);
  expect(requests).toMatchObject([{ prompt: 'a fox', output: 0, seed: sketch.seed }]);
  expect(stored).toMatchObject([{ owner: 'u1', prompt: 'a fox', seed: sketch.seed, output: 0, notes }]);
  const kept = { areKept: true, reason: null };
  expect(world.finished).toHaveBeenCalledExactlyOnceWith(
    [expect.objectContaining({ device: stored[0] })],
    kept,
  );
  expect(runner.current().run).toMatchObject({ phase: 'done', images: [{ id: stored[0]?.id }] });
});

test('a sketch that is kept leaves alone what is being drawn', async () => {
  const { runner, stored } = worldWith({ keepEngine: () => new Promise(() => {}) });
  runner.start(order, null);
  await runner.keep(order, null, { seed: 1, drawn: drawn() });
  expect(stored).toHaveLength(1);
  expect(runner.current().run.phase).toBe('ordering');
});

describe('when it is canceled', () => {
  test('while the engine comes, nothing is drawn and nothing is said', async () => {
    const { runner, world, requests } = worldWith({ keepEngine: () => new Promise(() => {}) });
    const running = runner.start(order, null);
    runner.cancel();
    await running;
    expect(runner.current().run.phase).toBe('idle');
    expect(requests).toEqual([]);
    expect(world.finished).not.toHaveBeenCalled();
  });

  test('what was drawn already is there', async () => {
    const { runner, world, stored } = worldWith({
      store: async (drawing) => {
        stored.push(drawing);
        if (stored.length === 2) runner.cancel();
        return true;
      },
    });
    await runner.start(order, null);
    expect(stored).toHaveLength(2);
    expect(world.finished).toHaveBeenCalledWith(expect.objectContaining({ length: 2 }), {
      areKept: true,
      reason: null,
    });
  });
});

test.each([
  [new AppError('ENGINE_OUT_OF_REACH'), 'ENGINE_OUT_OF_REACH'],
  [Object.assign(new Error('fonts'), { name: 'ASSET_OUT_OF_REACH' }), 'FONT_OUT_OF_REACH'],
  [Object.assign(new Error('words'), { name: 'CONTENT_FILTERED' }), 'CONTENT_FILTERED'],
  [Object.assign(new Error('nothing'), { name: 'NOTHING_TO_DRAW' }), 'NOTHING_TO_DRAW'],
  [new RangeError('a fault of ours'), 'DEVICE_CANNOT_DRAW'],
])('%s is told as %s', async (error, reason) => {
  const { runner } = worldWith({ draw: () => Promise.reject(error) });
  await runner.start(order, null);
  expect(runner.current().run).toMatchObject({
    phase: 'failed',
    order,
    failure: { reason, creditsBack: null },
  });
});

test('a failure after the first says why the rest is missing, and that the browser has no room', async () => {
  let count = 0;
  const { runner, world } = worldWith({
    draw: async () => {
      if (++count > 1) throw new RangeError('a fault of ours');
      return drawn();
    },
    store: async () => false,
  });
  await runner.start(order, null);
  expect(world.finished).toHaveBeenCalledWith(expect.objectContaining({ length: 1 }), {
    areKept: false,
    reason: 'DEVICE_CANNOT_DRAW',
  });
});
