import { z } from 'zod';

/** What a client needs to know of the installation that it talks to. */
export const configSchema = z.object({
  /** Google's name for this product; null where nobody can sign in through Google. */
  googleClientId: z.string().nullable(),
  /** Who takes the money; `test` takes none. */
  paymentProvider: z.string(),
});
