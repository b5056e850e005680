import type { Stored } from '../storage-part.ts';

/** What each cache is for, by the beginning of its name; all others have pictures. */
const beginnings = {
  shell: /^(workbox-precache|later-parts)/,
  previewer: /^(skin-engine|preview-samples|cut-parts)/,
  engine: /^flash-/,
} as const;

export type CacheUse = keyof typeof beginnings | 'pictures';

/** The caches of one use: where a browser has none, they are empty. */
export function cachesFor(use: CacheUse): Stored {
  return {
    measure: async () => {
      const sizes = await Promise.all((await namesOf(use)).map(sizeOf));
      return { bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
    clear: async () => {
      await Promise.all((await namesOf(use)).map((name) => caches.delete(name)));
    },
  };
}

async function namesOf(use: CacheUse): Promise<string[]> {
  if (typeof caches === 'undefined') return [];
  return (await caches.keys()).filter((name) => useOf(name) === use);
}

function useOf(name: string): CacheUse {
  const known = Object.entries(beginnings).find(([, pattern]) => pattern.test(name));
  return known ? (known[0] as CacheUse) : 'pictures';
}

/** As it lies there, uncompressed. */
async function sizeOf(name: string): Promise<number> {
  const cache = await caches.open(name);
  let bytes = 0;
  // One after the other: the files themselves stay on the disk.
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    bytes += (await response?.blob())?.size ?? 0;
  }
  return bytes;
}
