import { useEffect } from 'react';
import { keepLaterParts } from '#lib/later-parts.ts';
import { samplePhotos, sampleUrl } from '../open/sample-photos.ts';

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
  await Promise.all([keepLaterParts('app'), keepLaterParts('skin')]);
  // Asked for once, the service worker keeps them.
  await Promise.all(samplePhotos.map(({ name }) => fetch(sampleUrl(name))));
}
