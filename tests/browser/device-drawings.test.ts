import { afterEach, expect, test, vi } from 'vitest';
import type { DeviceDrawing } from '#features/generate/device/device-drawing.ts';
import { DrawingStore, maxKeptDrawings } from '#features/generate/device/drawing-store.ts';
import { localDb } from '#lib/local-db.ts';

const png = new Blob(['png'], { type: 'image/png' });
let minute = 0;

function drawing(owner: string | null, changes: Partial<DeviceDrawing> = {}): DeviceDrawing {
  const createdAt = new Date(minute++ * 60_000).toISOString();
  const notes = {
    engine: 'flash-composer',
    seed: 1,
    understood: [],
    ignored: [],
    apart: [],
    views: [],
    credits: [],
  };
  return {
    ...{
      version: 1,
      id: crypto.randomUUID(),
      batchId: crypto.randomUUID(),
      owner,
      createdAt,
      prompt: 'a fox',
    },
    ...{
      style: 'sketch',
      isColor: true,
      seed: 1,
      output: 0,
      isPublic: true,
      notes,
      width: 1024,
      height: 1024,
    },
    png,
    ...changes,
  };
}

afterEach(async () => {
  vi.restoreAllMocks();
  await (await localDb()).clear('drawings');
});

test('everybody sees what is nobody’s, and their own besides, the newest first', async () => {
  const store = new DrawingStore();
  const [visitors, anns, bobs] = [drawing(null), drawing('ann'), drawing('bob')];
  for (const each of [visitors, anns, bobs]) expect(await store.add(each)).toBe(true);
  const ids = async (account: string | null) => (await new DrawingStore().list(account)).map(({ id }) => id);
  expect(await ids(null)).toEqual([visitors.id]);
  expect(await ids('ann')).toEqual([anns.id, visitors.id]);
  await store.forget('ann');
  expect(await ids('ann')).toEqual([visitors.id]);
  expect(await ids('bob')).toEqual([bobs.id, visitors.id]);
});

test('the newest are kept, of each account by itself', async () => {
  const store = new DrawingStore();
  const visitors = drawing(null);
  await store.add(visitors);
  const own = Array.from({ length: maxKeptDrawings + 2 }, () => drawing('ann'));
  for (const each of own) await store.add(each);
  const left = await store.list('ann');
  expect(left).toHaveLength(maxKeptDrawings + 1);
  expect(left[0]?.id).toBe(own.at(-1)?.id);
  expect(left.at(-1)?.id).toBe(visitors.id);
});

test('a browser without room says so, and has the drawing as long as the page is open', async () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  const store = new DrawingStore();
  const large = drawing(null);
  expect(await store.add(large)).toBe(false);
  expect((await store.list(null)).map(({ id }) => id)).toEqual([large.id]);
  expect(await new DrawingStore().list(null)).toEqual([]);
});
