import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { drawingStore } from '#features/generate/device/drawing-store.ts';
import { keptDrawings } from '#features/generate/device/kept-drawings.ts';
import { keptTryOns } from '#features/preview/saved/kept-try-ons.ts';
import { loadTryOn, saveTryOn } from '#features/preview/saved/saved-try-ons.ts';
import { emptyTryOn } from '#features/preview/try-on/try-on.ts';
import { bringBack } from '#features/storage/kept/bring-back.ts';
import { writeArchive } from '#features/storage/kept/write-archive.ts';
import { localDb } from '#lib/local-db.ts';

const stores = ['drawings', 'tryOns', 'pictures'] as const;
const kinds = (account: string | null) => [keptDrawings(account), keptTryOns];

afterEach(async () => {
  vi.restoreAllMocks();
  await empty();
});

async function empty(): Promise<void> {
  const db = await localDb();
  for (const store of stores) await db.clear(store);
}

function picture(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, 2, 2);
  return canvas.convertToBlob();
}

const notes = {
  ...{ engine: 'flash-composer', seed: 1, understood: [], ignored: [], apart: [], views: [], credits: [] },
};

/** A drawing of nobody's and a try-on, on this device. */
async function fillDevice() {
  const id = crypto.randomUUID();
  await drawingStore.restore({
    ...{ version: 1, id, batchId: crypto.randomUUID(), owner: null, createdAt: new Date(0).toISOString() },
    ...{ prompt: 'a fox', style: 'sketch', isColor: true, seed: 1, output: 0, isPublic: true, notes },
    ...{ width: 16, height: 16, png: await picture(16, 16) },
  });
  const photo = { id: crypto.randomUUID(), name: 'arm', width: 8, height: 6 };
  await (await localDb()).put('pictures', await picture(8, 6), photo.id);
  await saveTryOn({ id: crypto.randomUUID(), tryOn: { ...emptyTryOn, photo }, thumbnail: null }, null);
  return { id, photoId: photo.id };
}

async function archiveOf(account: string | null): Promise<Blob> {
  const archive = await writeArchive(kinds(account));
  if (!archive) throw new Error('there is nothing to save');
  return archive;
}

test('what is saved as a file comes back on an empty device, once', async () => {
  const { id, photoId } = await fillDevice();
  const archive = await archiveOf(null);
  await empty();
  expect(await writeArchive(kinds(null))).toBeNull();

  const brought = { restored: 2, known: 0, refused: 0, isFull: false };
  expect(await bringBack(archive, kinds('ann'))).toEqual(brought);
  // Whoever brings it back has it.
  const [drawing] = await drawingStore.list('ann');
  expect(drawing).toMatchObject({ id, owner: 'ann', prompt: 'a fox' });
  expect((await createImageBitmap(drawing?.png ?? new Blob())).width).toBe(16);
  const db = await localDb();
  expect((await db.get('pictures', photoId))?.type).toBe('image/png');
  expect(await bringBack(archive, kinds('ann'))).toEqual({ ...brought, restored: 0, known: 2 });
});

test('where old ink is marked comes along, and files from before it could be marked come back as well', async () => {
  const { photoId } = await fillDevice();
  const files = unzipSync(new Uint8Array(await (await archiveOf(null)).arrayBuffer()));
  await empty();
  const path = Object.keys(files).find((each) => /^try-ons\/.*json$/.test(each)) as string;
  const about = JSON.parse(new TextDecoder().decode(files[path]));
  const stroke = { isInk: true, points: [{ x: 0.2, y: 0.2 }], diameter: 0.04, hardness: 0.6 };
  const oldInk = { taps: [{ x: 0.1, y: 0.3 }], strokes: [stroke] };
  const withTryOn = (tryOn: object) => {
    const id = crypto.randomUUID();
    files[`try-ons/${id}/about.json`] = strToU8(JSON.stringify({ id, tryOn }));
    files[`try-ons/${id}/${photoId}`] = files[path.replace('about.json', photoId)] as Uint8Array<ArrayBuffer>;
    return id;
  };
  const { oldInk: _none, ...before } = about.tryOn;
  const [marked, older] = [withTryOn({ ...before, oldInk }), withTryOn(before)];
  withTryOn({ ...before, oldInk: { ...oldInk, taps: [{ x: 'left' }] } });
  const archive = new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
  expect(await bringBack(archive, [keptTryOns])).toMatchObject({ restored: 3, refused: 1 });
  expect((await loadTryOn(marked))?.tryOn.oldInk).toEqual(oldInk);
  expect((await loadTryOn(older))?.tryOn).toEqual(about.tryOn);
});

test('what somebody tampered with is left out, and the rest comes back', async () => {
  await fillDevice();
  const files = unzipSync(new Uint8Array(await (await archiveOf(null)).arrayBuffer()));
  await empty();
  const paths = Object.keys(files);
  const about = paths.find((path) => /^drawings\/.*json$/.test(path)) as string;
  const recipe = JSON.parse(new TextDecoder().decode(files[about]));
  const design = files[about.replace('about.json', 'design.png')] as Uint8Array<ArrayBuffer>;
  const withDrawing = (changes: object, png = design) => {
    const id = crypto.randomUUID();
    files[`drawings/${id}/about.json`] = strToU8(JSON.stringify({ ...recipe, id, ...changes }));
    files[`drawings/${id}/design.png`] = png;
  };
  withDrawing({ width: 4096 });
  withDrawing({ style: 'no such style' });
  withDrawing({ prompt: 'x'.repeat(100_000) });
  withDrawing({}, strToU8('<script>alert(1)</script>'));
  files[`try-ons/${crypto.randomUUID()}/about.json`] = strToU8('{"id":');
  files['../../escaped/about.json'] = strToU8('{}');
  const tampered = new Blob([zipSync(files) as Uint8Array<ArrayBuffer>]);
  expect(await bringBack(tampered, kinds(null))).toMatchObject({ restored: 2, refused: 5 });
  expect(await drawingStore.list(null)).toHaveLength(1);
});

test('a file of something else is refused', async () => {
  await expect(bringBack(new Blob(['no archive']), kinds(null))).rejects.toThrow();
  const other = zipSync({ 'holiday/beach.jpg': strToU8('sand') }) as Uint8Array<ArrayBuffer>;
  await expect(bringBack(new Blob([other]), kinds(null))).rejects.toThrow('something else');
});

test('a device that runs full keeps what has come, and says so', async () => {
  await fillDevice();
  const archive = await archiveOf(null);
  await empty();
  const full = new DOMException('no room', 'QuotaExceededError');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw full;
  });
  expect(await bringBack(archive, kinds(null))).toEqual({ restored: 0, known: 0, refused: 0, isFull: true });
});
