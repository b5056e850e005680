import { flashUrl } from '#contract/flash-picture.ts';
import { type FlashName, flashSamples } from '#contract/flash-samples.ts';
import { samplePhotos, sampleUrl } from '../open/sample-photos.ts';

/** Sample photos and our flash: asked for once, the service worker keeps them. */
export async function keepSamples(signal?: AbortSignal): Promise<void> {
  const photos = samplePhotos.map(({ name }) => sampleUrl(name));
  const flash = (Object.keys(flashSamples) as FlashName[]).map((name) => flashUrl(name));
  const asked = [...photos, ...flash].map((url) => fetch(url, { ...(signal && { signal }) }));
  await Promise.all(asked);
}
