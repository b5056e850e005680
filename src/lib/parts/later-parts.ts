import { type LaterPart, laterPartsCache, laterPartsFile, skinEngineCache } from '#contract/offline.ts';
import { PartKeeper } from './part-keeper.ts';

/** The app's own parts that do not come with its shell. */
export const appParts = new PartKeeper({ cache: laterPartsCache, list: () => listLaterParts(false) });
/** The skin model with its runtime. */
export const skinParts = new PartKeeper({ cache: skinEngineCache, list: () => listLaterParts(true) });

async function listLaterParts(isOfSkin: boolean): Promise<LaterPart[]> {
  // The service worker has the list of its own build, which is that of the page.
  await navigator.serviceWorker.ready;
  const response = await fetch(`/${laterPartsFile}`);
  if (!response.ok) throw new Error(`${laterPartsFile}: ${response.status}`);
  const listed: LaterPart[] = await response.json();
  return listed.filter((part) => part.isOfSkin === isOfSkin);
}

/** Whether this browser keeps anything for the service worker to answer with. */
export const canKeepParts = () => 'serviceWorker' in navigator && typeof caches !== 'undefined';
