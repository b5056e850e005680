import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import { grantCredits } from './grant.ts';

/** Gives somebody credits in the operator's name, each time anew. */
export async function giveCredits(db: Database, userId: string, credits: number): Promise<void> {
  const reference = `operator:${randomUUID()}`;
  await db.transaction((tx) => grantCredits(tx, { userId, credits, source: 'operator', reference }));
}
