import { randomInt } from 'node:crypto';
import { isOfPicture, type StartGeneration } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { generations } from '../../db/schema/generation.ts';
import { ServiceError } from '../../errors.ts';
import type { ImageProvider } from '../../providers/image/image-provider.ts';
import type { Caller } from '../../signer.ts';
import { hasBenefit } from '../accounts/membership.ts';
import { checkGenerationAllowed } from '../accounts/permissions.ts';
import { holdCredits } from '../credits/hold.ts';
import { checkDailyLimit } from '../engines/daily-limit.ts';
import { orderedEngine } from '../engines/find.ts';
import { checkVisible } from '../images/check-visible.ts';
import { checkPrompt } from '../moderation/check-prompt.ts';
import { checkOwnSource } from '../uploads/add-source.ts';
import { takeTurn } from './take-turn.ts';

/**
 * Orders pictures: the generation, the credits held for it and a job for each picture come into being together or not at all.
 * @throws ServiceError ENGINE_UNKNOWN, PREMIUM_REQUIRED, INSUFFICIENT_CREDITS, SOURCE_NOT_FOUND, IMAGE_NOT_FOUND,
 * ABILITY_MISSING, CONTENT_FILTERED, PROMPT_UNDRAWABLE, MODEL_SPENT or QUEUE_FULL
 */
export async function startGeneration(
  context: Context,
  caller: Caller,
  params: StartGeneration,
): Promise<{ id: string }> {
  const { userId } = caller;
  const id = newId();
  const provider = orderedEngine(context, params.engine);
  const { creditsPerImage, id: engine } = provider.engine;
  await checkGenerationAllowed(context, userId, provider, params);
  await checkSource(context, provider, caller, params);
  await checkVariation(context, provider, caller, params);
  const findings = await checkPrompt(context, caller, params);
  await checkDrawable(provider, params);
  const goesFirst = await hasBenefit(context, userId, 'no-waiting');
  const outputs = params.num_outputs;
  await context.db.transaction(async (tx) => {
    const turn = await takeTurn(tx, context.config, { userId, pictures: outputs });
    await checkDailyLimit(tx, provider, outputs);
    await tx.insert(generations).values({
      id,
      userId,
      turn,
      params,
      engine,
      creditsPerImage,
      seed: params.seed ?? randomInt(2 ** 32),
      isPublic: params.isPublic,
      findings,
      stages: Array.from({ length: outputs }, () => 'waiting' as const),
    });
    await holdCredits(tx, { userId, generationId: id, credits: outputs * creditsPerImage });
    for (let position = 0; position < outputs; position++)
      await context.queue.add(
        provider.payment ? 'generate-model' : 'generate',
        { generationId: id, position },
        tx,
        { turn: turn + position, goesFirst },
      );
  });
  return { id };
}

/** A picture says what is drawn, and letters are what the style of letters is for. */
async function checkDrawable(
  provider: ImageProvider,
  { mustBeDrawable, ...order }: StartGeneration,
): Promise<void> {
  if (!mustBeDrawable || isOfPicture(order) || order.style === 'lettering') return;
  if (!(await provider.isDrawable(order.prompt))) throw new ServiceError('PROMPT_UNDRAWABLE');
}

async function checkSource(
  context: Context,
  { engine }: ImageProvider,
  caller: Caller,
  { sourceImageId }: StartGeneration,
): Promise<void> {
  if (!sourceImageId) return;
  if (!engine.abilities.imageToImage) throw new ServiceError('ABILITY_MISSING');
  await checkOwnSource(context, caller, sourceImageId);
}

async function checkVariation(
  context: Context,
  { engine }: ImageProvider,
  caller: Caller,
  { parentImageId, variation }: StartGeneration,
): Promise<void> {
  if (variation && !engine.abilities.variations) throw new ServiceError('ABILITY_MISSING');
  if (parentImageId) await checkVisible(context, caller, parentImageId);
  else if (variation?.isAfterParent) throw new ServiceError('IMAGE_NOT_FOUND');
}
