import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { laterPartsCache } from '#contract/offline.ts';

/**
 * Parts of the app that are not fetched with its shell. Their names carry a hash of their content; the page fetches
 * those of its build when it is idle, and puts away those of an older one.
 */
export function serveLaterParts(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(js|css)$/.test(url.pathname),
    new CacheFirst({
      cacheName: laterPartsCache,
      matchOptions: { ignoreVary: true },
      plugins: [new CacheableResponsePlugin({ statuses: [200] })],
    }),
  );
}
