import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OutputStage } from '#contract/generation.ts';
import type { Executor } from '../../db/client.ts';
import { notifyGeneration } from '../../db/notifications.ts';
import { generations } from '../../db/schema/generation.ts';
import { NoLongerWanted } from '../../providers/image/image-provider.ts';
import { activeStatuses } from './end.ts';

/** Somebody ended the generation while it was being drawn. */
export class GenerationEnded extends NoLongerWanted {
  override name = 'GenerationEnded';
}

/**
 * Writes down what is being done to one of a generation's pictures, and tells those who wait for it.
 * @throws GenerationEnded when it is no longer running
 */
export async function setStage(
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
