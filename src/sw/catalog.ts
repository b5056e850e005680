import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });

/** What is the same for everybody: shown at once from the last visit, and renewed behind it. */
export function serveCatalog(): void {
  registerRoute(
    ({ url, sameOrigin }) =>
      sameOrigin && /^\/api\/(styles|engine|ideas|samples|config|categories(\/.*)?)$/.test(url.pathname),
    new StaleWhileRevalidate({ cacheName: 'catalog-1', plugins: [onlyGood] }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(styles|flash|try-on)\/[^/]+\.webp$/.test(url.pathname),
    new StaleWhileRevalidate({
      cacheName: 'samples-1',
      plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true })],
    }),
  );
}
