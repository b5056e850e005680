import { z } from 'zod';
import { planCodeSchema } from './plan.ts';

export const quoteQuerySchema = z.object({ planCode: planCodeSchema });

/**
 * What changing to another membership would cost. An upgrade begins at once: what is unused of the present period is
 * taken off its first price, and the credits that are unspent of it are taken back. A downgrade begins when the
 * present period ends, and costs nothing until then. Amounts are in cents.
 */
export const changeQuoteSchema = z.object({
  kind: z.enum(['upgrade', 'downgrade']),
  planCode: z.string(),
  currency: z.string(),
  /** What the present period is still worth. */
  unusedWorth: z.int().nonnegative(),
  dueNow: z.int().nonnegative(),
  /** Credits of the present period that are taken back, and those that come with the new one. */
  creditsTakenBack: z.int().nonnegative(),
  creditsAdded: z.int().nonnegative(),
  startsAt: z.iso.datetime(),
  renewsAt: z.iso.datetime(),
  /** What is paid from then on. */
  renewalPrice: z.int().positive(),
});

/** In cents: far above whatever a year of membership costs. */
const maxDue = 100_000_000;

/** `dueNow` is the amount that was agreed to; the server refuses another one with QUOTE_CHANGED. */
export const changeMembershipSchema = quoteQuerySchema.extend({ dueNow: z.int().min(0).max(maxDue) });

export type ChangeQuote = z.infer<typeof changeQuoteSchema>;
export type ChangeMembership = z.infer<typeof changeMembershipSchema>;
