import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { skinEngineCache } from '#contract/offline.ts';

/**
 * The skin model and its runtime, 27 MB in all: too much for everybody's first visit. The page fetches them, checks and
 * keeps them; here they are only answered with. Their names carry a hash of their content.
 */
export function serveSkinEngine(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(wasm|tflite)$/.test(url.pathname),
    async ({ request }) => {
      const kept = await caches.match(request, { cacheName: skinEngineCache, ignoreVary: true });
      return kept ?? fetch(request);
    },
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/preview-samples\/[^/]+\.webp$/.test(url.pathname),
    new StaleWhileRevalidate({ cacheName: 'preview-samples-1' }),
  );
}
