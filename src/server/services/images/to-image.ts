import type { Image } from '#contract/image.ts';
import type { images } from '../../db/schema/image.ts';
import type { Signer } from '../../signer.ts';
import { imageUrl } from './image-url.ts';

/** An image as it goes over the wire. */
export function toImage(signer: Signer, row: typeof images.$inferSelect): Image {
  const { id, batchId, prompt, styleId, isColor, isPublic, isOnline, type, drawing } = row;
  return {
    ...{ id, batchId, prompt, styleId, isColor, isPublic, isOnline, type, drawing },
    tattooUrl: imageUrl(signer, row),
    dimensions: { width: row.width, height: row.height },
    createdAt: row.createdAt.toISOString(),
  };
}
