import type { Context } from '../../context.ts';
import type { Caller } from '../../signer.ts';
import { endGeneration } from './end.ts';
import { findOwnGeneration } from './find.ts';

/**
 * Gives up a generation that is still running: what is drawn stays, and the credits for the rest come back. One that
 * has ended stays as it is.
 * @throws ServiceError GENERATION_NOT_FOUND
 */
export async function cancelGeneration(context: Context, caller: Caller, id: string): Promise<void> {
  await findOwnGeneration(context, caller, id);
  await endGeneration(context, id, { status: 'canceled' });
}
