import { sql } from 'drizzle-orm';
import { balanceEffects } from '#contract/credit.ts';
import { creditEntries } from '../../db/schema/credit.ts';

const effects = Object.entries(balanceEffects).map(([kind, effect]) => `when '${kind}' then ${effect}`);

/** What a line of the ledger did to the balance. */
export const balanceChange = sql<number>`
  (${creditEntries.credits} * case ${creditEntries.kind} ${sql.raw(effects.join(' '))} end)`;
