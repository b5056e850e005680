import { z } from 'zod';

/** What a client needs to know of the installation that it talks to. */
export const configSchema = z.object({
  /** Google's name for this product; null where nobody can sign in through Google. */
  googleClientId: z.string().nullable(),
  /** Who takes the money; `test` takes none. Null where nothing is sold. */
  paymentProvider: z.string().nullable(),
  /** Whether every page is to say that no money is taken: others than the operator may come here to buy. */
  saysPaymentsAreTests: z.boolean(),
});
