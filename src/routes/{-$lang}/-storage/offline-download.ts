import { keepEngine, measureEngine } from '#features/generate/device/kept-engine.ts';
import { keepSamples } from '#features/preview/offline/keep-samples.ts';
import { appParts, skinParts } from '#lib/parts/later-parts.ts';
import { OfflineDownload } from '#lib/parts/offline-download.ts';

/** All that works without a network, the lightest first. */
export const offlineDownload = new OfflineDownload([
  appParts,
  { measure: measureEngine, keep: keepEngine },
  {
    measure: () => skinParts.measure(),
    keep: async (onProgress, signal) => {
      await skinParts.keep(onProgress, signal);
      await keepSamples(signal);
    },
  },
]);
