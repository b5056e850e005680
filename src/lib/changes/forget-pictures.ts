import { imageCaches } from '#contract/offline.ts';

/** Removes what the service worker has kept of images that are deleted, in all sizes. */
export async function forgetPictures(imageIds: readonly string[]): Promise<void> {
  // Browsers have no such caches where pages come over plain HTTP.
  if (!('caches' in window)) return;
  const gone = new Set(imageIds);
  for (const name of imageCaches) {
    // Opening one that is not there would make it.
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const [, folder, id = ''] = new URL(request.url).pathname.split('/');
      if (folder === 'media' && gone.has(id)) await cache.delete(request, { ignoreVary: true });
    }
  }
}
