import { z } from 'zod';
import { benefitSchema } from './benefit.ts';
import { localizedTextSchema } from './language.ts';
import { planSchema } from './plan.ts';

/**
 * Who takes the money, and what the checkout needs for it. PayPal's script is loaded on the checkout alone, with
 * `client-id`, `currency` and `components` as its query; `test` takes no money and knows test cards alone.
 */
export const checkoutSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('test') }),
  z.object({ provider: z.literal('paypal'), clientId: z.string(), scriptUrl: z.url() }),
]);

/** `GET /api/plans`: what this installation sells, in the order in which it is shown. */
export const planCatalogSchema = z.object({
  /** ISO 4217; all prices are in its minor units. */
  currency: z.string(),
  /** Credits that an account has for nothing each month. */
  freeCredits: z.int().nonnegative(),
  plans: z.array(planSchema),
  benefits: z.array(z.object({ code: benefitSchema, text: localizedTextSchema })),
  /** Null where nothing is sold. */
  checkout: checkoutSchema.nullable(),
});

export type Checkout = z.infer<typeof checkoutSchema>;
export type PlanCatalog = z.infer<typeof planCatalogSchema>;
