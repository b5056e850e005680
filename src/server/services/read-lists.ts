import type { Context } from '../context.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Caller } from '../signer.ts';

/**
 * Reads what everybody may see from the replica, where there is one, and from the database itself while the replica is
 * away. A replica lags behind: who is signed in finds what he has just changed, and so reads from the database.
 */
export async function readLists<T>(
  context: Context,
  viewer: Caller | undefined,
  read: (context: Context) => Promise<T>,
): Promise<T> {
  if (!context.replica || viewer) return read(context);
  try {
    return await read({ ...context, db: context.replica });
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    context.log.warn({ err: error }, 'the replica cannot be reached');
    return read(context);
  }
}
