import type { Language } from '#contract/language.ts';
import type { Plan } from '#contract/plan.ts';

/** What a receipt says. `amount` is in cents. */
export interface Receipt {
  number: number;
  kind: 'payment' | 'refund';
  plan: Plan;
  amount: number;
  currency: string;
  provider: string;
  providerPaymentId: string;
  language: Language;
  periodStartsAt: Date | null;
  periodEndsAt: Date | null;
  issuedAt: Date;
  email: string;
}
