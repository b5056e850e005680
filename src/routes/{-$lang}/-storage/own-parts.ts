import type { QueryClient } from '@tanstack/react-query';
import { drawingStore } from '#features/generate/device/drawing-store.ts';
import { deleteDeviceDrawing } from '#features/generate/device/use-device-drawings.ts';
import { deleteAllTryOns, listTryOns } from '#features/preview/saved/saved-try-ons.ts';
import { byteSize } from '#features/storage/parts/byte-size.ts';
import type { OwnParts } from '#features/storage/parts/parts.ts';
import { forgetChanges, queuedChanges } from '#lib/changes/change-queue.ts';
import { pendingChangesQuery } from '#lib/changes/pending-changes.ts';
import { localDb } from '#lib/local-db.ts';

/** What this account, and whoever has the device, keeps here alone. */
export function ownParts(account: string | undefined, queryClient: QueryClient): OwnParts {
  return {
    drawings: {
      measure: async () => measured(await drawingStore.list(account ?? null)),
      clear: async () => {
        for (const { id } of await drawingStore.list(account ?? null))
          await deleteDeviceDrawing(queryClient, id);
      },
    },
    tryOns: {
      measure: async () => {
        const tryOns = await listTryOns();
        // With the photos and designs that they show.
        const pictures = await (await localDb()).getAll('pictures');
        return { ...measured([...tryOns, ...pictures]), count: tryOns.length };
      },
      clear: deleteAllTryOns,
    },
    changes: {
      measure: async () => measured(account ? await queuedChanges(account) : []),
      clear: async () => {
        if (account) await forgetChanges(account);
        await queryClient.invalidateQueries(pendingChangesQuery(account));
      },
    },
  };
}

function measured(things: readonly unknown[]) {
  return { bytes: things.reduce((sum: number, thing) => sum + byteSize(thing), 0), count: things.length };
}
