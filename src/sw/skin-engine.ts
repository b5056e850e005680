import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { skinEngineCache } from '#contract/offline.ts';

/**
 * The skin model and its runtime, 27 MB in all: too much for everybody's first visit, so the previewer asks for them
 * when it is opened. Their names carry a hash of their content; what is cached never grows old.
 */
export function serveSkinEngine(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(wasm|tflite)$/.test(url.pathname),
    new CacheFirst({ cacheName: skinEngineCache, matchOptions: { ignoreVary: true } }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/preview-samples\/[^/]+\.webp$/.test(url.pathname),
    new StaleWhileRevalidate({ cacheName: 'preview-samples-1' }),
  );
}
