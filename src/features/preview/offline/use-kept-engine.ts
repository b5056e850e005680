import { useEffect } from 'react';
import { appParts, canKeepParts, skinParts } from '#lib/parts/later-parts.ts';
import { keepSamples } from './keep-samples.ts';

/**
 * Sees to it that the previewer opens without a network from now on. On a first visit the engine is fetched before
 * the service worker is there to keep it; then it comes once more, from the browser's own cache.
 */
export function useKeptEngine(): void {
  useEffect(() => {
    if (!canKeepParts()) return;
    // A failure leaves what was kept as it is, and the next visit goes on from there.
    keepEngine().catch(() => undefined);
  }, []);
}

async function keepEngine(): Promise<void> {
  await Promise.all([appParts.keep(), skinParts.keep()]);
  await keepSamples();
}
