import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { DrawingRefused } from '../../providers/image/image-provider.ts';
import type { Attempt } from '../../queue.ts';
import { readSource } from '../uploads/read-source.ts';
import { discardLeftovers } from './discard.ts';
import { endGeneration } from './end.ts';
import type { Generation } from './find.ts';
import { GenerationEnded, setStage } from './set-stage.ts';
import { storeImage } from './store-image.ts';

/**
 * Draws a generation to its end, or as far as this attempt gets: what is stored is not drawn again by the next.
 * @throws whatever went wrong, when another attempt may help
 */
export async function drawGeneration(
  context: Context,
  generationId: string,
  attempt: Attempt,
): Promise<void> {
  const [generation] = await context.db.select().from(generations).where(eq(generations.id, generationId));
  try {
    if (generation && !generation.finishedAt) {
      await drawMissing(context, generation, attempt.signal);
      await endGeneration(context, generationId, { status: 'succeeded' });
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
  if (error instanceof DrawingRefused) {
    await endGeneration(context, id, { status: 'failed', error: error.reason });
    return true;
  }
  if (!attempt.isLast) return false;
  context.log.error({ err: error, generationId: id }, 'generation failed');
  await endGeneration(context, id, { status: 'failed', error: 'GENERATION_FAILED' });
  return true;
}

async function drawMissing(context: Context, generation: Generation, signal: AbortSignal): Promise<void> {
  const stored = await context.db
    .select({ position: images.position })
    .from(images)
    .where(eq(images.batchId, generation.id));
  const storedPositions = new Set(stored.map((image) => image.position));
  const positions = generation.stages.keys().filter((position) => !storedPositions.has(position));
  const { prompt, style = null, isColor, sourceImageId, fidelity } = generation.params;
  const picture = sourceImageId ? { file: await readSource(context, sourceImageId), fidelity } : null;
  await context.imageProvider.draw(
    { prompt, picture, style, isColor, seed: generation.seed, positions: [...positions] },
    {
      stage: (position, stage) => setStage(context.db, generation.id, position, stage),
      drawn: (position, image) => storeImage(context, generation, position, image),
    },
    signal,
  );
}
