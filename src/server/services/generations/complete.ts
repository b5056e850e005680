import { asc, eq } from 'drizzle-orm';
import type { CompletedGeneration } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import { images } from '../../db/schema/image.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { isTakenDown } from '../images/is-taken-down.ts';
import { toGeneratedImages } from '../images/to-images.ts';
import { findOwnGeneration } from './find.ts';

/**
 * The images of a generation that has ended, however often it is asked: those that are still to be seen. One that
 * drew nothing has none to show.
 * @throws ServiceError GENERATION_NOT_FOUND or GENERATION_NOT_FINISHED
 */
export async function completeGeneration(
  context: Context,
  caller: Caller,
  id: string,
): Promise<CompletedGeneration> {
  const generation = await findOwnGeneration(context, caller, id);
  const rows = await context.db
    .select()
    .from(images)
    .where(eq(images.batchId, id))
    .orderBy(asc(images.position));
  const isOver = generation.status === 'succeeded' || (generation.finishedAt && rows.length > 0);
  if (!isOver) throw new ServiceError('GENERATION_NOT_FINISHED');
  return {
    localImages: await toGeneratedImages(
      context,
      rows.filter((row) => !isTakenDown(row)),
    ),
  };
}
