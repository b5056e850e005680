import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { modelRequests } from '../../db/schema/model-request.ts';
import type { Generation } from '../generations/find.ts';
import { setStage } from '../generations/set-stage.ts';
import { WrittenRequest } from './written-request.ts';

/**
 * Writes down, before a paid model is asked for a picture, that it is. What had been written down before, by an attempt
 * that was cut off, is a repeated request: nobody knows whether that one was answered.
 * @throws GenerationEnded when the picture is no longer wanted
 */
export function claimRequest(
  context: Pick<Context, 'db' | 'notifications'>,
  { id: generationId, engine }: Pick<Generation, 'id' | 'engine'>,
  position: number,
): Promise<WrittenRequest> {
  return context.db.transaction(async (tx) => {
    await setStage(tx, generationId, position, 'reading');
    const claimed = await tx
      .insert(modelRequests)
      .values({ generationId, position, engine })
      .onConflictDoNothing()
      .returning({ position: modelRequests.position });
    const [written] = await tx
      .select({
        remoteId: modelRequests.remoteId,
        heard: modelRequests.heard,
        // By the clock that it was written with.
        ageMs: sql<number>`(extract(epoch from now() - ${modelRequests.askedAt}) * 1000)::float8`,
      })
      .from(modelRequests)
      .where(and(eq(modelRequests.generationId, generationId), eq(modelRequests.position, position)));
    if (!written) throw new Error('what has just been written down is gone');
    return new WrittenRequest(context, {
      generationId,
      position,
      isRepeated: claimed.length === 0,
      ...written,
    });
  });
}
