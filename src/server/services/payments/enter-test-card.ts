import { type TestCard, testCards, unrenewableTestCard } from '#contract/payment.ts';
import { ServiceError } from '../../errors.ts';
import { TestPayment } from '../../providers/payment/test/test-payment.ts';
import type { Caller } from '../../signer.ts';
import { findPayment } from './find-payment.ts';
import type { PaymentContext } from './payment-context.ts';

/**
 * Pays one of the caller's orders with a test card, as its number says, when it is captured.
 * @throws ServiceError PAYMENT_OFF where real money is taken, ORDER_NOT_FOUND or TEST_CARD_UNKNOWN
 */
export async function enterTestCard(
  context: PaymentContext,
  caller: Caller,
  name: string,
  { number, expiry }: TestCard,
): Promise<void> {
  if (!(context.payment instanceof TestPayment)) throw new ServiceError('PAYMENT_OFF');
  await findPayment(context, caller, name);
  const digits = number.replace(/[ -]/g, '');
  const isUnrenewable = digits === unrenewableTestCard;
  if (!isUnrenewable && !(digits in testCards)) throw new ServiceError('TEST_CARD_UNKNOWN');
  const says = isUnrenewable ? null : testCards[digits as keyof typeof testCards];
  const declines = says ?? (isExpired(expiry) ? 'card-expired' : null);
  await context.payment.enterCard(name, declines, !isUnrenewable);
}

/** MM/YY; the card is good until its month is over. What is no month is over as well. */
function isExpired(expiry: string): boolean {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d\d)\s*$/.exec(expiry) ?? [];
  return !month || Date.UTC(2000 + Number(year), Number(month), 1) <= Date.now();
}
