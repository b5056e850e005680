import type { DeclineReason } from '#contract/payment.ts';

/** What card processors mean by their codes, as PayPal passes them on. */
const reasons: Record<string, DeclineReason> = {
  '0500': 'card-declined',
  '5100': 'card-declined',
  '5120': 'insufficient-funds',
  '5400': 'card-expired',
  '9510': 'card-declined',
  '0800': 'card-declined',
  '0880': 'card-invalid',
  '1330': 'card-invalid',
  '5110': 'card-invalid',
  '5180': 'card-invalid',
  '5200': 'card-invalid',
  '00N7': 'card-invalid',
  // Of refusals that come as errors.
  INSTRUMENT_DECLINED: 'card-declined',
  PAYER_CANNOT_PAY: 'card-declined',
  PAYMENT_DENIED: 'card-declined',
  CARD_EXPIRED: 'card-expired',
  VALIDATION_ERROR: 'card-invalid',
  INSUFFICIENT_FUNDS: 'insufficient-funds',
};

export function declineReason(code: string | undefined): DeclineReason {
  return reasons[code ?? ''] ?? 'other';
}
