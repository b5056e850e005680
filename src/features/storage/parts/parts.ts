import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { localDb } from '#lib/local-db.ts';
import type { StoragePart, Stored } from '../storage-part.ts';
import { byteSize } from './byte-size.ts';
import { cachesFor } from './caches.ts';

/** What other parts of the app keep on this device, and nobody else has. */
export interface OwnParts {
  readonly drawings: Stored;
  readonly tryOns: Stored;
  readonly changes: Stored;
}

/** All that lies on this device, in the order in which it would be missed. */
export function storageParts(own: OwnParts, queryClient: QueryClient): readonly StoragePart[] {
  return [
    {
      name: 'drawings',
      label: msg`Drawings made here`,
      text: msg`Drawn by this device; they are in no account.`,
      warning: msg`They are on this device alone. Once cleared they are gone.`,
      ...own.drawings,
    },
    {
      name: 'try-ons',
      label: msg`Try-ons`,
      text: msg`With their photos, which never leave this device.`,
      warning: msg`Try-ons and photos are on this device alone. Once cleared they are gone.`,
      ...own.tryOns,
    },
    {
      name: 'changes',
      label: msg`Changes that wait for the network`,
      text: msg`Stars and deletions made offline.`,
      warning: msg`What you starred or deleted offline will not be done.`,
      ...own.changes,
    },
    {
      name: 'creations',
      label: msg`Your creations and profile`,
      text: msg`As last seen: shown at once when you come back.`,
      warning: null,
      ...keptQueries(queryClient),
    },
    {
      name: 'pictures',
      label: msg`Pictures`,
      text: msg`Of your creations and of the library, as far as you have looked at them.`,
      warning: null,
      ...cachesFor('pictures'),
    },
    {
      name: 'previewer',
      label: msg`Previewer`,
      text: msg`Finds skin in photos without a network.`,
      warning: null,
      ...cachesFor('previewer'),
    },
    {
      name: 'engine',
      label: msg`Drawing engine`,
      text: msg`Draws without a network.`,
      warning: null,
      ...cachesFor('engine'),
    },
    {
      name: 'shell',
      label: msg`The app itself`,
      text: msg`Opens every page without a network.`,
      warning: null,
      ...shell,
    },
  ];
}

function keptQueries(queryClient: QueryClient): Stored {
  return {
    measure: async () => {
      const db = await localDb();
      return { bytes: (await db.getAll('queries')).reduce((sum, row) => sum + byteSize(row), 0) };
    },
    clear: async () => {
      // Whatever is still at hand would be written again.
      queryClient.removeQueries({ type: 'inactive' });
      const db = await localDb();
      await db.clear('queries');
    },
  };
}

const shell: Stored = {
  ...cachesFor('shell'),
  clear: async () => {
    // It would answer from a cache that is gone. The next page that is loaded brings both back.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.unregister();
    await cachesFor('shell').clear();
  },
};
