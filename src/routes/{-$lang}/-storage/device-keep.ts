import type { DeviceKeep } from '#features/account/leaving/at-stake.ts';
import { drawingStore } from '#features/generate/device/drawing-store.ts';
import { keptDrawings } from '#features/generate/device/kept-drawings.ts';
import { keptTryOns } from '#features/preview/saved/kept-try-ons.ts';
import { deleteAllTryOns, listTryOns } from '#features/preview/saved/saved-try-ons.ts';
import { archiveName } from '#features/storage/kept/archive.ts';
import { writeArchive } from '#features/storage/kept/write-archive.ts';
import { queuedChanges } from '#lib/changes/change-queue.ts';
import { saveFile } from '#lib/save-file.ts';

export const deviceKeep: DeviceKeep = {
  count: async (account) => {
    const [drawings, changes, tryOns] = await Promise.all([
      drawingStore.list(account),
      queuedChanges(account).catch(nothing),
      listTryOns().catch(nothing),
    ]);
    const own = drawings.filter(({ owner }) => owner === account);
    return { drawings: own.length, changes: changes.length, tryOns: tryOns.length };
  },
  save: async (account) => {
    const archive = await writeArchive([keptDrawings(account), keptTryOns]);
    if (archive) saveFile(archive, archiveName());
  },
  forgetTryOns: deleteAllTryOns,
};

/** Where the browser keeps nothing, nothing can be lost. */
const nothing = () => [];
