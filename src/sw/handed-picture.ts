import { registerRoute } from 'workbox-routing';
import {
  handedCache,
  handedName,
  handedPath,
  maxHandedBytes,
  sharedField,
  sharedPage,
  sharePath,
} from '#contract/handed-picture.ts';

/**
 * Takes a picture that was shared from another app, with a network or without: it is kept on the device, and the
 * previewer opens with it. It is never sent on.
 */
export function takeSharedPictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) => {
      // A full device, or a form that cannot be read: the previewer says so, and what to do.
      const isKept = await keep(request).catch(() => false);
      return Response.redirect(sharedPage(isKept ? 'picture' : 'lost'), 303);
    },
    'POST',
  );
}

async function keep(request: Request): Promise<boolean> {
  const picture = (await request.formData()).get(sharedField);
  if (!(picture instanceof File) || picture.size === 0 || picture.size > maxHandedBytes) return false;
  const headers = { 'content-type': picture.type, [handedName]: encodeURIComponent(picture.name) };
  const cache = await caches.open(handedCache);
  await cache.put(handedPath, new Response(picture, { headers }));
  return true;
}
