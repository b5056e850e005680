import type { StartGeneration } from '#contract/generation.ts';
import type { Executor } from '../../db/client.ts';
import { ServiceError } from '../../errors.ts';
import { runningMembership } from './membership.ts';

/**
 * Four pictures at once, and private ones, are for members. What comes of a picture of one's own may be private for
 * everybody: nobody has to join to keep a photo to themselves.
 * @throws ServiceError PREMIUM_REQUIRED
 */
export async function checkGenerationAllowed(
  db: Executor,
  userId: string,
  {
    num_outputs,
    isPublic,
    sourceImageId,
  }: Pick<StartGeneration, 'num_outputs' | 'isPublic' | 'sourceImageId'>,
): Promise<void> {
  if (num_outputs === 1 && (isPublic || sourceImageId)) return;
  if (!(await runningMembership(db, userId))) throw new ServiceError('PREMIUM_REQUIRED');
}
