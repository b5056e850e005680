import { sql } from 'drizzle-orm';
import { creditLifetimeMonths } from '#contract/credit.ts';
import type { Executor } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { creditEntries, creditGrants } from '../../db/schema/credit.ts';
import { addToBalance } from './balance.ts';

interface Grant {
  userId: string;
  credits: number;
  source: string;
  /** What they are given for: a second grant with the same reference does nothing. */
  reference: string;
}

/** Gives credits that expire after twelve months. Returns false when this had been done before. */
export async function grantCredits(tx: Executor, grant: Grant): Promise<boolean> {
  const [row] = await tx
    .insert(creditGrants)
    .values({
      ...grant,
      id: newId(),
      remaining: grant.credits,
      expiresAt: sql`now() + make_interval(months => ${creditLifetimeMonths})`,
    })
    .onConflictDoNothing({ target: creditGrants.reference })
    .returning({ id: creditGrants.id });
  if (!row) return false;

  await tx.insert(creditEntries).values({
    id: newId(),
    userId: grant.userId,
    grantId: row.id,
    kind: 'grant',
    credits: grant.credits,
  });
  await addToBalance(tx, grant.userId, grant.credits);
  return true;
}
