import { z } from 'zod';
import { readHeader } from '#engine/skin/photo/image-header.ts';
import type { KeptKind, KeptThing } from '#lib/kept-thing.ts';
import { localDb } from '#lib/local-db.ts';
import { picturesOf } from '../try-on/try-on.ts';
import { listTryOns, loadTryOn, type SavedTryOn, saveTryOn } from './saved-try-ons.ts';
import { tryOnSchema } from './try-on-schema.ts';

const thumbnailFile = 'thumbnail';
const aboutSchema = z.object({ id: z.uuid(), tryOn: tryOnSchema });

/** Try-ons with their photos and designs, which are whoever's the device is. */
export const keptTryOns: KeptKind = {
  folder: 'try-ons',
  list: async () => Promise.all((await listTryOns()).map(thingOf)),
  restore: async ({ about, files }) => {
    const { id, tryOn } = aboutSchema.parse(about);
    if (await loadTryOn(id)) return false;
    const pictures = await Promise.all(
      picturesOf(tryOn).map(async (name) => [name, await checkedPicture(files.get(name))] as const),
    );
    const thumbnail = files.get(thumbnailFile);
    const db = await localDb();
    for (const [name, picture] of pictures) await db.put('pictures', picture, name);
    await saveTryOn({ id, tryOn, thumbnail: thumbnail ? await checkedPicture(thumbnail) : null }, null);
    return true;
  },
};

async function thingOf({ id, tryOn, thumbnail }: SavedTryOn): Promise<KeptThing> {
  const db = await localDb();
  const files = new Map<string, Blob>();
  if (thumbnail) files.set(thumbnailFile, thumbnail);
  for (const name of picturesOf(tryOn)) {
    const picture = await db.get('pictures', name);
    if (picture) files.set(name, picture);
  }
  return { id, about: { id, tryOn }, files };
}

async function checkedPicture(file: Blob | undefined): Promise<Blob> {
  if (!file) throw new Error('a try-on without one of its pictures');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new Blob([bytes], { type: readHeader(bytes).type });
}
