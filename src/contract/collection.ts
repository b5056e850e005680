import { z } from 'zod';
import { boundedTrimmed } from './bounded.ts';

export const maxCollectionName = 60;
/** The most collections of one account, and the most images in one of them. */
export const maxCollections = 100;
export const maxCollectionImages = 5000;
/** The most images that one call moves. */
export const maxMovedImages = 100;

/** What its owner put images together under. */
export const collectionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of the images in it that are there to be seen. */
  imageCount: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
});
export type Collection = z.infer<typeof collectionSchema>;

export const collectionNameSchema = z.object({
  name: boundedTrimmed(maxCollectionName, { tooLong: 'COLLECTION_NAME_INVALID' }).min(
    1,
    'COLLECTION_NAME_INVALID',
  ),
});

const imageIdsSchema = z.array(z.uuid()).max(maxMovedImages).default([]);

/** Images to be put into a collection, and those to be taken out. */
export const collectionChangeSchema = z.object({ add: imageIdsSchema, remove: imageIdsSchema });
export type CollectionChange = z.infer<typeof collectionChangeSchema>;
