import type { GeneratedImage } from '#contract/image.ts';
import type { Page } from '#contract/page.ts';
import { api, unwrapResponse, withSignal } from './api-client.ts';
import { applyChanges } from './changes/change.ts';
import { queuedChanges } from './changes/change-queue.ts';

/** What own images are asked for by, as addresses carry it. */
export type OwnImagesRequest = Parameters<typeof api.images.generated.$get>[0]['query'];

/** The query keys under which an account's own images are kept. */
export const ownImageLists = (account: string) =>
  ['history', 'creations', foundCreations].map((name) => ({ queryKey: [name, account] }));
/** The first part of the keys of lists that are narrowed down: a change may bring images into them. */
export const foundCreations = 'found-creations';

/** One page of the account's own images, with the changes in it that still wait for the network. */
export async function fetchOwnImages(
  account: string,
  query: OwnImagesRequest,
  signal: AbortSignal,
): Promise<Page<GeneratedImage>> {
  const page = await unwrapResponse(api.images.generated.$get({ query }, withSignal(signal)));
  const waiting = await queuedChanges(account).catch(() => []);
  return { ...page, data: applyChanges(page.data, waiting) };
}
