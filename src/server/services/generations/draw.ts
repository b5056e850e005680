import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OutputStage } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { notifyGeneration } from '../../db/notifications.ts';
import { generations } from '../../db/schema/generation.ts';
import { images } from '../../db/schema/image.ts';
import { DrawingRefused, type DrawnImage } from '../../providers/image/image-provider.ts';
import type { Attempt } from '../../queue.ts';
import { activeStatuses, endGeneration } from './end.ts';
import type { Generation } from './find.ts';

/** Somebody ended the generation while it was being drawn. */
class GenerationEnded extends Error {
  override name = 'GenerationEnded';
}

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
  await discardUnlessSucceeded(context, generationId);
}

/** Ends a generation that no attempt could bring to an end. */
export async function abandonGeneration(context: Context, generationId: string): Promise<void> {
  await endGeneration(context, generationId, { status: 'failed', error: 'GENERATION_FAILED' });
  await discardUnlessSucceeded(context, generationId);
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
  const { prompt, style, isColor } = generation.params;
  await context.imageProvider.draw(
    { prompt, style: style ?? null, isColor, seed: generation.seed, positions: [...positions] },
    {
      stage: (position, stage) => setStage(context.db, generation.id, position, stage),
      drawn: (position, image) => store(context, generation, position, image),
    },
    signal,
  );
}

/** The object comes first and the row second: a row never points at nothing. */
async function store(
  context: Context,
  generation: Generation,
  position: number,
  image: DrawnImage,
): Promise<void> {
  await setStage(context.db, generation.id, position, 'drying');
  const mediaKey = `${mediaPrefix(generation.id)}${position}.png`;
  await context.media.put(mediaKey, image.png, { contentType: 'image/png' });
  await context.db.transaction(async (tx) => {
    await setStage(tx, generation.id, position, 'done');
    await tx
      .insert(images)
      .values({
        id: newId(),
        batchId: generation.id,
        position,
        userId: generation.userId,
        mediaKey,
        width: image.width,
        height: image.height,
        prompt: generation.params.prompt,
        styleId: image.style,
        isColor: generation.params.isColor,
        isPublic: generation.isPublic,
        type: 'text-to-image',
        drawing: image.notes,
        createdAt: generation.createdAt,
      })
      .onConflictDoNothing();
  });
}

/** @throws GenerationEnded when it is no longer running */
async function setStage(
  db: Executor,
  generationId: string,
  position: number,
  stage: OutputStage,
): Promise<void> {
  const [running] = await db
    .update(generations)
    .set({
      // PostgreSQL counts from one.
      stages: sql`${generations.stages}[:${position}] || ${stage}::text || ${generations.stages}[${position + 2}:]`,
      status: 'processing',
      revision: sql`${generations.revision} + 1`,
    })
    .where(and(eq(generations.id, generationId), inArray(generations.status, activeStatuses)))
    .returning({ id: generations.id });
  if (!running) throw new GenerationEnded();
  await notifyGeneration(db, generationId);
}

async function discardUnlessSucceeded(context: Context, generationId: string): Promise<void> {
  const [generation] = await context.db
    .select({ status: generations.status })
    .from(generations)
    .where(eq(generations.id, generationId));
  if (generation?.status === 'succeeded') return;
  await context.db.delete(images).where(eq(images.batchId, generationId));
  await context.media.deleteAll(mediaPrefix(generationId));
}

/** A place that follows from the generation: a repeated attempt overwrites what the one before it left. */
const mediaPrefix = (generationId: string) => `images/${generationId}/`;
