import type { GeneratedImage } from '#contract/image.ts';

/** The images of one generation, in their order. */
export interface Batch {
  id: string;
  images: [GeneratedImage, ...GeneratedImage[]];
}

/** Gathers images into their batches, each where its first image stands; an image that comes twice counts once. */
export function batchesOf(images: readonly GeneratedImage[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const image of images) {
    const batch = batches.get(image.batchId);
    if (!batch) batches.set(image.batchId, { id: image.batchId, images: [image] });
    else if (batch.images.every(({ id }) => id !== image.id)) batch.images.push(image);
  }
  return [...batches.values()];
}
