import { afterEach, expect, test } from 'vitest';
import { emptyFitting, type Fitting } from '#features/preview/fitting/fitting.ts';
import { PictureShelf } from '#features/preview/saved/picture-shelf.ts';
import {
  deleteFitting,
  deleteStrayPictures,
  listFittings,
  loadFitting,
  saveFitting,
} from '#features/preview/saved/saved-fittings.ts';

const shelf = new PictureShelf();

function worn(photoId: string): Fitting {
  return { ...emptyFitting, photo: { id: photoId, name: 'arm', width: 4, height: 3 } };
}

const arm = { id: 'arm', fitting: worn('none'), thumbnail: null };

afterEach(async () => {
  for (const { id } of await listFittings()) await deleteFitting(id);
  await deleteStrayPictures();
});

test('what another tab saved meanwhile is not written over', async () => {
  const first = await saveFitting(arm, null);
  const second = await saveFitting({ ...arm, fitting: worn('theirs') }, first);
  expect(second).toBeGreaterThan(first ?? Number.NaN);
  expect(await saveFitting({ ...arm, fitting: worn('mine') }, first)).toBeNull();
  expect((await loadFitting('arm'))?.fitting.photo?.id).toBe('theirs');
});

test('what another tab deleted does not come back', async () => {
  const first = await saveFitting(arm, null);
  await deleteFitting('arm');
  expect(await saveFitting(arm, first)).toBeNull();
  expect(await loadFitting('arm')).toBeNull();
});

test('a thumbnail stays until there is a new one', async () => {
  const thumbnail = new Blob(['small']);
  const first = await saveFitting({ ...arm, thumbnail }, null);
  await saveFitting(arm, first);
  expect((await loadFitting('arm'))?.thumbnail?.size).toBe(5);
});

test('a try-on takes its pictures with it, but for those that another shows', async () => {
  const [own, shared, stray] = await Promise.all(
    ['own', 'shared', 'stray'].map((text) => shelf.put(new Blob([text]))),
  );
  await saveFitting({ ...arm, id: 'one', fitting: worn(own ?? '') }, null);
  await saveFitting({ ...arm, id: 'two', fitting: worn(shared ?? '') }, null);
  await saveFitting({ ...arm, id: 'three', fitting: worn(shared ?? '') }, null);
  expect(await deleteFitting('one')).toEqual([own]);
  expect(await deleteFitting('two')).toEqual([]);
  const later = new PictureShelf();
  await expect(later.get(own ?? '')).rejects.toThrow('is gone');
  expect((await later.get(shared ?? '')).size).toBe(6);
  // It may belong to what another tab is about to save.
  expect((await later.get(stray ?? '')).size).toBe(5);
  await deleteStrayPictures();
  await expect(new PictureShelf().get(stray ?? '')).rejects.toThrow('is gone');
});

test('pictures at hand are put back', async () => {
  const id = await shelf.put(new Blob(['photo']));
  await deleteStrayPictures();
  await shelf.putBack([id]);
  expect((await new PictureShelf().get(id)).size).toBe(5);
});
