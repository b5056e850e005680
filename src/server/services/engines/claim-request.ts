import type { Database } from '../../db/client.ts';
import { modelRequests } from '../../db/schema/model-request.ts';
import type { Generation } from '../generations/find.ts';
import { setStage } from '../generations/set-stage.ts';

/**
 * Writes down, before a paid model is asked for a picture, that it is. Returns false when that had been written down
 * before: by an attempt that was cut off, of which nobody knows whether it was answered.
 * @throws GenerationEnded when the picture is no longer wanted
 */
export function claimRequest(
  db: Database,
  { id: generationId, engine }: Pick<Generation, 'id' | 'engine'>,
  position: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await setStage(tx, generationId, position, 'reading');
    const claimed = await tx
      .insert(modelRequests)
      .values({ generationId, position, engine })
      .onConflictDoNothing()
      .returning({ position: modelRequests.position });
    return claimed.length > 0;
  });
}
