import {
  type FlashEngineParts,
  flashEngineCache,
  flashEngineFile,
  skinEngineCache,
} from '#contract/offline.ts';

/** What works on this device without a network. */
export interface Readiness {
  readonly pages: boolean;
  readonly previewer: boolean;
  readonly engine: boolean;
}

export async function readReadiness(): Promise<Readiness> {
  const worker = await navigator.serviceWorker?.getRegistration();
  // Without a service worker nobody answers from the caches.
  if (!worker?.active || typeof caches === 'undefined')
    return { pages: false, previewer: false, engine: false };
  const [previewer, engine] = await Promise.all([hasPreviewer(), hasEngine()]);
  return { pages: true, previewer, engine };
}

async function hasPreviewer(): Promise<boolean> {
  const paths = (await (await caches.open(skinEngineCache)).keys()).map(({ url }) => new URL(url).pathname);
  return ['.wasm', '.tflite'].every((ending) => paths.some((path) => path.endsWith(ending)));
}

async function hasEngine(): Promise<boolean> {
  const cache = await caches.open(flashEngineCache);
  const list = (await (await cache.match(`/${flashEngineFile}`))?.json()) as FlashEngineParts | undefined;
  if (!list) return false;
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return list.parts.every(({ url }) => kept.has(url));
}
