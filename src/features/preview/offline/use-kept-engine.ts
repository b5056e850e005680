import { useEffect } from 'react';
import { skinEngineCache } from '#contract/offline.ts';
import { samplePhotos, sampleUrl } from '../open/sample-photos.ts';
import { engineFiles } from './engine-files.ts';

/**
 * Sees to it that the previewer opens without a network from now on. On a first visit the engine is fetched before
 * the service worker is there to keep it; then it comes once more, from the browser's own cache.
 */
export function useKeptEngine(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || typeof caches === 'undefined') return;
    // A failure leaves what was kept as it is, and the next visit tries again.
    keepEngine().catch(() => undefined);
  }, []);
}

async function keepEngine(): Promise<void> {
  await navigator.serviceWorker.ready;
  const cache = await caches.open(skinEngineCache);
  const kept = await cache.keys();
  const wanted = engineFiles.map((url) => new URL(url, location.origin).href);
  await Promise.all(kept.filter(({ url }) => !wanted.includes(url)).map((old) => cache.delete(old)));
  for (const url of wanted) if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(url);
  // Asked for once, the service worker keeps them.
  await Promise.all(samplePhotos.map(({ name }) => fetch(sampleUrl(name))));
}
