import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ownImageCache } from '#contract/offline.ts';

const maxImages = 400;
const keptForSeconds = 90 * 24 * 60 * 60;

/** Private addresses carry a signature that changes daily, while the picture behind them never does. */
const withoutSignature: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const address = new URL(request.url);
    for (const name of ['expires', 'signature']) address.searchParams.delete(name);
    return address.href;
  },
};

/** The reader's pictures in the sizes that pages show; the large originals are fetched for each download. */
export function serveOwnImages(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/media\/.*\.(webp|avif)$/.test(url.pathname),
    new CacheFirst({
      cacheName: ownImageCache,
      plugins: [
        withoutSignature,
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({
          maxEntries: maxImages,
          maxAgeSeconds: keptForSeconds,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}
