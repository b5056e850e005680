import type { GeneratedImage } from '#contract/image.ts';

/** What can be done to an image of one's own, with a network or without. */
export interface Change {
  imageId: string;
  kind: 'star' | 'unstar' | 'delete' | 'restore';
}

/** One that waits for the network. */
export interface QueuedChange extends Change {
  account: string;
  /** In milliseconds since the epoch. */
  madeAt: number;
  /** Whether it was sent once without an answer: then nobody knows whether it arrived. */
  wasSent: boolean;
}

/** A later change takes the place of an earlier one of the same image and aspect. */
export function aspectOf({ kind }: Change): 'star' | 'existence' {
  return kind === 'star' || kind === 'unstar' ? 'star' : 'existence';
}

/** What a list looks like once these changes are made. What is restored comes back with the list itself. */
export function applyChanges<
  T extends Pick<GeneratedImage, 'id'> & Partial<Pick<GeneratedImage, 'isStarred'>>,
>(images: readonly T[], changes: readonly Change[]): T[] {
  const deleted = new Set<string>();
  const stars = new Map<string, boolean>();
  for (const { imageId, kind } of changes) {
    if (kind === 'delete') deleted.add(imageId);
    else if (kind === 'restore') deleted.delete(imageId);
    else stars.set(imageId, kind === 'star');
  }
  return images
    .filter(({ id }) => !deleted.has(id))
    .map((image) => {
      const isStarred = stars.get(image.id);
      return isStarred === undefined || image.isStarred === undefined ? image : { ...image, isStarred };
    });
}
