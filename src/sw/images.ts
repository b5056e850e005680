import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { ownImageCache, publicImageCache } from '#contract/offline.ts';

const maxImages = 400;
const keptForSeconds = 90 * 24 * 60 * 60;
const maxPublicImages = 200;
/** Without a network nobody can tell that a picture was taken down: it is not shown for long after it was last there. */
const publicKeptForSeconds = 7 * 24 * 60 * 60;
const patienceSeconds = 3;

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });

/** Private addresses carry a signature that changes daily, while the picture behind them never does. */
const withoutSignature: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const address = new URL(request.url);
    for (const name of ['expires', 'signature']) address.searchParams.delete(name);
    return address.href;
  },
};

const forgetGone: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404) {
      const cache = await caches.open(publicImageCache);
      await cache.delete(request, { ignoreVary: true });
    }
    return response;
  },
};

const isImage = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
  sameOrigin && /^\/media\/.*\.(webp|avif)$/.test(url.pathname);

/** Pictures that came with the product have a version, and private ones, which are the reader's, a signature. */
const isOfPeople = ({ pathname, searchParams }: URL) =>
  !searchParams.has('v') && !searchParams.has('signature') && !pathname.startsWith('/media/categories/');

/** Pictures in the sizes that pages show; the large originals are fetched for each download. */
export function serveImages(): void {
  registerRoute(
    (asked) => isImage(asked) && !isOfPeople(asked.url),
    new CacheFirst({
      cacheName: ownImageCache,
      plugins: [
        withoutSignature,
        onlyGood,
        new ExpirationPlugin({
          maxEntries: maxImages,
          maxAgeSeconds: keptForSeconds,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
  registerRoute(
    (asked) => isImage(asked) && isOfPeople(asked.url),
    new NetworkFirst({
      cacheName: publicImageCache,
      networkTimeoutSeconds: patienceSeconds,
      plugins: [
        forgetGone,
        onlyGood,
        new ExpirationPlugin({
          maxEntries: maxPublicImages,
          maxAgeSeconds: publicKeptForSeconds,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}
