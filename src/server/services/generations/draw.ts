import type { Context } from '../../context.ts';
import { type DrawingListener, DrawingRefused } from '../../providers/image/image-provider.ts';
import type { Attempt, PictureJob } from '../../queue.ts';
import { claimRequest } from '../engines/claim-request.ts';
import { findEngine } from '../engines/find.ts';
import { discardLeftovers } from './discard.ts';
import { drawingOrder } from './drawing-order.ts';
import { endGeneration } from './end.ts';
import { findGeneration, type Generation } from './find.ts';
import { restoreImage } from './restore-image.ts';
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
    if (!(await isOver(context, generationId, error, attempt))) {
      // Who stops the server has cut it off, and nothing went wrong.
      if (!attempt.signal.aborted)
        context.log.warn(
          { err: error, generationId, position },
          'a picture was not drawn; it is tried again',
        );
      throw error;
    }
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
  else if (isRefused && error.detail)
    context.log.warn({ reason, detail: error.detail, generationId: id }, 'no picture from an image model');
  await endGeneration(context, id, { status: 'failed', error: reason });
  return true;
}

/**
 * A model that is paid for each picture is asked for it once: what a repeated attempt finds asked already is there by
 * now, or is gone on with where the model's provider lets us.
 */
async function draw(
  context: Context,
  generation: Generation,
  position: number,
  signal: AbortSignal,
): Promise<void> {
  const provider = findEngine(context, generation.engine);
  if (!provider) throw new DrawingRefused('MODEL_UNAVAILABLE', `${generation.engine} is no longer set up`);
  const order = await drawingOrder(context, generation, position);
  const request = provider.payment ? await claimRequest(context, generation, position) : undefined;
  if (request?.isRepeated) {
    if (await restoreImage(context, generation, position)) return;
    if (!provider.payment?.canResume)
      throw new DrawingRefused('MODEL_SILENT', 'cut off before the answer; it is not asked again');
  }
  const began = performance.now();
  const listener: DrawingListener = {
    stage: (stage) => setStage(context.db, generation.id, position, stage),
    drawn: (image) => {
      const ms = performance.now() - began + (request?.ageMs ?? 0);
      context.metrics.countDrawing({ engine: generation.engine, style: image.style }, ms / 1000);
      return storeImage(context, generation, position, image, ms);
    },
  };
  await provider.draw(order, listener, signal, request);
}

/** Whichever picture is stored last sees all of them. */
async function endIfDrawn(context: Context, generationId: string): Promise<void> {
  const generation = await findGeneration(context, generationId);
  if (generation?.stages.every((stage) => stage === 'done'))
    await endGeneration(context, generationId, { status: 'succeeded' });
}
