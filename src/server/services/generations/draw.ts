import type { Context } from '../../context.ts';
import { DrawingRefused } from '../../providers/image/image-provider.ts';
import type { Attempt, PictureJob } from '../../queue.ts';
import { discardLeftovers } from './discard.ts';
import { drawingOrder } from './drawing-order.ts';
import { endGeneration } from './end.ts';
import { findGeneration, type Generation } from './find.ts';
import { GenerationEnded, setStage } from './set-stage.ts';
import { storeImage } from './store-image.ts';

/**
 * Draws one picture of a generation, unless an attempt before has; the last one ends the generation. A picture that
 * will never be drawn ends it too.
 * @throws whatever went wrong, when another attempt may help
 */
export async function drawPicture(
  context: Context,
  { generationId, position }: PictureJob,
  attempt: Attempt,
): Promise<void> {
  const generation = await findGeneration(context, generationId);
  try {
    if (generation && !generation.finishedAt) {
      if (generation.stages[position] !== 'done') await draw(context, generation, position, attempt.signal);
      await endIfDrawn(context, generationId);
    }
  } catch (error) {
    if (!(await isOver(context, generationId, error, attempt))) throw error;
  }
  await discardLeftovers(context, generationId);
}

/** Ends a generation that no attempt could bring to an end. */
export async function abandonGeneration(context: Context, generationId: string): Promise<void> {
  await endGeneration(context, generationId, { status: 'failed', error: 'GENERATION_FAILED' });
  await discardLeftovers(context, generationId);
}

async function isOver(context: Context, id: string, error: unknown, attempt: Attempt): Promise<boolean> {
  if (error instanceof GenerationEnded) return true;
  const isRefused = error instanceof DrawingRefused;
  if (!isRefused && !attempt.isLast) return false;
  const reason = isRefused ? error.reason : 'GENERATION_FAILED';
  if (reason === 'GENERATION_FAILED')
    context.log.error({ err: error, generationId: id }, 'generation failed');
  await endGeneration(context, id, { status: 'failed', error: reason });
  return true;
}

async function draw(
  context: Context,
  generation: Generation,
  position: number,
  signal: AbortSignal,
): Promise<void> {
  await context.imageProvider.draw(
    await drawingOrder(context, generation, position),
    {
      stage: (stage) => setStage(context.db, generation.id, position, stage),
      drawn: (image) => storeImage(context, generation, position, image),
    },
    signal,
  );
}

/** Whichever picture is stored last sees all of them. */
async function endIfDrawn(context: Context, generationId: string): Promise<void> {
  const generation = await findGeneration(context, generationId);
  if (generation?.stages.every((stage) => stage === 'done'))
    await endGeneration(context, generationId, { status: 'succeeded' });
}
