import { randomInt } from 'node:crypto';
import { creditsPerImage } from '#contract/credit.ts';
import type { StartGeneration } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { generations } from '../../db/schema/generation.ts';
import type { Caller } from '../../signer.ts';
import { holdCredits } from '../credits/hold.ts';

/**
 * Orders pictures: the generation, the credits held for it and its job come into being together or not at all.
 * @throws ServiceError INSUFFICIENT_CREDITS
 */
export async function startGeneration(
  context: Context,
  { userId }: Caller,
  params: StartGeneration,
): Promise<{ id: string }> {
  const id = newId();
  const outputs = params.num_outputs;
  await context.db.transaction(async (tx) => {
    await tx.insert(generations).values({
      id,
      userId,
      params,
      seed: params.seed ?? randomInt(2 ** 32),
      isPublic: params.isPublic,
      stages: Array.from({ length: outputs }, () => 'waiting' as const),
    });
    await holdCredits(tx, { userId, generationId: id, credits: outputs * creditsPerImage });
    await context.queue.add('generate', { generationId: id }, tx);
  });
  return { id };
}
