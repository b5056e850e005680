import { samplePhotos, sampleUrl } from '../open/sample-photos.ts';

/** Asked for once, the service worker keeps them. */
export async function keepSamplePhotos(signal?: AbortSignal): Promise<void> {
  const asked = samplePhotos.map(({ name }) => fetch(sampleUrl(name), { ...(signal && { signal }) }));
  await Promise.all(asked);
}
