import type { StartGeneration } from '#contract/generation.ts';
import type { Executor } from '../../db/client.ts';
import { ServiceError } from '../../errors.ts';
import { runningMembership } from './membership.ts';

/**
 * Four pictures at once, and private ones, are for members.
 * @throws ServiceError PREMIUM_REQUIRED
 */
export async function checkGenerationAllowed(
  db: Executor,
  userId: string,
  { num_outputs, isPublic }: Pick<StartGeneration, 'num_outputs' | 'isPublic'>,
): Promise<void> {
  if (num_outputs === 1 && isPublic) return;
  if (!(await runningMembership(db, userId))) throw new ServiceError('PREMIUM_REQUIRED');
}
