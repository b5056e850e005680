import type { GeneratedImage, Image } from '#contract/image.ts';

/** A design that somebody had drawn, as anybody sees it who may. What it was redrawn from, its owner sees alone. */
export type Creation = Omit<GeneratedImage, 'sourceImageId' | 'isStarred' | 'collectionIds'> &
  Partial<Pick<GeneratedImage, 'sourceImageId'>>;

/** Whether the server has it: a drawing of the device alone has neither an address nor other sizes. */
export const isOnServer = ({ tattooUrl }: Pick<Image, 'tattooUrl'>): boolean =>
  !tattooUrl.startsWith('blob:');

/** Null for pictures of the library, which nobody had drawn. */
export function asCreation(image: Image): Creation | null {
  const { batchId, prompt } = image;
  return batchId !== null && typeof prompt === 'string' ? { ...image, batchId, prompt } : null;
}
