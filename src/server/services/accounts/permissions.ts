import type { StartGeneration } from '#contract/generation.ts';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import type { ImageProvider } from '../../providers/image/image-provider.ts';
import { isForMembers } from '../engines/find.ts';
import { hasBenefit, runningMembership } from './membership.ts';

/**
 * Four pictures at once, private ones, and those of models are for members. What comes of a picture of one's own may be
 * private for everybody: nobody has to join to keep a photo to themselves.
 * @throws ServiceError PREMIUM_REQUIRED
 */
export async function checkGenerationAllowed(
  context: Pick<Context, 'db' | 'plans'>,
  userId: string,
  provider: ImageProvider,
  {
    num_outputs,
    isPublic,
    sourceImageId,
  }: Pick<StartGeneration, 'num_outputs' | 'isPublic' | 'sourceImageId'>,
): Promise<void> {
  if (isForMembers(context, provider) && !(await hasBenefit(context, userId, 'hosted-models')))
    throw new ServiceError('PREMIUM_REQUIRED');
  if (num_outputs === 1 && (isPublic || sourceImageId)) return;
  if (!(await runningMembership(context.db, userId))) throw new ServiceError('PREMIUM_REQUIRED');
}
