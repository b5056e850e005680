import { isOfPicture } from '#contract/generation.ts';
import { type ImageRatio, imageRatios, pictureTitle } from '#contract/image.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { images } from '../../db/schema/image.ts';
import type { DrawnImage } from '../../providers/image/image-provider.ts';
import { placeholderOf } from '../images/placeholder.ts';
import { indexTokens } from '../search/tokens.ts';
import type { Generation } from './find.ts';
import { setStage } from './set-stage.ts';

/**
 * Keeps one picture of a generation, and how long it took to be drawn, where that is known. The object comes first and the row second: a row never points at nothing.
 * @throws GenerationEnded when it is no longer wanted
 */
export async function storeImage(
  context: Context,
  generation: Generation,
  position: number,
  image: DrawnImage,
  drawingMs: number | null,
): Promise<void> {
  const { id: batchId, userId, isPublic, createdAt, params } = generation;
  await setStage(context.db, batchId, position, 'drying');
  const mediaKey = mediaKeyOf(batchId, position);
  const placeholder = await placeholderOf(image.png);
  await context.media.put(mediaKey, image.png, { contentType: 'image/png' });
  await context.db.transaction(async (tx) => {
    // The row first, whose foreign keys want the account: whoever locks both begins with the account.
    await tx
      .insert(images)
      .values({
        ...{ id: newId(), batchId, position, userId, mediaKey, placeholder, isPublic, createdAt },
        width: image.width,
        height: image.height,
        ratio: nearestRatio(image.width / image.height),
        prompt: params.prompt,
        title: params.prompt === '' ? pictureTitle : null,
        searchTokens: indexTokens(params.prompt),
        styleId: image.style,
        isColor: params.isColor && !params.variation?.isLineArt,
        parentImageId: params.parentImageId ?? null,
        type: isOfPicture(params) ? 'image-to-image' : 'text-to-image',
        drawing: image.notes,
        drawingMs: drawingMs && Math.round(drawingMs),
      })
      .onConflictDoNothing();
    await setStage(tx, batchId, position, 'done');
  });
}

/** Where a picture lies follows from the generation: a repeated attempt overwrites what the one before it left. */
export const mediaKeyOf = (generationId: string, position: number) =>
  `${mediaPrefix(generationId)}${position}.png`;

export const mediaPrefix = (generationId: string) => `images/${generationId}/`;

function nearestRatio(proportion: number): ImageRatio {
  const distance = (ratio: ImageRatio) => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(width / height / proportion));
  };
  return imageRatios.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}
