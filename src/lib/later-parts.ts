import { type LaterPart, laterPartsCache, laterPartsFile, skinEngineCache } from '#contract/offline.ts';

/**
 * Fetches onto the device what of this build's parts is not there yet, and drops those of other builds. What was cut off
 * is begun again by the next call, part by part; what comes otherwise than it was built is not kept.
 * @param kind the app's own parts, or the skin model with its runtime
 */
export async function keepLaterParts(kind: 'app' | 'skin'): Promise<void> {
  if (!('serviceWorker' in navigator) || typeof caches === 'undefined') return;
  await navigator.serviceWorker.ready;
  // The service worker has the list of its own build, which is that of the page.
  const response = await fetch(`/${laterPartsFile}`);
  if (!response.ok) return;
  const listed: LaterPart[] = await response.json();
  const parts = listed.filter(({ isOfSkin }) => isOfSkin === (kind === 'skin'));
  const cache = await caches.open(kind === 'skin' ? skinEngineCache : laterPartsCache);
  const wanted = new Set(parts.map(({ url }) => new URL(url, location.origin).href));
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((old) => cache.delete(old)));
  for (const { url, integrity } of parts) {
    if (!(await cache.match(url, { ignoreVary: true }))) await cache.add(new Request(url, { integrity }));
  }
}
