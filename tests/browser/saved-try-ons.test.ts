import { afterEach, expect, test } from 'vitest';
import { PictureStore } from '#features/preview/saved/picture-store.ts';
import {
  deleteStrayPictures,
  deleteTryOn,
  listTryOns,
  loadTryOn,
  saveTryOn,
} from '#features/preview/saved/saved-try-ons.ts';
import { emptyTryOn, type TryOn } from '#features/preview/try-on/try-on.ts';

const store = new PictureStore();

function worn(photoId: string): TryOn {
  return { ...emptyTryOn, photo: { id: photoId, name: 'arm', width: 4, height: 3 } };
}

const arm = { id: 'arm', tryOn: worn('none'), thumbnail: null };

afterEach(async () => {
  for (const { id } of await listTryOns()) await deleteTryOn(id);
  await deleteStrayPictures();
});

test('what another tab saved meanwhile is not written over', async () => {
  const first = await saveTryOn(arm, null);
  const second = await saveTryOn({ ...arm, tryOn: worn('theirs') }, first);
  expect(second).toBeGreaterThan(first ?? Number.NaN);
  expect(await saveTryOn({ ...arm, tryOn: worn('mine') }, first)).toBeNull();
  expect((await loadTryOn('arm'))?.tryOn.photo?.id).toBe('theirs');
});

test('what another tab deleted does not come back', async () => {
  const first = await saveTryOn(arm, null);
  await deleteTryOn('arm');
  expect(await saveTryOn(arm, first)).toBeNull();
  expect(await loadTryOn('arm')).toBeNull();
});

test('a thumbnail stays until there is a new one', async () => {
  const thumbnail = new Blob(['small']);
  const first = await saveTryOn({ ...arm, thumbnail }, null);
  await saveTryOn(arm, first);
  expect((await loadTryOn('arm'))?.thumbnail?.size).toBe(5);
});

test('a try-on takes its pictures with it, but for those that another shows', async () => {
  const [own, shared, stray] = await Promise.all(
    ['own', 'shared', 'stray'].map((text) => store.put(new Blob([text]))),
  );
  await saveTryOn({ ...arm, id: 'one', tryOn: worn(own ?? '') }, null);
  await saveTryOn({ ...arm, id: 'two', tryOn: worn(shared ?? '') }, null);
  await saveTryOn({ ...arm, id: 'three', tryOn: worn(shared ?? '') }, null);
  expect(await deleteTryOn('one')).toEqual([own]);
  expect(await deleteTryOn('two')).toEqual([]);
  const later = new PictureStore();
  await expect(later.get(own ?? '')).rejects.toThrow('is gone');
  expect((await later.get(shared ?? '')).size).toBe(6);
  // It may belong to what another tab is about to save.
  expect((await later.get(stray ?? '')).size).toBe(5);
  await deleteStrayPictures();
  await expect(new PictureStore().get(stray ?? '')).rejects.toThrow('is gone');
});

test('a try-on that was saved before old ink could be marked is opened with none marked', async () => {
  const { oldInk, ...before } = worn('none');
  await saveTryOn({ ...arm, tryOn: before as TryOn }, null);
  expect((await loadTryOn('arm'))?.tryOn.oldInk).toEqual(oldInk);
  expect((await listTryOns())[0]?.tryOn).toEqual(worn('none'));
});

test('where old ink is marked is kept', async () => {
  const stroke = { isInk: false, points: [{ x: 0.2, y: 0.2 }], diameter: 0.04, hardness: 0.6 };
  const tryOn = { ...worn('none'), oldInk: { taps: [{ x: 0.1, y: 0.3 }], strokes: [stroke] } };
  await saveTryOn({ ...arm, tryOn }, null);
  expect((await loadTryOn('arm'))?.tryOn).toEqual(tryOn);
});

test('pictures at hand are put back', async () => {
  const id = await store.put(new Blob(['photo']));
  await deleteStrayPictures();
  await store.putBack([id]);
  expect((await new PictureStore().get(id)).size).toBe(5);
});
