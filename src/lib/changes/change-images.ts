import type { QueryClient } from '@tanstack/react-query';
import { imageQueries } from '../image-query.ts';
import { foundCreations, ownImageLists } from '../own-images.ts';
import { applyChanges, aspectOf, type Change } from './change.ts';
import { editImages } from './edit-images.ts';
import { forgetPictures } from './forget-pictures.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { pendingChangesQuery } from './pending-changes.ts';
import { type Outcome, sendChanges } from './send-changes.ts';

export interface MadeChanges {
  /** In the order of the changes. */
  outcomes: Outcome[];
  /** Puts the lists back to what they were before. */
  putBack: () => void;
}

/**
 * Makes changes to an account's own images: seen at once in every list and every tab, and taken back where they are
 * refused. Without a network they wait for one.
 */
export async function changeImages(
  queryClient: QueryClient,
  account: string,
  changes: readonly Change[],
): Promise<MadeChanges> {
  // What is on its way may still show how it was.
  await Promise.all(ownImageLists(account).map((filter) => queryClient.cancelQueries(filter)));
  const putBack = showChanges(queryClient, changes);
  const outcomes = await sendChanges(account, changes);
  const accepted = changes.filter((_, place) => isAccepted(outcomes[place]));
  if (accepted.length < changes.length) {
    putBack();
    showChanges(queryClient, accepted);
  }
  tellOtherTabs({ account, changes: accepted });
  queryClient.invalidateQueries(pendingChangesQuery(account));
  const moves = changes.some((change) => aspectOf(change) === 'existence');
  if (moves) refreshLists(queryClient, account);
  else queryClient.invalidateQueries({ queryKey: [foundCreations, account] });
  return { outcomes, putBack };
}

export const isAccepted = (outcome: Outcome | undefined) => outcome === 'made' || outcome === 'queued';

/** Shows changes in whatever this tab has fetched. Returns what puts that back. */
export function showChanges(queryClient: QueryClient, changes: readonly Change[]): () => void {
  const gone = changes.filter(({ kind }) => kind === 'delete').map(({ imageId }) => imageId);
  // Better a picture too many on the device than a deletion that fails for it.
  if (gone.length > 0) forgetPictures(gone).catch(() => undefined);
  for (const id of gone) queryClient.removeQueries(imageQueries(id));
  return editImages(queryClient, (images) => applyChanges(images, changes));
}

/** Has the lists of an account fetched anew: those that are shown at once, the others when they are. */
export function refreshLists(queryClient: QueryClient, account: string): void {
  for (const filter of ownImageLists(account)) queryClient.invalidateQueries(filter);
}
