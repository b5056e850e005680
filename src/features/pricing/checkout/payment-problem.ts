import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeclineReason } from '#contract/payment.ts';
import type { AppErrorReason } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';

/** What may go wrong while one pays, besides the errors of our own calls. */
type ProviderProblem =
  /** The buyer closed the provider's window. */
  | 'cancelled'
  /** The provider's button, or its card fields, reported an error. */
  | 'provider-error'
  | 'card-error'
  /** The provider's script did not come. */
  | 'not-ready'
  /** Nobody knows yet whether the money has moved. */
  | 'unknown';

export type PaymentProblem =
  | DeclineReason
  | ProviderProblem
  | { order: AppErrorReason }
  | { capture: AppErrorReason };

const texts: Record<DeclineReason | ProviderProblem, MessageDescriptor> = {
  'card-declined': msg`The card was declined. Nothing was charged; try another card, or ask your bank.`,
  'insufficient-funds': msg`There is not enough money on this card. Nothing was charged; try another one.`,
  'card-expired': msg`This card has expired. Try another one.`,
  'card-invalid': msg`The card payment failed. Check the number, the date and the code.`,
  other: msg`The payment failed. Nothing was charged; try again or pay another way.`,
  cancelled: msg`You cancelled the payment. Nothing was charged.`,
  'provider-error': msg`Something went wrong at PayPal. Nothing was charged; try again, or pay by card.`,
  'card-error': msg`The card could not be charged. Check what you typed, or pay another way.`,
  'not-ready': msg`The payment system is not ready. Check your connection, and that nothing blocks scripts of PayPal; then try again.`,
  unknown: msg`We did not hear whether the payment went through. Check again before you pay a second time.`,
};

/** A problem in words: what happened, and what to do about it. */
export function problemTexts(problem: PaymentProblem): MessageDescriptor[] {
  if (typeof problem === 'string') return [texts[problem]];
  if ('capture' in problem) return [errorText[problem.capture]];
  return [msg`The order could not be created.`, errorText[problem.order]];
}
