import { z } from 'zod';

/** Price of one drawn image. */
export const creditsPerImage = 1;
/** What a free account starts with and is topped up to each month; it never accumulates. */
export const freeCredits = 50;
/** Months after which granted credits expire. */
export const creditLifetimeMonths = 12;

export const creditEntryKinds = ['grant', 'hold', 'spend', 'release', 'expire', 'take-back'] as const;

/** One line of the ledger. `take-back`: unspent credits of what was refunded or replaced. `credits` counts up from zero; the kind says which way they moved. */
export const creditEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(creditEntryKinds),
  credits: z.int().positive(),
  source: z.string(),
  generationId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});

export type CreditEntry = z.infer<typeof creditEntrySchema>;
