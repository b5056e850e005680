import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { flashEngineCache, flashEngineFolder } from '#contract/offline.ts';

const folder = `/${flashEngineFolder}/`;
const characters = `${folder}characters/`;
const views = `${folder}views/`;
/** Each has a hundred characters or so. */
const maxCharacterFiles = 80;
/** Some 20 kB each. */
const maxViewFiles = 60;

/**
 * The drawing engine, whose names carry a hash of their content. The create page fetches its parts and keeps them,
 * because it has to show how far that is; here they are only answered with. Fonts for thousands of characters, and views
 * of sculptures, are kept as they are needed.
 */
export function serveFlashEngine(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(characters),
    new CacheFirst({
      cacheName: 'flash-characters-1',
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: maxCharacterFiles, purgeOnQuotaError: true }),
      ],
    }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(views),
    new CacheFirst({
      cacheName: 'flash-views-1',
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: maxViewFiles, purgeOnQuotaError: true }),
      ],
    }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(folder),
    async ({ request }) => {
      const kept = await caches.match(request, { cacheName: flashEngineCache, ignoreVary: true });
      return kept ?? fetch(request);
    },
  );
}
