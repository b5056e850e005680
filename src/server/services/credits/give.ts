import { randomUUID } from 'node:crypto';
import type { Transacting } from '../../db/client.ts';
import { grantCredits } from './grant.ts';

/** Gives somebody credits in the operator's name, each time anew. */
export async function giveCredits(db: Transacting, userId: string, credits: number): Promise<void> {
  const reference = `operator:${randomUUID()}`;
  await db.transaction((tx) => grantCredits(tx, { userId, credits, source: 'operator', reference }));
}
