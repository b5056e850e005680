import { currency } from '#contract/plan.ts';
import type { Env } from '../../env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { PayPalPayment } from './paypal/paypal-payment.ts';
import type { TestBooks } from './test/test-books.ts';
import { TestPayment } from './test/test-payment.ts';

/** Who takes the money, by the settings; undefined where nothing is sold. */
export function openPayment(
  { paypal, testPayments }: Pick<Env, 'paypal' | 'testPayments'>,
  publicUrl: string,
  testBooks: TestBooks,
): PaymentProvider | undefined {
  if (paypal) return new PayPalPayment({ ...paypal, currency, publicUrl });
  return testPayments === 'off' ? undefined : new TestPayment(testBooks);
}

/** Whom pages talk to while somebody pays: PayPal's script, and the hosts that it loads from and draws frames of. */
export function paymentOrigins(paypal: Env['paypal']): string[] {
  if (!paypal) return [];
  const { origin } = new URL(paypal.scriptUrl);
  return [...new Set([origin, 'https://*.paypal.com', 'https://*.paypalobjects.com'])];
}
