import { z } from 'zod';

/** Price of one drawn image. */
export const creditsPerImage = 1;
/** What a free account starts with and is topped up to each month; it never accumulates. */
export const freeCredits = 50;
/** Months after which granted credits expire. */
export const creditLifetimeMonths = 12;

export const creditEntryKinds = ['grant', 'hold', 'spend', 'release', 'expire', 'take-back'] as const;
export type CreditEntryKind = (typeof creditEntryKinds)[number];

/** What a credit of an entry does to the balance: a spend makes final what a hold has set aside already. */
export const balanceEffects: Record<CreditEntryKind, -1 | 0 | 1> = {
  grant: 1,
  hold: -1,
  spend: 0,
  release: 1,
  expire: -1,
  'take-back': -1,
};

/**
 * One line of the ledger. `credits` counts up from zero; the kind says which way they moved. `take-back`: unspent
 * credits of what was refunded, or replaced by another membership.
 */
export const creditEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(creditEntryKinds),
  credits: z.int().positive(),
  /** What it did to the balance, and the balance after it. */
  change: z.int(),
  balance: z.int(),
  /** What the credits were given for: a plan's code, `free` or `operator`. */
  source: z.string(),
  generationId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});

export type CreditEntry = z.infer<typeof creditEntrySchema>;
