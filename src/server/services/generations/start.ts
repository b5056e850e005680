import { randomInt } from 'node:crypto';
import { creditsPerImage } from '#contract/credit.ts';
import type { StartGeneration } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { generations } from '../../db/schema/generation.ts';
import { ServiceError } from '../../errors.ts';
import type { Caller } from '../../signer.ts';
import { checkGenerationAllowed } from '../accounts/permissions.ts';
import { holdCredits } from '../credits/hold.ts';
import { checkVisible } from '../images/check-visible.ts';
import { checkPrompt } from '../moderation/check-prompt.ts';
import { checkOwnSource } from '../uploads/add-source.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Orders pictures: the generation, the credits held for it and a job for each picture come into being together or not at all.
 * @throws ServiceError PREMIUM_REQUIRED, INSUFFICIENT_CREDITS, SOURCE_NOT_FOUND, IMAGE_NOT_FOUND,
 * ABILITY_MISSING, CONTENT_FILTERED, PROMPT_UNDRAWABLE or QUEUE_FULL
 */
export async function startGeneration(
  context: Context,
  caller: Caller,
  params: StartGeneration,
): Promise<{ id: string }> {
  const { userId } = caller;
  const id = newId();
  await checkGenerationAllowed(context.db, userId, params);
  await checkSource(context, caller, params);
  await checkVariation(context, caller, params);
  const findings = await checkPrompt(context, caller, params);
  await checkDrawable(context, params);
  const outputs = params.num_outputs;
  await context.db.transaction(async (tx) => {
    const turn = await takeTurn(tx, context.config, { userId, pictures: outputs });
    await tx.insert(generations).values({
      id,
      userId,
      turn,
      params,
      seed: params.seed ?? randomInt(2 ** 32),
      isPublic: params.isPublic,
      findings,
      stages: Array.from({ length: outputs }, () => 'waiting' as const),
    });
    await holdCredits(tx, { userId, generationId: id, credits: outputs * creditsPerImage });
    for (let position = 0; position < outputs; position++)
      await context.queue.add('generate', { generationId: id, position }, tx, turn + position);
  });
  return { id };
}

/** A picture says what is drawn, and letters are what the style of letters is for. */
async function checkDrawable(
  { imageProvider }: Context,
  { prompt, style, sourceImageId, mustBeDrawable }: StartGeneration,
): Promise<void> {
  if (!mustBeDrawable || sourceImageId || style === 'lettering') return;
  if (!(await imageProvider.isDrawable(prompt))) throw new ServiceError('PROMPT_UNDRAWABLE');
}

async function checkSource(
  context: Context,
  caller: Caller,
  { sourceImageId }: StartGeneration,
): Promise<void> {
  if (!sourceImageId) return;
  if (!context.imageProvider.engine.abilities.imageToImage) throw new ServiceError('ABILITY_MISSING');
  await checkOwnSource(context, caller, sourceImageId);
}

async function checkVariation(
  context: Context,
  caller: Caller,
  { parentImageId, variation }: StartGeneration,
): Promise<void> {
  if (variation && !context.imageProvider.engine.abilities.variations)
    throw new ServiceError('ABILITY_MISSING');
  if (parentImageId) await checkVisible(context, caller, parentImageId);
}
